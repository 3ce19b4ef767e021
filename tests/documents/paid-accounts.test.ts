import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { askReport } from "../reports/ask-report.ts";
import { getRefusal, startStockDesk, type StockDesk } from "./stock-desk.ts";

let desk: StockDesk;
let accounts: Record<"rent" | "bank" | "inventory" | "cgst_rcm" | "sales" | "cheques_received", number>;

beforeAll(async () => {
  desk = await startStockDesk();
  const rows: { id: number; name: string; system_key: string | null }[] = await desk
    .db("accounts")
    .where("company_id", 1)
    .select("id", "name", "system_key");
  const findId = (key: string) => rows.find((row) => row.system_key === key || row.name === key)?.id ?? 0;
  accounts = {
    ...{ rent: findId("Rent"), bank: findId("bank"), inventory: findId("inventory"), sales: findId("sales") },
    ...{ cgst_rcm: findId("cgst_rcm"), cheques_received: findId("cheques_received") },
  };
});
afterAll(() => desk?.product.stop());

const pay = (more: object) => ({
  ...{ date: desk.date, mode: "neft", ledgerId: accounts.bank, amount: 5000 },
  ...more,
});
const read = async (path: string) => {
  const answer = await desk.product.call({ method: "GET", path: `/api/v1/${path}`, cookie: desk.manager });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Record<string, object>>();
};
/** The closing of the bank account in the trial balance, in paise. */
async function readBankBalance() {
  const [row] = await desk
    .db("ledger_entries")
    .where({ company_id: 1, account_id: accounts.bank })
    .select(desk.db.raw("SUM(debit - credit) AS balance"));
  return Math.round(Number(row.balance) * 100);
}

it("a payment or receipt names an account of the chart in place of a party, also when it is corrected and printed", async () => {
  const payment = await desk.posted("payments", pay({ accountId: accounts.rent }));
  expect((await desk.figures(payment)).ledger).toEqual({ Rent: 5000, "Bank Current Account": -5000 });
  const { payments: input } = await read(`vouchers/${payment.voucherId}/input`);
  expect(input).toMatchObject({ accountId: accounts.rent, amount: 5000, mode: "neft" });
  expect(input).not.toHaveProperty("partyId");
  expect(await read(`payments/${payment.id}`)).toMatchObject({ party: { name: "Rent" } });
  const editedPayment = await desk.edited("payments", payment.id, { ...input, amount: 4500 });
  expect((await desk.figures(editedPayment)).ledger).toEqual({ Rent: 4500, "Bank Current Account": -4500 });
  const register = askReport(desk.product, "GET", "/api/GetPaymentReport");
  const { records } = await register.table(desk.manager, { fromDate: desk.date, ToDate: desk.date });
  expect(records.find(({ PayNo }) => PayNo === payment.voucherNo)).toMatchObject({
    Paidto: "Rent",
    Amt: 4500,
  });
  const receipt = await desk.posted("receipts", pay({ accountId: accounts.rent, amount: 100 }));
  expect((await desk.figures(receipt)).ledger).toEqual({ "Bank Current Account": 100, Rent: -100 });
  // What is owed on a reverse charge is paid like this.
  const tax = await desk.posted("payments", pay({ accountId: accounts.cgst_rcm, amount: 25 }));
  expect((await desk.figures(tax)).ledger).toEqual({ "RCM CGST Payable": 25, "Bank Current Account": -25 });
});

it.each<[string, () => object, string, string]>([
  ["neither party nor account", () => ({}), "INVALID_FIELDS", "partyId"],
  ["both", () => ({ partyId: desk.supplier, accountId: accounts.rent }), "INVALID_FIELDS", "accountId"],
  ["a supplier as account", () => ({ accountId: desk.supplier }), "ACCOUNT_KIND_WRONG", "accountId"],
  ["a bank", () => ({ accountId: accounts.bank }), "ACCOUNT_KIND_WRONG", "accountId"],
  ["stock", () => ({ accountId: accounts.inventory }), "ACCOUNT_KIND_WRONG", "accountId"],
  ["sales", () => ({ accountId: accounts.sales }), "ACCOUNT_KIND_WRONG", "accountId"],
  ["a discount", () => ({ accountId: accounts.rent, discount: 5 }), "INVALID_FIELDS", "discount"],
  [
    "bills",
    () => ({ accountId: accounts.rent, against: [{ billId: 1, amount: 1 }] }),
    "INVALID_FIELDS",
    "against",
  ],
])("a payment with %s is refused", async (_, more, code, field) => {
  expect(getRefusal(await desk.post("payments", pay(more())))).toEqual([
    code === "INVALID_FIELDS" ? 400 : 422,
    code,
    field,
  ]);
});

it("a cheque that is dated ahead is not in the bank before a journal moves it there", async () => {
  const before = await readBankBalance();
  const cheque = { number: "004213", date: addDays(desk.date, 60), bank: "State Bank of India" };
  const body = { ...pay({ partyId: desk.customer, mode: "cheque", cheque }), clientId: "pdc-1" };
  const receipt = await desk.posted("receipts", body);
  expect(receipt.warnings.map(({ code }) => code)).toEqual(["CHEQUE_DATED_LATER"]);
  expect(await desk.posted("receipts", body)).toEqual({ ...receipt, replayed: true });
  const [customer] = await desk.db("accounts").where({ company_id: 1, id: desk.customer }).select("name");
  expect((await desk.figures(receipt)).ledger).toEqual({
    "Cheques in Hand (Post-dated)": 5000,
    [customer.name]: -5000,
  });
  expect(await readBankBalance()).toBe(before);
  const payment = await desk.posted("payments", pay({ partyId: desk.supplier, mode: "cheque", cheque }));
  expect(Object.keys((await desk.figures(payment)).ledger)).toContain("Cheques Issued (Post-dated)");
  expect(await readBankBalance()).toBe(before);
  // A cheque of the day is in the bank at once, and so is one that is corrected to it.
  const today = { ...cheque, date: desk.date };
  const editedPayment = await desk.edited(
    "payments",
    payment.id,
    pay({ partyId: desk.supplier, mode: "cheque", cheque: today }),
  );
  expect(await readBankBalance()).toBe(before - 500_000);
  await desk.cancelled("payments", editedPayment.id);
  await desk.posted("journals", {
    date: desk.date,
    lines: [
      { accountId: accounts.bank, debit: 5000 },
      { accountId: accounts.cheques_received, credit: 5000 },
    ],
  });
  expect(await readBankBalance()).toBe(before + 500_000);
  const report = askReport(desk.product, "GET", "/api/GetReceiptDetailes");
  const { ties } = await report.table(desk.manager, { FromDate: desk.date, ToDate: desk.date });
  expect(ties).toMatchObject([{ agrees: true }]);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});
