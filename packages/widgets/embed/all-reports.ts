import type { ReportRegistry } from "./report-registry.ts";

/** Every report that needs nothing but its own range and filters. A host that embeds fewer passes fewer. */
export const allReports: ReportRegistry = {
  "creditors.report": () => import("../reports/CreditorsReport.tsx").then((part) => part.CreditorsReport),
  "customerLedger.report": () => import("../reports/CustomerLedger.tsx").then((part) => part.CustomerLedger),
  "debtors.report": () => import("../reports/DebtorsReport.tsx").then((part) => part.DebtorsReport),
  "godownStock.report": () => import("../reports/GodownStock.tsx").then((part) => part.GodownStock),
  "hsnReturns.report": () => import("../reports/HsnReturnReport.tsx").then((part) => part.HsnReturnReport),
  "hsnSales.report": () => import("../reports/HsnSaleReport.tsx").then((part) => part.HsnSaleReport),
  "itemCustomerSales.report": () =>
    import("../reports/ItemCustomerSaleReport.tsx").then((part) => part.ItemCustomerSaleReport),
  "itemPurchases.report": () =>
    import("../reports/ItemPurchaseReport.tsx").then((part) => part.ItemPurchaseReport),
  "itemSales.report": () => import("../reports/ItemSaleReport.tsx").then((part) => part.ItemSaleReport),
  "ledger.report": () => import("../reports/LedgerReport.tsx").then((part) => part.LedgerReport),
  "orders.report": () => import("../reports/OrderReport.tsx").then((part) => part.OrderReport),
  "profit.report": () => import("../reports/ProfitReport.tsx").then((part) => part.ProfitReport),
  "purchases.report": () => import("../reports/PurchaseReport.tsx").then((part) => part.PurchaseReport),
  "saleTax.report": () => import("../reports/SaleTaxReport.tsx").then((part) => part.SaleTaxReport),
  "sales.report": () => import("../reports/SaleReport.tsx").then((part) => part.SaleReport),
  "stock.report": () => import("../reports/StockReport.tsx").then((part) => part.StockReport),
  "supplierPurchases.report": () =>
    import("../reports/SupplierPurchaseReport.tsx").then((part) => part.SupplierPurchaseReport),
  "transLedger.report": () =>
    import("../reports/TransLedgerReport.tsx").then((part) => part.TransLedgerReport),
  "trialBalance.report": () => import("../reports/TrialBalance.tsx").then((part) => part.TrialBalance),
  "vanLoads.datewise": () => import("../reports/VanLoadDatewise.tsx").then((part) => part.VanLoadDatewise),
};
