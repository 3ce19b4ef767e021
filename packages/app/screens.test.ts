import { expect, test } from "vitest";
import { screens } from "./screens.ts";

/**
 * The addresses in the specification's route table, copied by hand. Screens that the table omits
 * have additional addresses.
 */
const DOCUMENTED_PATHS =
  `/ /Versionlog /dashboard /dashEmp /Resetpassword /versionlogpage /EmpMessage /Liveusermap /TaskManager
  /CompanyInfo /Userinfo /TabUserMaster /Account /TabImport /TabSeries /TabBeatMaster /BeatAllocate /ItemCreation
  /ItemRateDiscount /Recieptpage /JournalReport /PaymentReport /TabEmpTrip /EmpView /CreditorsReport /CustomerLedger
  /DebitorsReport /LedgerAll /LedgerTrans /PandLReport /ProfitReport /trailbalance /balancestock /DamageReport
  /OpeningStockReport /Production /Ratediscount /StockReport /TabPurchase /TabVanload /CustomerDetailsReport /OrderReport
  /ReceiptReport /Tabsale /VanSaleSummary`.split(/\s+/);

test("the app knows every documented address", () => {
  expect(Object.keys(screens)).toEqual(expect.arrayContaining(DOCUMENTED_PATHS));
});

test("only the login, the version log and the page of recovery links are open to visitors", () => {
  const open = Object.entries(screens).filter(([, screen]) => screen.roles === "public");
  expect(open.map(([path]) => path)).toEqual(["/", "/Versionlog", "/Recover"]);
});
