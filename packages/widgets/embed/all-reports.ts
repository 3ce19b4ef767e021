import type { ReportRegistry } from "./report-registry.ts";

/** Every report that needs nothing but its own range and filters. A host that embeds fewer passes fewer. */
export const allReports: ReportRegistry = {
  "creditors.report": () =>
    import("../reports/ledgers/CreditorsReport.tsx").then((part) => part.CreditorsReport),
  "customerLedger.report": () =>
    import("../reports/ledgers/CustomerLedger.tsx").then((part) => part.CustomerLedger),
  "debtors.report": () => import("../reports/ledgers/DebtorsReport.tsx").then((part) => part.DebtorsReport),
  "godownStock.report": () => import("../reports/stock/GodownStock.tsx").then((part) => part.GodownStock),
  "hsnReturns.report": () =>
    import("../reports/sales/HsnReturnReport.tsx").then((part) => part.HsnReturnReport),
  "hsnSales.report": () => import("../reports/sales/HsnSaleReport.tsx").then((part) => part.HsnSaleReport),
  "itemCustomerSales.report": () =>
    import("../reports/sales/ItemCustomerSaleReport.tsx").then((part) => part.ItemCustomerSaleReport),
  "itemSales.report": () => import("../reports/sales/ItemSaleReport.tsx").then((part) => part.ItemSaleReport),
  "ledger.report": () => import("../reports/ledgers/LedgerReport.tsx").then((part) => part.LedgerReport),
  "orders.report": () => import("../reports/sales/OrderReport.tsx").then((part) => part.OrderReport),
  "profit.report": () => import("../reports/finance/ProfitReport.tsx").then((part) => part.ProfitReport),
  "saleTax.report": () => import("../reports/sales/SaleTaxReport.tsx").then((part) => part.SaleTaxReport),
  "sales.report": () => import("../reports/sales/SaleReport.tsx").then((part) => part.SaleReport),
  "stock.report": () => import("../reports/stock/StockReport.tsx").then((part) => part.StockReport),
  "transLedger.report": () =>
    import("../reports/ledgers/TransLedgerReport.tsx").then((part) => part.TransLedgerReport),
  "trialBalance.report": () =>
    import("../reports/finance/TrialBalance.tsx").then((part) => part.TrialBalance),
  "*": () => import("./more-reports.ts").then((part) => part.moreReports),
};
