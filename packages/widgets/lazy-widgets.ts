/**
 * The widgets, each loaded with the code that it needs when it is called: `lazyPart(lazyWidgets.StockReport)`.
 * A page that shows one of many loads no other.
 */
export const lazyWidgets = {
  JournalReport: () => import("./reports/accounts/JournalReport.tsx").then((part) => part.JournalReport),
  PaymentReport: () => import("./reports/accounts/PaymentReport.tsx").then((part) => part.PaymentReport),
  ReceiptReport: () => import("./reports/accounts/ReceiptReport.tsx").then((part) => part.ReceiptReport),
  DayBook: () => import("./reports/finance/DayBook.tsx").then((part) => part.DayBook),
  BankBook: () => import("./reports/ledgers/BankBook.tsx").then((part) => part.BankBook),
  BillsPayable: () => import("./reports/ledgers/BillsPayable.tsx").then((part) => part.BillsPayable),
  BillsReceivable: () => import("./reports/ledgers/BillsReceivable.tsx").then((part) => part.BillsReceivable),
  CashBook: () => import("./reports/ledgers/CashBook.tsx").then((part) => part.CashBook),
  BalanceSheet: () => import("./reports/finance/BalanceSheet.tsx").then((part) => part.BalanceSheet),
  ProfitAndLoss: () => import("./reports/finance/ProfitAndLoss.tsx").then((part) => part.ProfitAndLoss),
  ProfitReport: () => import("./reports/finance/ProfitReport.tsx").then((part) => part.ProfitReport),
  TrialBalance: () => import("./reports/finance/TrialBalance.tsx").then((part) => part.TrialBalance),
  CreditorsReport: () => import("./reports/ledgers/CreditorsReport.tsx").then((part) => part.CreditorsReport),
  CustomerLedger: () => import("./reports/ledgers/CustomerLedger.tsx").then((part) => part.CustomerLedger),
  DebtorsReport: () => import("./reports/ledgers/DebtorsReport.tsx").then((part) => part.DebtorsReport),
  LedgerReport: () => import("./reports/ledgers/LedgerReport.tsx").then((part) => part.LedgerReport),
  TransLedgerReport: () =>
    import("./reports/ledgers/TransLedgerReport.tsx").then((part) => part.TransLedgerReport),
  ItemPurchaseReport: () =>
    import("./reports/purchases/ItemPurchaseReport.tsx").then((part) => part.ItemPurchaseReport),
  PurchaseReport: () => import("./reports/purchases/PurchaseReport.tsx").then((part) => part.PurchaseReport),
  SupplierPurchaseReport: () =>
    import("./reports/purchases/SupplierPurchaseReport.tsx").then((part) => part.SupplierPurchaseReport),
  HsnReturnReport: () => import("./reports/sales/HsnReturnReport.tsx").then((part) => part.HsnReturnReport),
  HsnSaleReport: () => import("./reports/sales/HsnSaleReport.tsx").then((part) => part.HsnSaleReport),
  ItemCustomerSaleReport: () =>
    import("./reports/sales/ItemCustomerSaleReport.tsx").then((part) => part.ItemCustomerSaleReport),
  ItemSaleReport: () => import("./reports/sales/ItemSaleReport.tsx").then((part) => part.ItemSaleReport),
  OrderReport: () => import("./reports/sales/OrderReport.tsx").then((part) => part.OrderReport),
  PriceList: () => import("./reports/sales/PriceList.tsx").then((part) => part.PriceList),
  SaleReport: () => import("./reports/sales/SaleReport.tsx").then((part) => part.SaleReport),
  SaleTaxReport: () => import("./reports/sales/SaleTaxReport.tsx").then((part) => part.SaleTaxReport),
  GodownStock: () => import("./reports/stock/GodownStock.tsx").then((part) => part.GodownStock),
  CustomerDetailsReport: () =>
    import("./reports/accounts/CustomerDetailsReport.tsx").then((part) => part.CustomerDetailsReport),
  OpeningStockReport: () =>
    import("./reports/stock/OpeningStockReport.tsx").then((part) => part.OpeningStockReport),
  ProductionReport: () =>
    import("./reports/stock/ProductionReport.tsx").then((part) => part.ProductionReport),
  DamageReport: () => import("./reports/stock/DamageReport.tsx").then((part) => part.DamageReport),
  AuditLog: () => import("./reports/logs/AuditLog.tsx").then((part) => part.AuditLog),
  SignInLog: () => import("./reports/logs/SignInLog.tsx").then((part) => part.SignInLog),
  StockReport: () => import("./reports/stock/StockReport.tsx").then((part) => part.StockReport),
  ItemLedger: () => import("./reports/stock/ItemLedger.tsx").then((part) => part.ItemLedger),
  StockValuation: () => import("./reports/stock/StockValuation.tsx").then((part) => part.StockValuation),
  VanLoadAnalysis: () => import("./reports/vans/VanLoadAnalysis.tsx").then((part) => part.VanLoadAnalysis),
  VanLoadDatewise: () => import("./reports/vans/VanLoadDatewise.tsx").then((part) => part.VanLoadDatewise),
  VanLoadReport: () => import("./reports/vans/VanLoadReport.tsx").then((part) => part.VanLoadReport),
  VanSaleSummary: () => import("./reports/vans/VanSaleSummary.tsx").then((part) => part.VanSaleSummary),
  LiveLocations: () => import("./field/LiveLocations.tsx").then((part) => part.LiveLocations),
  Employees: () => import("./reports/trips/Employees.tsx").then((part) => part.Employees),
  AccountCreation: () =>
    import("./masters/accounts/AccountCreation.tsx").then((part) => part.AccountCreation),
  BeatPlan: () => import("./masters/beat-plan/BeatPlan.tsx").then((part) => part.BeatPlan),
  CompanyManagement: () =>
    import("./masters/company/CompanyManagement.tsx").then((part) => part.CompanyManagement),
  CompanySettings: () => import("./masters/company/CompanySettings.tsx").then((part) => part.CompanySettings),
  DistributorMaster: () =>
    import("./masters/distributors/DistributorMaster.tsx").then((part) => part.DistributorMaster),
  ExcelImport: () => import("./masters/import/ExcelImport.tsx").then((part) => part.ExcelImport),
  ItemCreation: () => import("./masters/items/ItemCreation.tsx").then((part) => part.ItemCreation),
  RateDiscount: () => import("./masters/items/RateDiscount.tsx").then((part) => part.RateDiscount),
  AllocationMaster: () =>
    import("./masters/places/AllocationMaster.tsx").then((part) => part.AllocationMaster),
  BranchMaster: () => import("./masters/places/BranchMaster.tsx").then((part) => part.BranchMaster),
  RouteMaster: () => import("./masters/places/RouteMaster.tsx").then((part) => part.RouteMaster),
  VehicleMaster: () => import("./masters/places/VehicleMaster.tsx").then((part) => part.VehicleMaster),
  ZoneMaster: () => import("./masters/places/ZoneMaster.tsx").then((part) => part.ZoneMaster),
  AccountGroupMaster: () =>
    import("./masters/chart/AccountGroupMaster.tsx").then((part) => part.AccountGroupMaster),
  ContraVoucher: () => import("./vouchers/ContraVoucher.tsx").then((part) => part.ContraVoucher),
  CreditNoteVoucher: () => import("./vouchers/party-vouchers.ts").then((part) => part.CreditNoteVoucher),
  DebitNoteVoucher: () => import("./vouchers/party-vouchers.ts").then((part) => part.DebitNoteVoucher),
  ExpenseVoucher: () => import("./vouchers/ExpenseVoucher.tsx").then((part) => part.ExpenseVoucher),
  JournalVoucher: () => import("./vouchers/JournalVoucher.tsx").then((part) => part.JournalVoucher),
  ProductionVoucher: () => import("./vouchers/ProductionVoucher.tsx").then((part) => part.ProductionVoucher),
  ReplacementVoucher: () =>
    import("./vouchers/ReplacementVoucher.tsx").then((part) => part.ReplacementVoucher),
  SaleReturnVoucher: () => import("./vouchers/SaleReturnVoucher.tsx").then((part) => part.SaleReturnVoucher),
  SaleVoucher: () => import("./vouchers/SaleVoucher.tsx").then((part) => part.SaleVoucher),
  PurchaseReturnVoucher: () =>
    import("./vouchers/PurchaseReturnVoucher.tsx").then((part) => part.PurchaseReturnVoucher),
  PurchaseVoucher: () => import("./vouchers/PurchaseVoucher.tsx").then((part) => part.PurchaseVoucher),
  OrderVoucher: () => import("./vouchers/OrderVoucher.tsx").then((part) => part.OrderVoucher),
  VanLoadVoucher: () => import("./vouchers/VanLoadVoucher.tsx").then((part) => part.VanLoadVoucher),
  DamageVoucher: () => import("./vouchers/DamageVoucher.tsx").then((part) => part.DamageVoucher),
  StockCountVoucher: () => import("./vouchers/StockCountVoucher.tsx").then((part) => part.StockCountVoucher),
  HandOverVoucher: () => import("./vouchers/HandOverVoucher.tsx").then((part) => part.HandOverVoucher),
  ReceiptVoucher: () => import("./vouchers/party-vouchers.ts").then((part) => part.ReceiptVoucher),
  PaymentVoucher: () => import("./vouchers/party-vouchers.ts").then((part) => part.PaymentVoucher),
  ChartOfAccounts: () => import("./masters/chart/ChartOfAccounts.tsx").then((part) => part.ChartOfAccounts),
  FinancialYears: () => import("./masters/years/FinancialYears.tsx").then((part) => part.FinancialYears),
  InvoiceSeriesMaster: () =>
    import("./masters/series/InvoiceSeriesMaster.tsx").then((part) => part.InvoiceSeriesMaster),
  MacMaster: () => import("./masters/users/MacMaster.tsx").then((part) => part.MacMaster),
  UserAccess: () => import("./masters/users/UserAccess.tsx").then((part) => part.UserAccess),
  UserCreation: () => import("./masters/users/UserCreation.tsx").then((part) => part.UserCreation),
  UserDetails: () => import("./masters/users/UserDetails.tsx").then((part) => part.UserDetails),
  UserMaster: () => import("./masters/users/UserMaster.tsx").then((part) => part.UserMaster),
  LocationsMap: () => import("./field/LocationsMap.tsx").then((part) => part.LocationsMap),
  EmployeeMessage: () => import("./team/EmployeeMessage.tsx").then((part) => part.EmployeeMessage),
  TaskMaster: () => import("./team/TaskMaster.tsx").then((part) => part.TaskMaster),
  ReceiptMaster: () => import("./vouchers/ReceiptMaster.tsx").then((part) => part.ReceiptMaster),
};
