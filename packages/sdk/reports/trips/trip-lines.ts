import type { Row } from "@vanbook/sdk";
import { formatWallTime } from "../../format/wall-time.ts";
import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { tripEmployee, tripSizes } from "./trip-parts.ts";

/**
 * Lists whom an employee visited, and when. Each row says what came of the visit.
 * @widget Field staff
 */
export const tripLines = declareReport({
  operation: "trips.lines",
  title: "Tripline",
  words: { search: "Search by customer or address", file: "Tripline_{from}_to_{to}" },
  range: { from: "FromDate", to: "Date", default: lastDays(7) },
  filters: tripEmployee,
  columns: [
    { kind: "serial", label: "SL No" },
    { field: "AccountName", label: "Customer Name" },
    { field: "Address" },
    { field: "Date", text: (row) => formatWallTime(row.Date) },
    {
      field: "CustomerStatus",
      label: "Status",
      kind: "tag",
      text: describeVisit,
      tones: { "Order Placed": "ok", "New Customer": "ok", "Take Order": "warn", "Shop Closed": "bad" },
    },
  ],
  rows: { sort: "Date", sizes: tripSizes },
  card: { title: "AccountName", amount: "CustomerStatus", details: ["Date", "Address"] },
});

function describeVisit({ CustomerStatus, LocationStatus }: Row<"trips.lines">): string {
  if ((CustomerStatus === 1 || CustomerStatus === 0) && LocationStatus === 5) return "Order Placed";
  if (CustomerStatus === 1) return "Take Order";
  if (CustomerStatus === 2) return "No Order";
  if (CustomerStatus === 3 || CustomerStatus === 4) return "Shop Closed";
  return LocationStatus === 3 ? "New Customer" : "N/A";
}
