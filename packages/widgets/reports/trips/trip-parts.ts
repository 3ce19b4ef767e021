import type { Row } from "@vanbook/sdk";
import { wallTime } from "../../format/wall-time.ts";
import { lastDays } from "../../parts/dates/quick-range.ts";

// Written out twice: what is put together with `...` is counted to every report that takes anything from here (scripts/widget-operations.mjs).

/** Whose day a list shows, and which. */
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

/** Whose visits or trips of a range are shown. */
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

/** Rows a page. */
export const tripSizes = [500, 1000, 5000] as const;

type Trip = Row<"trips.report">;

/** What the trips of one employee and those of all have in common. */
export const trips = {
  words: { search: "Search by employee", file: "TripReport_{from}_to_{to}" },
  range: { from: "FromDate", to: "ToDate", default: lastDays(30) },
  columns: [
    { kind: "serial", label: "SL No" },
    { field: "EMP_NAME", label: "Employee Name" },
    { field: "StartingDate", label: "Starting Date", text: (row: Trip) => wallTime(row.StartingDate) },
    { field: "EndingDate", label: "Ending Date", text: (row: Trip) => wallTime(row.EndingDate) },
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
