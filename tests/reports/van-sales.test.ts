import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { samplesOf } from "../wall/samples.ts";
import { lastYearOf, ledgerSum, paiseOf, refusal } from "./ask-report.ts";

type Summary = Record<string, number>;
interface Range {
  FromDate: string;
  ToDate: string;
}

const PATH = "/api/vanSaleSummary";
let product: Product;
let meera: string;
let range: Range;

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  meera = await product.signIn(1, "meera");
  range = await yearOf(1);
});
afterAll(() => product?.stop());

const ask = (cookie: string, query: Record<string, string | number> = {}) =>
  product.call({
    method: "GET",
    path: PATH,
    cookie,
    query: Object.fromEntries(
      Object.entries({ ...range, ...query }).map(([name, value]) => [name, `${value}`]),
    ),
  });
const summary = async (cookie: string, query: Record<string, string | number> = {}) => {
  const [found, ...more] = (await ask(cookie, query)).read<Summary[]>();
  expect(more).toEqual([]);
  return found ?? {};
};

describe("the van sale summary", () => {
  it("equals the ledger, account by account", async () => {
    const found = await summary(meera);
    const moved = async (accounts: string, vouchers: string, kinds: string, sign: 1 | -1) =>
      // `0 +` turns −0 into 0.
      0 +
      sign *
        (await ledger(1, range, `${accounts} AND v.kind IN (${vouchers}) AND e.entry_kind IN (${kinds})`));
    expect(found.TotalBillAmount).toBe(await moved("a.group_id = 14", "'sale'", "'bill'", 1));
    expect(found.NetAmt).toBe(await moved("a.system_key = 'sales'", "'sale'", "'bill'", -1));
    expect(found.TaxAmt).toBe(await moved("a.system_key LIKE '%st_output'", "'sale'", "'bill'", -1));
    expect(found.CashBill).toBe(await moved("a.group_id IN (5, 6)", "'sale'", "'receipt'", 1));
    expect(found.CashReceipt).toBe(await moved("a.group_id = 6", "'receipt'", "'receipt'", 1));
    expect(found.BankReceipt).toBe(await moved("a.group_id = 5", "'receipt'", "'receipt'", 1));
    expect(found.ExpenseAmt).toBe(await moved("a.group_id = 6", "'expense'", "'expense'", -1));
    expect(found.CashRefund).toBe(await moved("a.group_id = 6", "'sale_return'", "'payment'", -1));
    for (const name of ["TotalBillAmount", "TaxAmt", "CashReceipt", "BankReceipt", "ExpenseAmt"])
      expect(found[name], name).toBeGreaterThan(0);
  });

  it("shows as cash in hand what came into the cash accounts (I9)", async () => {
    const { CashInHand } = await summary(meera);
    const came = await ledger(
      1,
      range,
      `a.group_id = 6 AND (e.entry_kind IN ('receipt', 'expense') OR e.entry_kind = 'payment' AND v.kind = 'sale_return')`,
    );
    expect(CashInHand).toBe(came);
  });

  it("counts the documents in effect, by series and by mode", async () => {
    const found = await summary(meera);
    const [[counted]] = await product.db.raw(
      `SELECT COUNT(*) AS bills, SUM(s.inv_type = 'B2B') AS b2b,
              SUM(EXISTS (SELECT 1 FROM ledger_entries e WHERE e.company_id = v.company_id AND e.voucher_id = v.id
                AND e.entry_kind = 'receipt')) AS cash
       FROM vouchers v JOIN invoice_series s ON s.company_id = v.company_id AND s.id = v.series_id
       WHERE ${standing("v")} AND v.company_id = 1 AND v.kind = 'sale' AND v.date BETWEEN ? AND ?`,
      [range.FromDate, range.ToDate],
    );
    expect(found.TotalBillCount).toBe(Number(counted.bills));
    expect(found.CountB2B).toBe(Number(counted.b2b));
    expect(found.CountCashBill).toBe(Number(counted.cash));
    const [[receipts]] = await product.db.raw(
      `SELECT COUNT(*) AS receipts FROM vouchers v
       WHERE ${standing("v")} AND v.company_id = 1 AND v.kind = 'receipt' AND v.date BETWEEN ? AND ?`,
      [range.FromDate, range.ToDate],
    );
    expect(found.TotalReceiptCount).toBe(Number(receipts.receipts));
  });

  it("has parts that add up to the whole, for every user and every filter", async () => {
    const cases: [string, Record<string, string | number>][] = [[meera, {}]];
    for (const name of ["anil", "biju", "rahim"]) cases.push([await product.signIn(1, name), {}]);
    for (const BranchID of [1, 2, 3]) cases.push([meera, { BranchID }]);
    for (const [cookie, query] of cases) {
      const found = await summary(cookie, query);
      const adds = (whole: string, ...parts: string[]) =>
        expect(paiseOf(parts.map((part) => found[part])), whole).toBe(paiseOf([found[whole]]));
      adds("TotalBillAmount", "SumB2BSale", "SumB2CSale");
      adds("TotalBillAmount", "CashBill", "CreditBill");
      adds("TotalReceiptAmount", "CashReceipt", "BankReceipt");
      adds("TotalBillCount", "CountB2B", "CountB2C");
      adds("TotalBillCount", "CountCashBill", "CountCreditBill");
      adds("TotalReceiptCount", "CountCashReceipt", "CountBankReceipt");
      const { CashBill = 0, CashReceipt = 0, ExpenseAmt = 0, CashRefund = 0, CashBillBank = 0 } = found;
      expect(paiseOf([CashBill, CashReceipt, -ExpenseAmt, -CashRefund, -CashBillBank])).toBe(
        paiseOf([found.CashInHand]),
      );
    }
  });

  it("has the same bill total as the sale report", async () => {
    const { TotalBillAmount } = await summary(meera);
    const headers = { Accept: "application/vnd.vanbook.table+json" };
    const path = "/api/getSaleReport";
    const sale = await product.call({ method: "POST", path, cookie: meera, body: range, headers });
    expect(TotalBillAmount).toBe(sale.read<{ totals: Summary }>().totals.BillAmount);
  });

  it("is the sum over its users and the sum over its branches", async () => {
    const whole = await summary(meera);
    for (const [param, column] of [
      ["UserID", "user_id"],
      ["BranchID", "branch_id"],
    ] as const) {
      const ids = await product
        .db("vouchers")
        .where("company_id", 1)
        .whereNotNull(column)
        .distinct(column)
        .pluck(column);
      const parts = await Promise.all(ids.map((id) => summary(meera, { [param]: Number(id) })));
      for (const name of Object.keys(whole))
        expect(paiseOf(parts.map((part) => part[name])), `${param} ${name}`).toBe(paiseOf([whole[name]]));
    }
    const some = await summary(meera, { activeUserId: "2,3" });
    const [second, third] = [await summary(meera, { UserID: 2 }), await summary(meera, { UserID: 3 })];
    expect(paiseOf([some.TotalBillAmount])).toBe(paiseOf([second.TotalBillAmount, third.TotalBillAmount]));
    expect((await summary(meera, { activeUserId: "2", UserID: 3 })).TotalBillCount).toBe(0);
  });

  it.each([
    ["anil", "u.id = :user"],
    ["biju", "u.zone_id = (SELECT zone_id FROM users WHERE company_id = 1 AND id = :user)"],
    ["rahim", "u.branch_id = (SELECT branch_id FROM users WHERE company_id = 1 AND id = :user)"],
  ])("shows %s only the bills in the user's scope", async (username, sees) => {
    const cookie = await product.signIn(1, username);
    const user = await product.db("users").where({ company_id: 1, username }).first("id");
    const [[row]] = await product.db.raw(
      `SELECT SUM(e.debit - e.credit) AS amount, COUNT(DISTINCT u.id) AS users FROM ledger_entries e
       JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id AND v.kind = 'sale'
       JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id AND a.group_id = 14
       JOIN users u ON u.company_id = v.company_id AND u.id = v.user_id
       WHERE e.company_id = 1 AND e.entry_kind = 'bill' AND ${sees} AND e.date BETWEEN :FromDate AND :ToDate`,
      { user: user.id, ...range },
    );
    expect(Number(row.users)).toBeGreaterThan(0);
    const { TotalBillAmount } = await summary(cookie);
    expect(TotalBillAmount).toBe(Number(row.amount));
    expect(TotalBillAmount).toBeLessThan((await summary(meera)).TotalBillAmount ?? 0);
    // Requesting another user does not widen the scope.
    const [other] = await product
      .db("bills as b")
      .join("users as u", (on) => on.on("u.company_id", "b.company_id").andOn("u.id", "b.salesman_id"))
      .where("b.company_id", 1)
      .whereRaw(`NOT (${sees.replace(":user", String(user.id))})`)
      .limit(1)
      .pluck("u.id");
    expect((await summary(cookie, { UserID: Number(other) })).TotalBillCount).toBe(0);
    expect((await summary(cookie, { activeUserId: String(other) })).TotalReceiptCount).toBe(0);
  });

  it("shows another company only its own figures", async () => {
    const fathima = await product.signIn(2, "fathima");
    const theirs = await yearOf(2);
    const found = await summary(fathima, { ...theirs });
    const sales = "a.group_id = 14 AND v.kind = 'sale' AND e.entry_kind = 'bill'";
    expect(found.TotalBillAmount).toBe(await ledger(2, theirs, sales));
    expect(found.TotalBillAmount).not.toBe((await summary(meera)).TotalBillAmount);
  });

  it("shows zeros when there is no data", async () => {
    const none = { FromDate: "2020-01-01", ToDate: "2020-01-31" };
    expect(Object.values(await summary(meera, none)).every((value) => value === 0)).toBe(true);
    expect((await summary(meera, { UserID: 999_999 })).TotalBillCount).toBe(0);
    expect((await summary(meera, { BranchID: 999_999 })).TotalReceiptCount).toBe(0);
  });

  it.each([
    [{ FromDate: "" }, "RANGE_REQUIRED", "CompanyID, FromDate, and ToDate are required."],
    [{ FromDate: "2026-13-01" }, "INVALID_FIELDS", "FromDate must be a date (YYYY-MM-DD)."],
    [
      { FromDate: "2026-05-02", ToDate: "2026-05-01" },
      "RANGE_REVERSED",
      "From Date must not be after To Date.",
    ],
    [
      { FromDate: "2020-01-01", ToDate: "2026-01-01" },
      "RANGE_TOO_LONG",
      "The range is longer than three years.",
    ],
    [{ UserID: "x" }, "INVALID_FIELDS", "UserID must be a whole number."],
    [{ BranchID: -1 }, "INVALID_FIELDS", "BranchID must be at least 1."],
    [{ activeUserId: "1;2" }, "INVALID_FIELDS", "activeUserId is not valid."],
    [{ Users: 1 }, "UNKNOWN_FIELD", "Users is not a field of this operation."],
  ])("refuses %o", async (query, code, message) => {
    expect(refusal(await ask(meera, query))).toMatchObject({ status: 400, code, message });
  });

  // Differences calculated by hand: each document changes only the expected figures of its day.
  it("keeps cash paid into a bank apart from cash in hand", async () => {
    const [day] = await product.db("bills").where("company_id", 1).max("date as last");
    const samples = await samplesOf(product.db, 1, String(day?.last));
    const [bank] = await product
      .db("accounts")
      .where({ company_id: 1, group_id: 5, is_deleted: 0 })
      .pluck("id");
    const before = await summary(meera);
    const post = async (path: string, body: object) => {
      const headers = { "Idempotency-Key": randomUUID() };
      const answer = await product.call({ method: "POST", path, body, cookie: meera, headers });
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.read<{ id: number; amount: number }>();
    };
    const cash = await product.db("accounts").where({ company_id: 1, system_key: "cash" }).first("id");
    const paidTo = (cashAccountId: number) => ({ ...samples.bills, payment: "cash", cashAccountId });
    const inBank = await post("/api/v1/bills", paidTo(bank));
    const inCash = await post("/api/v1/bills", paidTo(cash.id));
    const back = { ...samples.saleReturns, refund: "cash", cashAccountId: cash.id };
    const refund = await post("/api/v1/sale-returns", back);
    await post("/api/v1/expenses", { ...samples.expenses, amount: 7.5 });
    await post("/api/v1/expenses", { ...samples.expenses, mode: "neft", ledgerId: bank, amount: 100 });
    const cancelled = await post("/api/v1/receipts", { ...samples.receipts, amount: 55 });
    await post("/api/v1/receipts", { ...samples.receipts, amount: 12.25 });
    await product.call({
      method: "POST",
      path: `/api/v1/receipts/${cancelled.id}/cancel`,
      cookie: meera,
      headers: { "Idempotency-Key": randomUUID() },
    });
    const after = await summary(meera);
    const change = (name: string) => paiseOf([after[name], -(before[name] ?? 0)]);
    expect(change("CashBill")).toBe(paiseOf([inBank.amount, inCash.amount]));
    expect(change("CashBillBank")).toBe(paiseOf([inBank.amount]));
    expect(change("CashRefund")).toBe(paiseOf([refund.amount]));
    expect(change("ExpenseAmt")).toBe(750);
    expect(change("CashReceipt")).toBe(1225);
    expect(change("CashInHand")).toBe(paiseOf([inCash.amount, -refund.amount, -7.5, 12.25]));
    expect([after.CountCashBill, after.CountCashReceipt]).toEqual([
      (before.CountCashBill ?? 0) + 2,
      (before.CountCashReceipt ?? 0) + 1,
    ]);
  });
});

/** Only vouchers that are neither reversed nor reversals. */
function standing(alias: string) {
  return `${alias}.reverses_id IS NULL AND NOT EXISTS (SELECT 1 FROM vouchers m WHERE m.company_id = ${alias}.company_id
    AND m.reverses_id = ${alias}.id)`;
}

async function yearOf(companyId: number): Promise<Range> {
  const { from, to } = await lastYearOf(product.db, companyId);
  return { FromDate: from, ToDate: to };
}

/** Debits minus credits of the ledger in a range. */
function ledger(company: number, { FromDate, ToDate }: Range, which: string) {
  return ledgerSum(product.db, { company, from: FromDate, to: ToDate }, which);
}
