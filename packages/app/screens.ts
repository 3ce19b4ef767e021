import { lazyWidgets } from "@vanbook/widgets";
import { administrator, everyone, managers } from "./roles.ts";
import { inMenu, listVoucher, outsideMenus } from "./screens-of.ts";

/**
 * Every documented address: its title, who may open it, its menu, and its widget or page. The menus are in
 * the order of this table. In each, the documented entries come first, then the screens that the documented
 * menus omit (docs/deviations.md, row 22).
 */
export const screens = {
  ...outsideMenus("public", {
    "/": { title: "Login", show: () => import("./session/LoginPage.tsx").then((p) => p.LoginPage) },
    "/Versionlog": {
      title: "Version Log",
      show: () => import("./versions/VersionLogPage.tsx").then((p) => p.PublicVersionLogPage),
    },
    "/Recover": {
      title: "Set your password",
      show: () => import("./session/RecoveryPage.tsx").then((p) => p.RecoveryPage),
    },
  }),
  ...outsideMenus(everyone, {
    "/dashboard": {
      title: "Dashboard",
      menu: "Home",
      label: "Home",
      show: () => import("./dashboard/DashboardPage.tsx").then((p) => p.DashboardPage),
    },
    "/dashEmp": {
      title: "Profile",
      show: () => import("./session/ProfilePage.tsx").then((p) => p.ProfilePage),
    },
    "/Resetpassword": {
      title: "Reset Password",
      show: () => import("./session/ResetPasswordPage.tsx").then((p) => p.ResetPasswordPage),
    },
    "/versionlogpage": {
      title: "Version Log",
      show: () => import("./versions/VersionLogPage.tsx").then((p) => p.VersionLogPage),
    },
  }),
  ...inMenu("Master Control", everyone, {
    "/CompanyInfo": {
      title: "Company Management",
      label: "Company Info",
      writers: administrator,
      show: lazyWidgets.CompanyManagement,
    },
    "/Userinfo": {
      title: "User Master",
      label: "User Info",
      writers: administrator,
      show: lazyWidgets.UserMaster,
    },
    "/TabUserMaster": {
      title: "User Admin",
      roles: administrator,
      show: () => import("./masters/UserAdminPage.tsx").then((p) => p.UserAdminPage),
    },
    "/Settings": { title: "Settings", roles: administrator, show: lazyWidgets.CompanySettings },
    "/SignInLog": { title: "Sign-in Log", roles: administrator, show: lazyWidgets.SignInLog },
    "/AuditLog": { title: "Audit Log", roles: administrator, show: lazyWidgets.AuditLog },
    "/EmpMessage": { title: "Employee Message", writers: managers, show: lazyWidgets.EmployeeMessage },
    "/TaskManager": { title: "Task Master", writers: managers, show: lazyWidgets.TaskMaster },
    "/Liveusermap": { title: "Live Locations", roles: managers, show: lazyWidgets.LiveLocations },
    "/Partners": {
      title: "Partners",
      roles: administrator,
      show: () => import("./masters/PartnersPage.tsx").then((p) => p.PartnersPage),
    },
  }),
  ...inMenu("Sales & Distribution", everyone, {
    "/Tabsale": {
      title: "Sale",
      label: "Sale Report",
      show: () => import("./reports/SalePage.tsx").then((p) => p.SalePage),
    },
    "/OrderReport": { title: "Order Report", show: lazyWidgets.OrderReport },
    "/ReceiptReport": { title: "Receipt Report", label: "Receipt", show: lazyWidgets.ReceiptReport },
    "/VanSaleSummary": { title: "VanSale Summary", show: lazyWidgets.VanSaleSummary },
    "/PriceList": { title: "Price List", show: lazyWidgets.PriceList },
    "/SaleVoucher": listVoucher("Sale Voucher", "F8", everyone, lazyWidgets.SaleVoucher),
    "/ReplacementVoucher": listVoucher(
      "Replacement Voucher",
      "Alt+A",
      everyone,
      lazyWidgets.ReplacementVoucher,
    ),
    "/OrderVoucher": listVoucher("Order Voucher", "Alt+O Ctrl+F8", everyone, lazyWidgets.OrderVoucher),
    "/SaleReturnVoucher": listVoucher(
      "Sale Return Voucher",
      "Alt+N Alt+F6",
      everyone,
      lazyWidgets.SaleReturnVoucher,
    ),
  }),
  ...inMenu("Inventory", managers, {
    "/OpeningStockReport": {
      title: "Opening Stock Report",
      label: "Opening Stock",
      show: lazyWidgets.OpeningStockReport,
    },
    "/TabPurchase": {
      title: "Purchase",
      show: () => import("./reports/PurchasePage.tsx").then((p) => p.PurchasePage),
    },
    "/Production": { title: "Production Report", label: "Production", show: lazyWidgets.ProductionReport },
    "/balancestock": {
      title: "GoDown Stock",
      show: () => import("./reports/GodownStockPage.tsx").then((p) => p.GodownStockPage),
    },
    "/DamageReport": { title: "Damage Report", show: lazyWidgets.DamageReport },
    "/StockReport": {
      title: "Stock Report",
      show: () => import("./reports/StockReportPage.tsx").then((p) => p.StockReportPage),
    },
    "/TabVanload": {
      title: "Van Load",
      show: () => import("./reports/VanLoadsPage.tsx").then((p) => p.VanLoadsPage),
    },
    "/StockValuation": {
      title: "Stock Valuation",
      show: () => import("./reports/StockValuationPage.tsx").then((p) => p.StockValuationPage),
    },
    "/BatchStock": {
      title: "Batch Stock",
      show: () => import("./reports/BatchStockPage.tsx").then((p) => p.BatchStockPage),
    },
    "/ItemLedger": { title: "Item Ledger", show: lazyWidgets.ItemLedger },
    "/PurchaseVoucher": listVoucher("Purchase Voucher", "F9", managers, lazyWidgets.PurchaseVoucher),
    "/VanLoadVoucher": listVoucher("Van Load Voucher", "Alt+L Alt+F7", managers, lazyWidgets.VanLoadVoucher),
    "/ProductionVoucher": listVoucher("Production Voucher", "Alt+P", managers, lazyWidgets.ProductionVoucher),
    "/DamageVoucher": listVoucher("Damage Voucher", "Alt+M", managers, lazyWidgets.DamageVoucher),
    "/StockCount": listVoucher("Stock Count", "Alt+K Ctrl+F7", managers, lazyWidgets.StockCountVoucher),
    "/PurchaseReturnVoucher": listVoucher(
      "Purchase Return Voucher",
      "Alt+U Alt+F5",
      managers,
      lazyWidgets.PurchaseReturnVoucher,
    ),
  }),
  ...inMenu("Accounts", managers, {
    "/PaymentReport": { title: "Payment Report", label: "Payment", show: lazyWidgets.PaymentReport },
    "/JournalReport": { title: "Journal Report", label: "Journal", show: lazyWidgets.JournalReport },
    "/Recieptpage": { title: "Receipt Master", show: lazyWidgets.ReceiptMaster },
    "/ReceiptVoucher": listVoucher("Receipt Voucher", "Shift+F8", managers, lazyWidgets.ReceiptVoucher),
    "/PaymentVoucher": listVoucher("Payment Voucher", "Shift+F9", managers, lazyWidgets.PaymentVoucher),
    "/ContraVoucher": listVoucher("Contra Voucher", "F4", managers, lazyWidgets.ContraVoucher),
    "/ExpenseVoucher": listVoucher("Expense Voucher", "Shift+F7", managers, lazyWidgets.ExpenseVoucher),
    "/HandOverVoucher": listVoucher("Hand-over Voucher", "Shift+F4", managers, lazyWidgets.HandOverVoucher),
    "/CreditNoteVoucher": listVoucher(
      "Credit Note Voucher",
      "Alt+I",
      managers,
      lazyWidgets.CreditNoteVoucher,
    ),
    "/DebitNoteVoucher": listVoucher("Debit Note Voucher", "Alt+J", managers, lazyWidgets.DebitNoteVoucher),
    "/JournalVoucher": listVoucher("Journal Voucher", "F7", managers, lazyWidgets.JournalVoucher),
    "/OpeningVoucher": {
      title: "Opening Voucher",
      keys: "Alt+G",
      roles: administrator,
      show: () => import("./masters/OpeningPage.tsx").then((p) => p.OpeningPage),
    },
  }),
  ...inMenu("Finance", managers, {
    "/ProfitReport": { title: "Profit Report", label: "Profit", show: lazyWidgets.ProfitReport },
    "/DebitorsReport": {
      title: "Debitors Report",
      label: "Debitors",
      show: () => import("./reports/DebtorsPage.tsx").then((p) => p.DebtorsPage),
    },
    "/CreditorsReport": {
      title: "Creditors Report",
      label: "Creditors",
      show: () => import("./reports/CreditorsPage.tsx").then((p) => p.CreditorsPage),
    },
    "/CustomerLedger": {
      title: "Customer Ledger",
      show: () => import("./reports/CustomerLedgerPage.tsx").then((p) => p.CustomerLedgerPage),
    },
    "/trailbalance": {
      title: "Trial Balance",
      show: () => import("./reports/TrialBalancePage.tsx").then((p) => p.TrialBalancePage),
    },
    "/PandLReport": {
      title: "Profit & Loss Statement",
      label: "Profit & Loss",
      show: lazyWidgets.ProfitAndLoss,
    },
    "/LedgerAll": { title: "Ledger Report", label: "Ledger", show: lazyWidgets.LedgerReport },
    "/LedgerTrans": {
      title: "Trans Ledger Report",
      label: "Trans Ledger",
      show: lazyWidgets.TransLedgerReport,
    },
    "/BillsReceivable": { title: "Bills Receivable", show: lazyWidgets.BillsReceivable },
    "/BillsPayable": { title: "Bills Payable", show: lazyWidgets.BillsPayable },
    "/DayBook": { title: "Day Book", show: lazyWidgets.DayBook },
    "/CashBook": { title: "Cash Book", show: lazyWidgets.CashBook },
    "/BankBook": { title: "Bank Book", show: lazyWidgets.BankBook },
    "/BalanceSheet": {
      title: "Balance Sheet",
      show: () => import("./reports/BalanceSheetPage.tsx").then((p) => p.BalanceSheetPage),
    },
  }),
  ...inMenu("Masters", managers, {
    "/CustomerDetailsReport": {
      title: "Customer Details Report",
      label: "Customer Details",
      show: () => import("./reports/CustomersPage.tsx").then((p) => p.CustomersPage),
    },
    "/Account": {
      title: "Account Creation",
      label: "Accounts",
      writers: managers,
      show: lazyWidgets.AccountCreation,
    },
    "/TabMasters": {
      title: "Masters",
      label: "Branch, Zone, Distributor",
      show: () => import("./masters/MastersPage.tsx").then((p) => p.MastersPage),
    },
    "/TabImport": {
      title: "Import",
      show: () => import("./masters/ImportPage.tsx").then((p) => p.ImportPage),
    },
    "/TabSeries": {
      title: "Series",
      show: () => import("./masters/SeriesPage.tsx").then((p) => p.SeriesPage),
    },
    "/FinancialYears": {
      title: "Financial Years",
      writers: administrator,
      show: lazyWidgets.FinancialYears,
    },
    "/TabBeatMaster": {
      title: "Route and Vehicle Master",
      label: "Routes and Vehicles",
      show: () => import("./masters/BeatMasterPage.tsx").then((p) => p.BeatMasterPage),
    },
    "/BeatAllocate": {
      title: "Employee Beat Plan",
      label: "Beat Plan",
      writers: managers,
      show: lazyWidgets.BeatPlan,
    },
    "/ItemCreation": {
      title: "Item Creation",
      label: "Items",
      writers: administrator,
      show: lazyWidgets.ItemCreation,
    },
    "/ItemRateDiscount": {
      title: "Rate Discount percentage",
      label: "Rate Discount",
      writers: administrator,
      show: lazyWidgets.RateDiscount,
    },
    "/PriceLists": { title: "Price Lists", writers: administrator, show: lazyWidgets.PriceLists },
    "/ChartOfAccounts": {
      title: "Chart of Accounts",
      show: () => import("./masters/ChartPage.tsx").then((p) => p.ChartPage),
    },
    "/Taxes": { title: "Taxes", roles: administrator, show: lazyWidgets.TaxMaster },
    "/HsnCodes": { title: "HSN and SAC Codes", roles: administrator, show: lazyWidgets.HsnCodeMaster },
  }),
  ...outsideMenus(managers, {
    // The second documented address of the same screen.
    "/Ratediscount": {
      title: "Rate Discount percentage",
      writers: administrator,
      show: lazyWidgets.RateDiscount,
    },
    "/EmpView": {
      title: "Employee Details",
      menu: "Employee Trip",
      label: "Employee Trip",
      show: () => import("./reports/EmployeesPage.tsx").then((p) => p.EmployeesPage),
    },
    "/TabEmpTrip": {
      title: "Employee Trip",
      roles: everyone,
      show: () => import("./reports/TripPage.tsx").then((p) => p.TripPage),
    },
  }),
};

/** One of the documented addresses, spelled as documented; the router matches it in any case. */
export type ScreenPath = keyof typeof screens;

/** All documented addresses, in the order of the table. */
export const screenPaths = Object.keys(screens) as readonly ScreenPath[]; // the keys of a constant
