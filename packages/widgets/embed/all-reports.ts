import type { ReportRegistry } from "./report-registry.ts";

/** Every widget that an element may name: those that pages embed most, and under `*` the others. A host that embeds fewer passes fewer. */
export const allReports: ReportRegistry = {
  "customerLedger.report": () =>
    import("../reports/ledgers/CustomerLedger.tsx").then((part) => part.CustomerLedger),
  "debtors.report": () => import("../reports/ledgers/DebtorsReport.tsx").then((part) => part.DebtorsReport),
  "itemSales.report": () => import("../reports/sales/ItemSaleReport.tsx").then((part) => part.ItemSaleReport),
  "ledger.report": () => import("../reports/ledgers/LedgerReport.tsx").then((part) => part.LedgerReport),
  "orders.report": () => import("../reports/sales/OrderReport.tsx").then((part) => part.OrderReport),
  "sales.report": () => import("../reports/sales/SaleReport.tsx").then((part) => part.SaleReport),
  "stock.report": () => import("../reports/stock/StockReport.tsx").then((part) => part.StockReport),
  "transLedger.report": () =>
    import("../reports/ledgers/TransLedgerReport.tsx").then((part) => part.TransLedgerReport),
  "*": () => import("./more-reports.ts").then((part) => part.moreReports),
};
