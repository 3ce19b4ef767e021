import { declareReport } from "../../report/define/declare-report.ts";
import type { ReportColumn } from "../../report/define/definition.ts";

/** The row's other keys are vehicle names, so the compiler can't see that this is a date. */
const DATE_COLUMN = { field: "Date", kind: "date" } as unknown as ReportColumn<"vanLoads.analysis">;

export const vanLoadAnalysis = declareReport({
  operation: "vanLoads.analysis",
  title: "Stock Report Details",
  words: { failure: "Failed to load stock report.", search: "Search by date", file: "Vanload_Analysis" },
  filters: [
    { param: "Month", kind: "given", label: "Month", usual: (today: string) => Number(today.slice(5, 7)) },
    { param: "Year", kind: "given", label: "Year", usual: (today: string) => Number(today.slice(0, 4)) },
  ],
  columns: [DATE_COLUMN],
  rows: { pivot: makeVehicleColumn },
  card: { title: "Date", amount: "Date", details: [] },
});

/** Vehicle columns are named `{vehicle name}_{VID}`. */
export function makeVehicleColumn(name: string) {
  return { label: getVehicleName(name), kind: "quantity", total: true } as const;
}

export function getVehicleName(name: string) {
  return name.replace(/_\d+$/, "");
}
