import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";
import { lastYearOf, sumLedger, sumPaise, getRefusal } from "./ask-report.ts";

type Summary = Record<string, number>;
interface Range {
  FromDate: string;
  ToDate: string;
}

const REPORT_PATH = "/api/vanSaleSummary";
let product: Product;
let meera: string;
let range: Range;

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  meera = await product.signIn(1, "meera");
  range = await readYearRange(1);
});
afterAll(() => product?.stop());

const ask = (cookie: string, query: Record<string, string | number> = {}) =>
  product.call({
    method: "GET",
    path: REPORT_PATH,
    cookie,
    query: Object.fromEntries(
      Object.entries({ ...range, ...query }).map(([name, value]) => [name, `${value}`]),
    ),
  });
const readSummary = async (cookie: string, query: Record<string, string | number> = {}) => {
  const [firstSummary, ...more] = (await ask(cookie, query)).read<Summary[]>();
  expect(more).toEqual([]);
  return firstSummary ?? {};
};

describe("the van sale summary", () => {
  it("equals the ledger, account by account", async () => {
    const foundSummary = await readSummary(meera);
    const sumMoved = async (accounts: string, vouchers: string, kinds: string, sign: 1 | -1) =>
      // `0 +` turns −0 into 0.
      0 +
      sign *
        (await ledger(1, range, `${accounts} AND v.kind IN (${vouchers}) AND e.entry_kind IN (${kinds})`));
    expect(foundSummary.TotalBillAmount).toBe(await sumMoved("a.group_id = 14", "'sale'", "'bill'", 1));
    expect(foundSummary.NetAmt).toBe(await sumMoved("a.system_key = 'sales'", "'sale'", "'bill'", -1));
    expect(foundSummary.TaxAmt).toBe(
      await sumMoved("a.system_key LIKE '%st_output'", "'sale'", "'bill'", -1),
    );
    expect(foundSummary.CashBill).toBe(await sumMoved("a.group_id IN (5, 6)", "'sale'", "'receipt'", 1));
    expect(foundSummary.CashReceipt).toBe(await sumMoved("a.group_id = 6", "'receipt'", "'receipt'", 1));
    expect(foundSummary.BankReceipt).toBe(await sumMoved("a.group_id = 5", "'receipt'", "'receipt'", 1));
    expect(foundSummary.ExpenseAmt).toBe(await sumMoved("a.group_id = 6", "'expense'", "'expense'", -1));
    expect(foundSummary.CashRefund).toBe(await sumMoved("a.group_id = 6", "'sale_return'", "'payment'", -1));
    for (const name of ["TotalBillAmount", "TaxAmt", "CashReceipt", "BankReceipt", "ExpenseAmt"])
      expect(foundSummary[name], name).toBeGreaterThan(0);
  });

  it("shows as cash in hand what came into the cash accounts (I9)", async () => {
    const { CashInHand } = await readSummary(meera);
    const came = await ledger(
      1,
      range,
      `a.group_id = 6 AND (e.entry_kind IN ('receipt', 'expense') OR e.entry_kind = 'payment' AND v.kind = 'sale_return')`,
    );
    expect(CashInHand).toBe(came);
  });

  it("counts the documents in effect, by series and by mode", async () => {
    const foundSummary = await readSummary(meera);
    const [[countedBills]] = await product.db.raw(
      `SELECT COUNT(*) AS bills, SUM(s.inv_type = 'B2B') AS b2b,
              SUM(EXISTS (SELECT 1 FROM ledger_entries e WHERE e.company_id = v.company_id AND e.voucher_id = v.id
                AND e.entry_kind = 'receipt')) AS cash
       FROM vouchers v JOIN invoice_series s ON s.company_id = v.company_id AND s.id = v.series_id
       WHERE ${buildInEffectSql("v")} AND v.company_id = 1 AND v.kind = 'sale' AND v.date BETWEEN ? AND ?`,
      [range.FromDate, range.ToDate],
    );
    expect(foundSummary.TotalBillCount).toBe(Number(countedBills.bills));
    expect(foundSummary.CountB2B).toBe(Number(countedBills.b2b));
    expect(foundSummary.CountCashBill).toBe(Number(countedBills.cash));
    const [[receipts]] = await product.db.raw(
      `SELECT COUNT(*) AS receipts FROM vouchers v
       WHERE ${buildInEffectSql("v")} AND v.company_id = 1 AND v.kind = 'receipt' AND v.date BETWEEN ? AND ?`,
      [range.FromDate, range.ToDate],
    );
    expect(foundSummary.TotalReceiptCount).toBe(Number(receipts.receipts));
  });

  it("has parts that add up to the whole, for every user and every filter", async () => {
    const cases: [string, Record<string, string | number>][] = [[meera, {}]];
    for (const name of ["anil", "biju", "rahim"]) cases.push([await product.signIn(1, name), {}]);
    for (const BranchID of [1, 2, 3]) cases.push([meera, { BranchID }]);
    for (const [cookie, query] of cases) {
      const foundSummary = await readSummary(cookie, query);
      const expectSum = (whole: string, ...parts: string[]) =>
        expect(sumPaise(parts.map((part) => foundSummary[part])), whole).toBe(
          sumPaise([foundSummary[whole]]),
        );
      expectSum("TotalBillAmount", "SumB2BSale", "SumB2CSale");
      expectSum("TotalBillAmount", "CashBill", "CreditBill");
      expectSum("TotalReceiptAmount", "CashReceipt", "BankReceipt");
      expectSum("TotalBillCount", "CountB2B", "CountB2C");
      expectSum("TotalBillCount", "CountCashBill", "CountCreditBill");
      expectSum("TotalReceiptCount", "CountCashReceipt", "CountBankReceipt");
      const {
        CashBill = 0,
        CashReceipt = 0,
        ExpenseAmt = 0,
        CashRefund = 0,
        CashBillBank = 0,
      } = foundSummary;
      expect(sumPaise([CashBill, CashReceipt, -ExpenseAmt, -CashRefund, -CashBillBank])).toBe(
        sumPaise([foundSummary.CashInHand]),
      );
    }
  });

  it("has the same bill total as the sale report", async () => {
    const { TotalBillAmount } = await readSummary(meera);
    const headers = { Accept: "application/vnd.vanbook.table+json" };
    const path = "/api/getSaleReport";
    const sale = await product.call({ method: "POST", path, cookie: meera, body: range, headers });
    expect(TotalBillAmount).toBe(sale.read<{ totals: Summary }>().totals.BillAmount);
  });

  it("is the sum over its users and the sum over its branches", async () => {
    const whole = await readSummary(meera);
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
      const parts = await Promise.all(ids.map((id) => readSummary(meera, { [param]: Number(id) })));
      for (const name of Object.keys(whole))
        expect(sumPaise(parts.map((part) => part[name])), `${param} ${name}`).toBe(sumPaise([whole[name]]));
    }
    const some = await readSummary(meera, { activeUserId: "2,3" });
    const [second, third] = [
      await readSummary(meera, { UserID: 2 }),
      await readSummary(meera, { UserID: 3 }),
    ];
    expect(sumPaise([some.TotalBillAmount])).toBe(sumPaise([second.TotalBillAmount, third.TotalBillAmount]));
    expect((await readSummary(meera, { activeUserId: "2", UserID: 3 })).TotalBillCount).toBe(0);
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
    const { TotalBillAmount } = await readSummary(cookie);
    expect(TotalBillAmount).toBe(Number(row.amount));
    expect(TotalBillAmount).toBeLessThan((await readSummary(meera)).TotalBillAmount ?? 0);
    // Requesting another user does not widen the scope.
    const [other] = await product
      .db("bills as b")
      .join("users as u", (on) => on.on("u.company_id", "b.company_id").andOn("u.id", "b.salesman_id"))
      .where("b.company_id", 1)
      .whereRaw(`NOT (${sees.replace(":user", String(user.id))})`)
      .limit(1)
      .pluck("u.id");
    expect((await readSummary(cookie, { UserID: Number(other) })).TotalBillCount).toBe(0);
    expect((await readSummary(cookie, { activeUserId: String(other) })).TotalReceiptCount).toBe(0);
  });

  it("shows another company only its own figures", async () => {
    const fathima = await product.signIn(2, "fathima");
    const theirs = await readYearRange(2);
    const foundSummary = await readSummary(fathima, { ...theirs });
    const sales = "a.group_id = 14 AND v.kind = 'sale' AND e.entry_kind = 'bill'";
    expect(foundSummary.TotalBillAmount).toBe(await ledger(2, theirs, sales));
    expect(foundSummary.TotalBillAmount).not.toBe((await readSummary(meera)).TotalBillAmount);
  });

  it("shows zeros when there is no data", async () => {
    const none = { FromDate: "2020-01-01", ToDate: "2020-01-31" };
    expect(Object.values(await readSummary(meera, none)).every((value) => value === 0)).toBe(true);
    expect((await readSummary(meera, { UserID: 999_999 })).TotalBillCount).toBe(0);
    expect((await readSummary(meera, { BranchID: 999_999 })).TotalReceiptCount).toBe(0);
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
    expect(getRefusal(await ask(meera, query))).toMatchObject({ status: 400, code, message });
  });

  // Differences calculated by hand: each document changes only the expected figures of its day.
  it("keeps cash paid into a bank apart from cash in hand", async () => {
    const [day] = await product.db("bills").where("company_id", 1).max("date as last");
    const samples = await makeSamples(product.db, 1, String(day?.last));
    const [bank] = await product
      .db("accounts")
      .where({ company_id: 1, group_id: 5, is_deleted: 0 })
      .pluck("id");
    const before = await readSummary(meera);
    const post = async (path: string, body: object) => {
      const headers = { "Idempotency-Key": randomUUID() };
      const answer = await product.call({ method: "POST", path, body, cookie: meera, headers });
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.read<{ id: number; amount: number }>();
    };
    const cash = await product.db("accounts").where({ company_id: 1, system_key: "cash" }).first("id");
    const makeCashBill = (cashAccountId: number) => ({ ...samples.bills, payment: "cash", cashAccountId });
    const inBank = await post("/api/v1/bills", makeCashBill(bank));
    const inCash = await post("/api/v1/bills", makeCashBill(cash.id));
    const back = { ...samples.saleReturns, refund: "cash", cashAccountId: cash.id };
    const refund = await post("/api/v1/sale-returns", back);
    await post("/api/v1/expenses", { ...samples.expenses, amount: 7.5 });
    await post("/api/v1/expenses", { ...samples.expenses, mode: "neft", ledgerId: bank, amount: 100 });
    const cancelledReceipt = await post("/api/v1/receipts", { ...samples.receipts, amount: 55 });
    await post("/api/v1/receipts", { ...samples.receipts, amount: 12.25 });
    await product.call({
      method: "POST",
      path: `/api/v1/receipts/${cancelledReceipt.id}/cancel`,
      cookie: meera,
      headers: { "Idempotency-Key": randomUUID() },
    });
    const after = await readSummary(meera);
    const change = (name: string) => sumPaise([after[name], -(before[name] ?? 0)]);
    expect(change("CashBill")).toBe(sumPaise([inBank.amount, inCash.amount]));
    expect(change("CashBillBank")).toBe(sumPaise([inBank.amount]));
    expect(change("CashRefund")).toBe(sumPaise([refund.amount]));
    expect(change("ExpenseAmt")).toBe(750);
    expect(change("CashReceipt")).toBe(1225);
    expect(change("CashInHand")).toBe(sumPaise([inCash.amount, -refund.amount, -7.5, 12.25]));
    expect([after.CountCashBill, after.CountCashReceipt]).toEqual([
      (before.CountCashBill ?? 0) + 2,
      (before.CountCashReceipt ?? 0) + 1,
    ]);
  });
});

/** Only vouchers that are neither reversed nor reversals. */
function buildInEffectSql(alias: string) {
  return `${alias}.reverses_id IS NULL AND NOT EXISTS (SELECT 1 FROM vouchers m WHERE m.company_id = ${alias}.company_id
    AND m.reverses_id = ${alias}.id)`;
}

async function readYearRange(companyId: number): Promise<Range> {
  const { from, to } = await lastYearOf(product.db, companyId);
  return { FromDate: from, ToDate: to };
}

/** Debits minus credits of the ledger in a range. */
function ledger(company: number, { FromDate, ToDate }: Range, which: string) {
  return sumLedger(product.db, { company, from: FromDate, to: ToDate }, which);
}
