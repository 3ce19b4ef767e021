import { declareReport } from "../../report/define/declare-report.ts";
import type { ReportColumn } from "../../report/define/definition.ts";

/** Cast needed: because the row's other keys are vehicle names, the compiler can't see that this one is a date. */
const DATE = { field: "Date", kind: "date" } as unknown as ReportColumn<"vanLoads.analysis">;

export const vanLoadAnalysis = declareReport({
  operation: "vanLoads.analysis",
  title: "Stock Report Details",
  words: { failure: "Failed to load stock report.", search: "Search by date", file: "Vanload_Analysis" },
  filters: [
    { param: "Month", kind: "given", label: "Month", usual: (today: string) => Number(today.slice(5, 7)) },
    { param: "Year", kind: "given", label: "Year", usual: (today: string) => Number(today.slice(0, 4)) },
  ],
  columns: [DATE],
  rows: { pivot: vehicleColumn },
  card: { title: "Date", amount: "Date", details: [] },
});

/** Vehicle columns are named `{vehicle name}_{VID}`. */
export function vehicleColumn(name: string) {
  return { label: labelOf(name), kind: "quantity", total: true } as const;
}

/** The vehicle's name in the name of its column. */
export function labelOf(name: string) {
  return name.replace(/_\d+$/, "");
}
