import { expect, test } from "vitest";
import { screens } from "./screens.ts";

// Copied by hand from the spec's route table, with /TabMasters, which DOMAIN 4.13 adds, and our own
// /FinancialYears, /ChartOfAccounts, /Settings, /Partners and /PriceList.
const DOCUMENTED =
  `/ /Versionlog /dashboard /dashEmp /Resetpassword /versionlogpage /EmpMessage /Liveusermap /TaskManager
  /CompanyInfo /Userinfo /TabUserMaster /Account /TabImport /TabSeries /TabBeatMaster /BeatAllocate /ItemCreation
  /ItemRateDiscount /Recieptpage /JournalReport /PaymentReport /TabEmpTrip /EmpView /CreditorsReport /CustomerLedger
  /DebitorsReport /LedgerAll /LedgerTrans /PandLReport /ProfitReport /trailbalance /balancestock /DamageReport
  /OpeningStockReport /Production /Ratediscount /StockReport /TabPurchase /TabVanload /CustomerDetailsReport /OrderReport
  /ReceiptReport /PriceList /Tabsale /VanSaleSummary /TabMasters /FinancialYears /ChartOfAccounts /Settings /Partners`.split(
    /\s+/,
  );

test("the app knows the documented addresses, all of them and no others", () => {
  expect(Object.keys(screens).sort()).toEqual(DOCUMENTED.sort());
});

test("only the login and the version log are open to visitors", () => {
  const open = Object.entries(screens).filter(([, screen]) => screen.roles === "public");
  expect(open.map(([path]) => path)).toEqual(["/", "/Versionlog"]);
});
