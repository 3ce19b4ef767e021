import type { ReportRegistry } from "./report-registry.ts";

/** Those that `allReports` leaves to a piece of its own, so that the script that every page loads stays small: employees, trips and maps, and reports that are embedded more seldom. */
export const moreReports: ReportRegistry = {
  "creditors.report": () =>
    import("../reports/ledgers/CreditorsReport.tsx").then((part) => part.CreditorsReport),
  "customers.report": () =>
    import("../reports/accounts/CustomerDetailsReport.tsx").then((part) => part.CustomerDetailsReport),
  "customerPrices.report": () => import("../reports/sales/PriceList.tsx").then((part) => part.PriceList),
  "damages.report": () => import("../reports/stock/DamageReport.tsx").then((part) => part.DamageReport),
  "employees.list": () => import("../reports/trips/Employees.tsx").then((part) => part.Employees),
  "godownStock.report": () => import("../reports/stock/GodownStock.tsx").then((part) => part.GodownStock),
  "hsnReturns.report": () =>
    import("../reports/sales/HsnReturnReport.tsx").then((part) => part.HsnReturnReport),
  "hsnSales.report": () => import("../reports/sales/HsnSaleReport.tsx").then((part) => part.HsnSaleReport),
  "itemCustomerSales.report": () =>
    import("../reports/sales/ItemCustomerSaleReport.tsx").then((part) => part.ItemCustomerSaleReport),
  "itemPurchases.report": () =>
    import("../reports/purchases/ItemPurchaseReport.tsx").then((part) => part.ItemPurchaseReport),
  "journals.report": () => import("../reports/accounts/JournalReport.tsx").then((part) => part.JournalReport),
  "liveMap.points": () => import("../field/LiveLocations.tsx").then((part) => part.LiveLocations),
  "openingStock.report": () =>
    import("../reports/stock/OpeningStockReport.tsx").then((part) => part.OpeningStockReport),
  "payments.report": () => import("../reports/accounts/PaymentReport.tsx").then((part) => part.PaymentReport),
  "productions.report": () =>
    import("../reports/stock/ProductionReport.tsx").then((part) => part.ProductionReport),
  "profit.report": () => import("../reports/finance/ProfitReport.tsx").then((part) => part.ProfitReport),
  "purchases.report": () =>
    import("../reports/purchases/PurchaseReport.tsx").then((part) => part.PurchaseReport),
  "receipts.report": () => import("../reports/accounts/ReceiptReport.tsx").then((part) => part.ReceiptReport),
  "saleTax.report": () => import("../reports/sales/SaleTaxReport.tsx").then((part) => part.SaleTaxReport),
  "supplierPurchases.report": () =>
    import("../reports/purchases/SupplierPurchaseReport.tsx").then((part) => part.SupplierPurchaseReport),
  "trialBalance.report": () =>
    import("../reports/finance/TrialBalance.tsx").then((part) => part.TrialBalance),
  "trips.counts": () => import("../field/TripInfo.tsx").then((part) => part.TripInfo),
  "trips.map": () => import("../field/TripMap.tsx").then((part) => part.TripMap),
  "vanLoads.datewise": () =>
    import("../reports/vans/VanLoadDatewise.tsx").then((part) => part.VanLoadDatewise),
  "*": () => import("../dashboard/embedded-parts.tsx").then((part) => part.embeddedParts),
};
