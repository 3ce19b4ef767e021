import { expect, test } from "vitest";
import { screens } from "./screens.ts";

// Copied by hand from the spec's route table, with /TabMasters, which DOMAIN 4.13 adds, and our own
// /FinancialYears, /ChartOfAccounts, /Taxes, /HsnCodes, /Settings, /Partners, /PriceList, /PriceLists, /Recover, /SignInLog, /AuditLog, /BalanceSheet, /DayBook, /CashBook, /BankBook, /BillsReceivable, /BillsPayable,
// /StockValuation, /BatchStock, /ItemLedger
// and the vouchers.
const DOCUMENTED =
  `/ /Versionlog /dashboard /dashEmp /Resetpassword /versionlogpage /EmpMessage /Liveusermap /TaskManager
  /CompanyInfo /Userinfo /TabUserMaster /Account /TabImport /TabSeries /TabBeatMaster /BeatAllocate /ItemCreation
  /ItemRateDiscount /Recieptpage /JournalReport /PaymentReport /TabEmpTrip /EmpView /CreditorsReport /CustomerLedger
  /DebitorsReport /LedgerAll /LedgerTrans /PandLReport /ProfitReport /trailbalance /balancestock /DamageReport
  /OpeningStockReport /Production /Ratediscount /StockReport /TabPurchase /TabVanload /CustomerDetailsReport /OrderReport
  /ReceiptReport /PriceList /PriceLists /Tabsale /VanSaleSummary /TabMasters /FinancialYears /Settings /Partners
  /ChartOfAccounts /Taxes /HsnCodes /Recover /SignInLog /AuditLog /BalanceSheet /DayBook /CashBook /BankBook /BillsReceivable /BillsPayable
  /StockValuation /BatchStock /ItemLedger /ReceiptVoucher /PaymentVoucher /ContraVoucher /ExpenseVoucher /JournalVoucher /HandOverVoucher
  /CreditNoteVoucher /DebitNoteVoucher
  /SaleVoucher /OrderVoucher /PurchaseVoucher /VanLoadVoucher /DamageVoucher
  /StockCount /OpeningVoucher /ProductionVoucher /ReplacementVoucher /SaleReturnVoucher /PurchaseReturnVoucher`.split(
    /\s+/,
  );

test("the app knows the documented addresses, all of them and no others", () => {
  expect(Object.keys(screens).sort()).toEqual(DOCUMENTED.sort());
});

test("only the login, the version log and the page of recovery links are open to visitors", () => {
  const open = Object.entries(screens).filter(([, screen]) => screen.roles === "public");
  expect(open.map(([path]) => path)).toEqual(["/", "/Versionlog", "/Recover"]);
});
