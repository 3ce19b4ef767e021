import type { ReportRegistry } from "./report-registry.ts";

/** Every widget that an element may name: those that pages embed most, and under `*` the others. A host that embeds fewer passes fewer. */
export const allReports: ReportRegistry = {
  "customerLedger.report": () =>
    import("../reports/ledgers/CustomerLedger.tsx").then((part) => part.CustomerLedger),
  "sales.report": () => import("../reports/sales/SaleReport.tsx").then((part) => part.SaleReport),
  "*": () => import("../generated/more-reports.ts").then((part) => part.moreReports),
};
