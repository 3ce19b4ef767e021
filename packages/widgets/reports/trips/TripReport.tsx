import type { Row } from "@vanbook/sdk";
import { wallTime } from "../../format/wall-time.ts";
import { lastDays } from "../../parts/dates/quick-range.ts";
import { defineReport } from "../../report/define/define-report.tsx";
import { tripEmployee, tripSizes } from "./trip-parts.ts";

type Trip = Row<"trips.report">;

const trips = {
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

/** The trips of one employee over a range, with what they earn him. */
export const TripReport = defineReport({
  operation: "trips.report",
  title: "Trip Report",
  filters: tripEmployee,
  ...trips,
});

/** The trips of all employees in scope. */
export const AllTripReport = defineReport({
  operation: "trips.allReport",
  title: "Trip Report of all employees",
  ...trips,
});
