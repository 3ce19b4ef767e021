import type { ReportRegistry } from "./report-registry.ts";

/** The widgets embedded most, and the others under `*`. A host that needs fewer can pass fewer. */
export const allReports: ReportRegistry = {
  "customerLedger.report": () =>
    import("../reports/ledgers/CustomerLedger.tsx").then((part) => part.CustomerLedger),
  "sales.report": () => import("../reports/sales/SaleReport.tsx").then((part) => part.SaleReport),
  "*": () => import("../generated/more-reports.ts").then((part) => part.moreReports),
};
