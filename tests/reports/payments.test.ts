import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";
import { askReport, lastYearOf, sumPaise, getRefusal } from "./ask-report.ts";

let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;
let range: { fromDate: string; ToDate: string };

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  report = askReport(product, "GET", "/api/GetPaymentReport");
  meera = await product.signIn(1, "meera");
  const { from, to } = await lastYearOf(product.db, 1);
  range = { fromDate: from, ToDate: to };
});
afterAll(() => product?.stop());

const payments = (cookie = meera, filters: Record<string, string | number | null> = {}) =>
  report.table(cookie, { ...range, ...filters });
/**
 * Count and amount of the payment and expense vouchers that match a
 * condition (`e` is the debited entry); reversed ones count with amount 0.
 */
const readExpectedTotals = async (where = "1 = 1") => {
  const [[row]] = await product.db.raw(
    `SELECT COUNT(*) AS found, COALESCE(SUM(IF(r.id IS NULL, e.debit, 0)), 0) AS amount
     FROM vouchers v JOIN ledger_entries e ON e.company_id = v.company_id AND e.voucher_id = v.id AND e.debit > 0
     LEFT JOIN vouchers r ON r.company_id = v.company_id AND r.reverses_id = v.id
     WHERE v.company_id = 1 AND v.kind IN ('payment', 'expense') AND v.reverses_id IS NULL AND v.date BETWEEN ? AND ?
       AND v.id = (SELECT MAX(l.id) FROM vouchers l WHERE l.company_id = 1 AND l.kind = v.kind AND l.year_id = v.year_id
         AND l.number = v.number AND l.reverses_id IS NULL) AND ${where}`,
    [range.fromDate, range.ToDate],
  );
  return { rows: Number(row.found), amount: Number(row.amount) };
};

describe("the payment report", () => {
  it("has every payment and expense once and agrees with the cash book", async () => {
    const { records, totals, page, ties } = await payments();
    const { rows, amount } = await readExpectedTotals();
    expect(rows).toBeGreaterThan(50);
    expect([page.rows, totals.Amt]).toEqual([rows, amount]);
    expect(sumPaise(records.map(({ Amt }) => Amt))).toBe(sumPaise([amount]));
    expect(ties).toEqual([
      { label: "Payments out of cash and bank accounts, refunds aside", amount, agrees: true },
    ]);
    const days = records.map(({ PDate }) => String(PDate));
    expect(days).toEqual(days.toSorted().toReversed());
    for (const series of ["PAY/", "EXP/"])
      expect(
        records.some(({ PayNo }) => String(PayNo).startsWith(series)),
        series,
      ).toBe(true);
  });

  it("shows a mismatch when the cash book does not agree with it", async () => {
    const [cash] = await product.db("accounts").where({ company_id: 1, system_key: "cash" }).pluck("id");
    for (const entry_kind of ["payment", "expense"]) {
      const row = { company_id: 1, account_id: cash, date: range.fromDate, entry_kind, slot: 9 };
      await product.db("ledger_day").insert({ ...row, debit: 0, credit: 0.01, entries: 1 });
      expect((await payments()).ties.map(({ agrees }) => agrees)).toEqual([false]);
      await product.db("ledger_day").where(row).delete();
    }
  });

  it("shows for each payment who was paid, from which account and in which mode", async () => {
    const rows = (await report.json(meera, range)).read<{ PayNo: string; Type: string[] }[]>();
    const [knownPayment] = await product.db.raw(
      `SELECT STRAIGHT_JOIN v.voucher_no, v.kind, IF(v.kind = 'payment', d.mode, x.mode) AS mode, t.name AS paid, f.name AS paid_from FROM vouchers v
       LEFT JOIN payments d ON d.company_id = v.company_id AND d.voucher_id = v.id
       LEFT JOIN expenses x ON x.company_id = v.company_id AND x.voucher_id = v.id
       JOIN ledger_entries a ON a.company_id = v.company_id AND a.voucher_id = v.id AND a.debit > 0
       JOIN ledger_entries b ON b.company_id = v.company_id AND b.voucher_id = v.id AND b.credit > 0
       JOIN accounts t ON t.company_id = a.company_id AND t.id = a.account_id
       JOIN accounts f ON f.company_id = b.company_id AND f.id = b.account_id
       WHERE v.company_id = 1 AND v.kind IN ('payment', 'expense') AND v.reverses_id IS NULL AND v.date BETWEEN ? AND ? ORDER BY v.id`,
      [range.fromDate, range.ToDate],
    );
    // Of the vouchers with the same number, the last edit is in effect.
    const byNo = new Map((knownPayment as { voucher_no: string }[]).map((one) => [one.voucher_no, one]));
    for (const row of rows) {
      const { mode, paid, paid_from } = byNo.get(row.PayNo) as Record<string, string> & {
        voucher_no: string;
      };
      expect(row, row.PayNo).toMatchObject({ Type: [mode], Paidto: paid, HName: paid, PaidFrom: paid_from });
    }
  });

  it("narrows by each filter like an independent query, and then shows no comparison with the books", async () => {
    const { records } = await payments();
    const account = records.find(({ PayNo }) => String(PayNo).startsWith("EXP/"))?.HSlNo ?? 0;
    const supplier = records.find(({ PayNo }) => String(PayNo).startsWith("PAY/"))?.HSlNo ?? 0;
    const ofMode = (mode: string) =>
      `v.id IN (SELECT voucher_id FROM payments WHERE company_id = 1 AND mode = '${mode}'
        UNION SELECT voucher_id FROM expenses WHERE company_id = 1 AND mode = '${mode}')`;
    const cases: [Record<string, number | string>, string][] = [
      [{ CustomerID: account }, `e.account_id = ${account}`],
      [{ CustomerID: supplier }, `e.account_id = ${supplier}`],
      ...["C", "B", "O", "N"].map((mode): [Record<string, string>, string] => [{ Type: mode }, ofMode(mode)]),
      [{ CustomerID: 999_999 }, "1 = 0"],
    ];
    for (const [filters, where] of cases) {
      const { page, totals, ties } = await payments(meera, filters);
      const { rows, amount } = await readExpectedTotals(where);
      expect([page.rows, totals.Amt], where).toEqual([rows, amount]);
      expect(ties, where).toEqual([]);
    }
  });

  it("searches the paid account, number, amount, date and narration", async () => {
    const { records } = await payments();
    const big = records.find(({ Amt, Narration }) => Number(Amt) >= 1000 && Narration);
    const shownAmount = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(Number(big?.Amt));
    const day = String(big?.PDate).split("-").toReversed().join("-");
    for (const search of [
      String(big?.Paidto),
      String(big?.PayNo),
      shownAmount,
      day,
      String(big?.Narration),
    ]) {
      const foundTable = await report.table(meera, range, { search, pageSize: "10000" });
      expect(
        foundTable.records.map(({ PayNo }) => PayNo),
        search,
      ).toContain(big?.PayNo);
    }
  });

  it.each([
    ["biju", "zone_id"],
    ["rahim", "branch_id"],
  ])("shows %s only the payments of the manager's own users", async (username, place) => {
    const user = await product.db("users").where({ company_id: 1, username }).first(place);
    const his = `v.user_id IN (SELECT id FROM users WHERE company_id = 1 AND ${place} = ${user[place]})`;
    const { page, totals, ties } = await payments(await product.signIn(1, username));
    const { rows, amount } = await readExpectedTotals(his);
    expect([page.rows, totals.Amt]).toEqual([rows, amount]);
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan((await readExpectedTotals()).rows);
    expect(ties).toEqual([]);
  });

  it("is refused to salesmen", async () => {
    expect(getRefusal(await report.json(await product.signIn(1, "anil"), range))).toMatchObject({
      status: 403,
    });
  });

  it("keeps a cancelled payment and a cancelled expense with the amount 0", async () => {
    const day = await product.db("expenses").where("company_id", 1).max("date as last").first();
    const samples = await makeSamples(product.db, 1, String(day?.last));
    const post = (path: string, body?: object) =>
      product.call({
        method: "POST",
        path,
        ...(body && { body }),
        cookie: meera,
        headers: { "Idempotency-Key": randomUUID() },
      });
    for (const kind of ["payments", "expenses"]) {
      const before = await payments();
      const postedPayment = (await post(`/api/v1/${kind}`, { ...samples[kind], amount: 12.34 })).read<{
        id: number;
        voucherNo: string;
      }>();
      const enteredPayments = await payments();
      expect(sumPaise([enteredPayments.totals.Amt])).toBe(sumPaise([before.totals.Amt, 12.34]));
      expect((await post(`/api/v1/${kind}/${postedPayment.id}/cancel`)).status).toBe(200);
      const after = await payments();
      const row = after.records.find(({ PayNo }) => PayNo === postedPayment.voucherNo);
      expect(row).toMatchObject({ Amt: 0, CancelledAmount: 12.34, Status: 2 });
      expect([after.totals.Amt, after.ties[0]?.agrees]).toEqual([before.totals.Amt, true]);
    }
  });

  it("accepts the documented names of its fields, and refuses wrong values", async () => {
    expect((await report.json(meera, { ...range, CompanyId: 1 })).status).toBe(200);
    expect(getRefusal(await report.json(meera, { ...range, CompanyId: 2 }))).toMatchObject({
      code: "COMPANY_MISMATCH",
    });
    expect(getRefusal(await report.json(meera, { ToDate: range.ToDate }))).toMatchObject({
      code: "RANGE_REQUIRED",
    });
    expect(getRefusal(await report.json(meera, { ...range, Type: "Cash" }))).toMatchObject({
      code: "INVALID_FIELDS",
    });
  });
});
