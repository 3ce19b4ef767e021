import { lazyWidgets } from "@vanbook/widgets";
import { lazyPages, loadLinkedReport } from "./lazy-pages.ts";
import { administrator, everyone, managers } from "./roles.ts";
import { placeInMenu, placeOutsideMenus } from "./screens-of.ts";

/**
 * Every documented address: its title, who may open it, its menu, and its widget or page. The menus
 * are in the order of this table. In each, the documented entries come first, then the screens that
 * the documented menus omit (docs/additions.md, row 22).
 */
export const screens = {
  ...placeOutsideMenus("public", {
    "/": { title: "Login", show: lazyPages.LoginPage },
    "/Versionlog": { title: "Version Log", show: lazyPages.PublicVersionLogPage },
    "/Recover": { title: "Set your password", show: lazyPages.RecoveryPage },
  }),
  ...placeOutsideMenus(everyone, {
    "/dashboard": { title: "Dashboard", menu: "Home", label: "Home", show: lazyPages.DashboardPage },
    "/dashEmp": { title: "Profile", show: lazyPages.ProfilePage },
    "/Resetpassword": { title: "Reset Password", show: lazyPages.ResetPasswordPage },
    "/versionlogpage": { title: "Version Log", show: lazyPages.VersionLogPage },
  }),
  ...placeInMenu("Master Control", everyone, {
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
    "/TabUserMaster": { title: "User Admin", roles: administrator, show: lazyPages.UserAdminPage },
    "/Settings": { title: "Settings", roles: administrator, show: lazyWidgets.CompanySettings },
    "/SignInLog": { title: "Sign-in Log", roles: administrator, show: lazyWidgets.SignInLog },
    "/AuditLog": { title: "Audit Log", roles: administrator, show: lazyWidgets.AuditLog },
    "/EmpMessage": { title: "Employee Message", writers: managers, show: lazyWidgets.EmployeeMessage },
    "/TaskManager": { title: "Task Master", writers: managers, show: lazyWidgets.TaskMaster },
    "/Liveusermap": { title: "Live Locations", roles: managers, show: lazyWidgets.LiveLocations },
    "/Partners": { title: "Partners", roles: administrator, show: lazyPages.PartnersPage },
  }),
  ...placeInMenu("Sales & Distribution", everyone, {
    "/Tabsale": { title: "Sale", label: "Sale Report", show: lazyPages.SalePage },
    "/OrderReport": { title: "Order Report", show: lazyWidgets.OrderReport },
    "/ReceiptReport": { title: "Receipt Report", label: "Receipt", show: lazyWidgets.ReceiptReport },
    "/VanSaleSummary": { title: "VanSale Summary", show: lazyWidgets.VanSaleSummary },
    "/PriceList": { title: "Price List", show: lazyWidgets.PriceList },
    "/SaleVoucher": { title: "Sale Voucher", keys: "F8", show: lazyWidgets.SaleVoucher },
    "/ReplacementVoucher": {
      title: "Replacement Voucher",
      keys: "Alt+A",
      show: lazyWidgets.ReplacementVoucher,
    },
    "/OrderVoucher": { title: "Order Voucher", keys: "Alt+O Ctrl+F8", show: lazyWidgets.OrderVoucher },
    "/SaleReturnVoucher": {
      title: "Sale Return Voucher",
      keys: "Alt+N Alt+F6",
      show: lazyWidgets.SaleReturnVoucher,
    },
  }),
  ...placeInMenu("Inventory", managers, {
    "/OpeningStockReport": {
      title: "Opening Stock Report",
      label: "Opening Stock",
      show: lazyWidgets.OpeningStockReport,
    },
    "/TabPurchase": { title: "Purchase", show: lazyPages.PurchasePage },
    "/Production": { title: "Production Report", label: "Production", show: lazyWidgets.ProductionReport },
    "/balancestock": { title: "GoDown Stock", show: loadLinkedReport("GodownStock") },
    "/DamageReport": { title: "Damage Report", show: lazyWidgets.DamageReport },
    "/StockReport": { title: "Stock Report", show: loadLinkedReport("StockReport") },
    "/TabVanload": { title: "Van Load", show: lazyPages.VanLoadsPage },
    "/StockValuation": { title: "Stock Valuation", show: loadLinkedReport("StockValuation") },
    "/BatchStock": { title: "Batch Stock", show: loadLinkedReport("BatchStock") },
    "/ItemLedger": { title: "Item Ledger", show: lazyWidgets.ItemLedger },
    "/PurchaseVoucher": { title: "Purchase Voucher", keys: "F9", show: lazyWidgets.PurchaseVoucher },
    "/VanLoadVoucher": {
      title: "Van Load Voucher",
      keys: "Alt+L Alt+F7",
      show: lazyWidgets.VanLoadVoucher,
    },
    "/ProductionVoucher": {
      title: "Production Voucher",
      keys: "Alt+P",
      show: lazyWidgets.ProductionVoucher,
    },
    "/DamageVoucher": { title: "Damage Voucher", keys: "Alt+M", show: lazyWidgets.DamageVoucher },
    "/StockCount": { title: "Stock Count", keys: "Alt+K Ctrl+F7", show: lazyWidgets.StockCountVoucher },
    "/PurchaseReturnVoucher": {
      title: "Purchase Return Voucher",
      keys: "Alt+U Alt+F5",
      show: lazyWidgets.PurchaseReturnVoucher,
    },
  }),
  ...placeInMenu("Accounts", managers, {
    "/PaymentReport": { title: "Payment Report", label: "Payment", show: lazyWidgets.PaymentReport },
    "/JournalReport": { title: "Journal Report", label: "Journal", show: lazyWidgets.JournalReport },
    "/Recieptpage": { title: "Receipt Master", show: lazyWidgets.ReceiptMaster },
    "/ReceiptVoucher": { title: "Receipt Voucher", keys: "Shift+F8", show: lazyWidgets.ReceiptVoucher },
    "/PaymentVoucher": { title: "Payment Voucher", keys: "Shift+F9", show: lazyWidgets.PaymentVoucher },
    "/ContraVoucher": { title: "Contra Voucher", keys: "F4", show: lazyWidgets.ContraVoucher },
    "/ExpenseVoucher": { title: "Expense Voucher", keys: "Shift+F7", show: lazyWidgets.ExpenseVoucher },
    "/HandOverVoucher": { title: "Hand-over Voucher", keys: "Shift+F4", show: lazyWidgets.HandOverVoucher },
    "/CreditNoteVoucher": {
      title: "Credit Note Voucher",
      keys: "Alt+I",
      show: lazyWidgets.CreditNoteVoucher,
    },
    "/DebitNoteVoucher": { title: "Debit Note Voucher", keys: "Alt+J", show: lazyWidgets.DebitNoteVoucher },
    "/JournalVoucher": { title: "Journal Voucher", keys: "F7", show: lazyWidgets.JournalVoucher },
    "/DocumentsToSettle": { title: "Documents to Settle", show: lazyWidgets.HeldDocuments },
    "/OpeningVoucher": {
      title: "Opening Voucher",
      keys: "Alt+G",
      roles: administrator,
      show: lazyPages.OpeningPage,
    },
  }),
  ...placeInMenu("Finance", managers, {
    "/ProfitReport": { title: "Profit Report", label: "Profit", show: lazyWidgets.ProfitReport },
    "/DebitorsReport": {
      title: "Debitors Report",
      label: "Debitors",
      show: loadLinkedReport("DebtorsReport"),
    },
    "/CreditorsReport": {
      title: "Creditors Report",
      label: "Creditors",
      show: loadLinkedReport("CreditorsReport"),
    },
    "/CustomerLedger": { title: "Customer Ledger", show: lazyPages.CustomerLedgerPage },
    "/trailbalance": { title: "Trial Balance", show: loadLinkedReport("TrialBalance") },
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
    "/Gst": { title: "GST Returns", roles: administrator, show: lazyPages.GstPage },
    "/Gstr2b": { title: "GSTR-2B", roles: administrator, show: lazyWidgets.Statement2b },
    "/EInvoices": { title: "E-invoices", roles: administrator, show: lazyWidgets.EInvoices },
    "/UnpaidBills": {
      title: "Bills Unpaid for 180 Days",
      roles: administrator,
      show: lazyWidgets.UnpaidBills,
    },
    "/BalanceSheet": { title: "Balance Sheet", show: lazyPages.BalanceSheetPage },
  }),
  ...placeInMenu("Masters", managers, {
    "/CustomerDetailsReport": {
      title: "Customer Details Report",
      label: "Customer Details",
      show: loadLinkedReport("CustomerDetailsReport"),
    },
    "/Account": { title: "Account Creation", label: "Accounts", show: lazyWidgets.AccountCreation },
    "/TabMasters": { title: "Masters", label: "Branch, Zone, Distributor", show: lazyPages.MastersPage },
    "/TabImport": { title: "Import", show: lazyPages.ImportPage },
    "/TabSeries": { title: "Series", show: lazyPages.SeriesPage },
    "/FinancialYears": {
      title: "Financial Years",
      writers: administrator,
      show: lazyWidgets.FinancialYears,
    },
    "/TabBeatMaster": {
      title: "Route and Vehicle Master",
      label: "Routes and Vehicles",
      show: lazyPages.BeatMasterPage,
    },
    "/BeatAllocate": { title: "Employee Beat Plan", label: "Beat Plan", show: lazyWidgets.BeatPlan },
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
    "/ChartOfAccounts": { title: "Chart of Accounts", show: lazyPages.ChartPage },
    "/Taxes": { title: "Taxes", roles: administrator, show: lazyWidgets.TaxMaster },
    "/UnknownFacts": { title: "Unknown Facts", show: lazyWidgets.UnknownFacts },
    "/HsnCodes": { title: "HSN and SAC Codes", roles: administrator, show: lazyWidgets.HsnCodeMaster },
  }),
  ...placeOutsideMenus(managers, {
    "/Ratediscount": {
      title: "Rate Discount percentage",
      writers: administrator,
      show: lazyWidgets.RateDiscount,
    },
    "/EmpView": {
      title: "Employee Details",
      menu: "Employee Trip",
      label: "Employee Trip",
      show: loadLinkedReport("Employees"),
    },
    "/TabEmpTrip": { title: "Employee Trip", roles: everyone, show: lazyPages.TripPage },
  }),
};

/** Spelled as documented; the router matches it in any case. */
export type ScreenPath = keyof typeof screens;

export const screenPaths = Object.keys(screens) as readonly ScreenPath[]; // the keys of a constant
