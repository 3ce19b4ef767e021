import type { Row } from "@vanbook/sdk";
import { formatWallTime } from "../../format/wall-time.ts";
import { lastDays } from "../../report/quick-range.ts";

// The employee filter is repeated here: scripts/widget-operations.mjs would count filters merged
// with `...` for every report that imports anything from this file.

export const tripDay = [
  {
    param: "UserId",
    kind: "user",
    label: "Employee",
    all: "Select Employee",
    isOnBar: true,
    missing: "Please select an employee.",
  },
  {
    param: "Date",
    kind: "day",
    label: "Date",
    isOnBar: true,
    missing: "Please select a date.",
    usual: (today: string) => today,
  },
] as const;

export const tripEmployee = [
  {
    param: "EmpID",
    kind: "user",
    label: "Employee",
    all: "Select Employee",
    isOnBar: true,
    missing: "Please select an employee.",
  },
] as const;

export const tripSizes = [500, 1000, 5000] as const;

type Trip = Row<"trips.report">;

export const trips = {
  words: { search: "Search by employee", file: "TripReport_{from}_to_{to}" },
  range: { from: "FromDate", to: "ToDate", default: lastDays(30) },
  columns: [
    { kind: "serial", label: "SL No" },
    { field: "EMP_NAME", label: "Employee Name" },
    { field: "StartingDate", label: "Starting Date", text: (row: Trip) => formatWallTime(row.StartingDate) },
    { field: "EndingDate", label: "Ending Date", text: (row: Trip) => formatWallTime(row.EndingDate) },
    { field: "StartingKm", label: "Starting Km", kind: "quantity" },
    { field: "EndingKm", label: "Ending Km", kind: "quantity" },
    { field: "TotalKm", label: "Total Km", kind: "quantity", total: true },
    { field: "KMPrice", label: "KM Price", kind: "money", total: true },
    { field: "Dayallowance", label: "Day Allowance", kind: "money", total: true },
    { field: "TotalAllowance", label: "Total Allowance", kind: "money", total: true },
  ],
  rows: { sort: "StartingDate", sizes: tripSizes },
  card: { title: "EMP_NAME", amount: "TotalAllowance", details: ["StartingDate", "TotalKm"] },
} as const;
