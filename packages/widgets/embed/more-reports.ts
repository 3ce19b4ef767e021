import type { ReportRegistry } from "./report-registry.ts";

/** Those that `allReports` leaves to a piece of its own, so that the script that every page loads stays small. */
export const moreReports: ReportRegistry = {
  "accounts.list": () =>
    import("../masters/accounts/AccountCreation.tsx").then((part) => part.AccountCreation),
  "allocations.list": () =>
    import("../masters/places/AllocationMaster.tsx").then((part) => part.AllocationMaster),
  "balanceSheet.report": () =>
    import("../reports/finance/BalanceSheet.tsx").then((part) => part.BalanceSheet),
  "batchStock.report": () => import("../reports/stock/BatchStock.tsx").then((part) => part.BatchStock),
  "bankBook.report": () => import("../reports/ledgers/BankBook.tsx").then((part) => part.BankBook),
  "billsPayable.report": () =>
    import("../reports/ledgers/BillsPayable.tsx").then((part) => part.BillsPayable),
  "billsReceivable.report": () =>
    import("../reports/ledgers/BillsReceivable.tsx").then((part) => part.BillsReceivable),
  "cashBook.report": () => import("../reports/ledgers/CashBook.tsx").then((part) => part.CashBook),
  "beatPlans.list": () => import("../masters/beat-plan/BeatPlan.tsx").then((part) => part.BeatPlan),
  "branches.list": () => import("../masters/places/BranchMaster.tsx").then((part) => part.BranchMaster),
  "creditors.report": () =>
    import("../reports/ledgers/CreditorsReport.tsx").then((part) => part.CreditorsReport),
  "customerPrices.report": () => import("../reports/sales/PriceList.tsx").then((part) => part.PriceList),
  "customers.report": () =>
    import("../reports/accounts/CustomerDetailsReport.tsx").then((part) => part.CustomerDetailsReport),
  "damages.report": () => import("../reports/stock/DamageReport.tsx").then((part) => part.DamageReport),
  "dashboard.locations": () => import("../field/LocationsMap.tsx").then((part) => part.LocationsMap),
  "debtors.report": () => import("../reports/ledgers/DebtorsReport.tsx").then((part) => part.DebtorsReport),
  "distributors.list": () =>
    import("../masters/distributors/DistributorMaster.tsx").then((part) => part.DistributorMaster),
  "employees.list": () => import("../reports/trips/Employees.tsx").then((part) => part.Employees),
  "godownStock.report": () => import("../reports/stock/GodownStock.tsx").then((part) => part.GodownStock),
  "hsnReturns.report": () =>
    import("../reports/sales/HsnReturnReport.tsx").then((part) => part.HsnReturnReport),
  "hsnSales.report": () => import("../reports/sales/HsnSaleReport.tsx").then((part) => part.HsnSaleReport),
  "itemCustomerSales.report": () =>
    import("../reports/sales/ItemCustomerSaleReport.tsx").then((part) => part.ItemCustomerSaleReport),
  "itemPurchases.report": () =>
    import("../reports/purchases/ItemPurchaseReport.tsx").then((part) => part.ItemPurchaseReport),
  "itemLedger.report": () => import("../reports/stock/ItemLedger.tsx").then((part) => part.ItemLedger),
  "itemSales.report": () => import("../reports/sales/ItemSaleReport.tsx").then((part) => part.ItemSaleReport),
  "items.list": () => import("../masters/items/ItemCreation.tsx").then((part) => part.ItemCreation),
  "journals.report": () => import("../reports/accounts/JournalReport.tsx").then((part) => part.JournalReport),
  "ledger.report": () => import("../reports/ledgers/LedgerReport.tsx").then((part) => part.LedgerReport),
  "liveMap.points": () => import("../field/LiveLocations.tsx").then((part) => part.LiveLocations),
  "messages.list": () => import("../team/EmployeeMessage.tsx").then((part) => part.EmployeeMessage),
  "openingStock.report": () =>
    import("../reports/stock/OpeningStockReport.tsx").then((part) => part.OpeningStockReport),
  "orders.report": () => import("../reports/sales/OrderReport.tsx").then((part) => part.OrderReport),
  "payments.report": () => import("../reports/accounts/PaymentReport.tsx").then((part) => part.PaymentReport),
  "productions.report": () =>
    import("../reports/stock/ProductionReport.tsx").then((part) => part.ProductionReport),
  "profit.report": () => import("../reports/finance/ProfitReport.tsx").then((part) => part.ProfitReport),
  "purchases.report": () =>
    import("../reports/purchases/PurchaseReport.tsx").then((part) => part.PurchaseReport),
  "rateSlabs.list": () => import("../masters/items/RateDiscount.tsx").then((part) => part.RateDiscount),
  "receipts.report": () => import("../reports/accounts/ReceiptReport.tsx").then((part) => part.ReceiptReport),
  "routes.list": () => import("../masters/places/RouteMaster.tsx").then((part) => part.RouteMaster),
  "saleTax.report": () => import("../reports/sales/SaleTaxReport.tsx").then((part) => part.SaleTaxReport),
  "series.list": () =>
    import("../masters/series/InvoiceSeriesMaster.tsx").then((part) => part.InvoiceSeriesMaster),
  "stock.report": () => import("../reports/stock/StockReport.tsx").then((part) => part.StockReport),
  "stockValuation.report": () =>
    import("../reports/stock/StockValuation.tsx").then((part) => part.StockValuation),
  "supplierPurchases.report": () =>
    import("../reports/purchases/SupplierPurchaseReport.tsx").then((part) => part.SupplierPurchaseReport),
  "tasks.list": () => import("../team/TaskMaster.tsx").then((part) => part.TaskMaster),
  "transLedger.report": () =>
    import("../reports/ledgers/TransLedgerReport.tsx").then((part) => part.TransLedgerReport),
  "trialBalance.profitAndLoss": () =>
    import("../reports/finance/ProfitAndLoss.tsx").then((part) => part.ProfitAndLoss),
  "trialBalance.report": () =>
    import("../reports/finance/TrialBalance.tsx").then((part) => part.TrialBalance),
  "trips.allReport": () => import("../reports/trips/AllTripReport.tsx").then((part) => part.AllTripReport),
  "trips.counts": () => import("../field/TripInfo.tsx").then((part) => part.TripInfo),
  "trips.lines": () => import("../reports/trips/TripLines.tsx").then((part) => part.TripLines),
  "trips.map": () => import("../field/TripMap.tsx").then((part) => part.TripMap),
  "trips.orders": () => import("../reports/trips/TripOrders.tsx").then((part) => part.TripOrders),
  "trips.receipts": () => import("../reports/trips/TripReceipts.tsx").then((part) => part.TripReceipts),
  "trips.report": () => import("../reports/trips/TripReport.tsx").then((part) => part.TripReport),
  "trips.sales": () => import("../reports/trips/TripSales.tsx").then((part) => part.TripSales),
  "vanLoads.analysis": () =>
    import("../reports/vans/VanLoadAnalysis.tsx").then((part) => part.VanLoadAnalysis),
  "vanLoads.datewise": () =>
    import("../reports/vans/VanLoadDatewise.tsx").then((part) => part.VanLoadDatewise),
  "vanLoads.report": () => import("../reports/vans/VanLoadReport.tsx").then((part) => part.VanLoadReport),
  "vanSales.summary": () => import("../reports/vans/VanSaleSummary.tsx").then((part) => part.VanSaleSummary),
  "vehicles.list": () => import("../masters/places/VehicleMaster.tsx").then((part) => part.VehicleMaster),
  "zones.list": () => import("../masters/places/ZoneMaster.tsx").then((part) => part.ZoneMaster),
  "*": () => import("../dashboard/embedded-parts.tsx").then((part) => part.embeddedParts),
};
