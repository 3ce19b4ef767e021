import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, lastYearOf, sumPaise, getRefusal } from "./ask-report.ts";

let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;
let year: Awaited<ReturnType<typeof lastYearOf>>;
let range: { FromDate: string; ToDate: string };

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  report = askReport(product, "GET", "/api/GetJournalReport");
  meera = await product.signIn(1, "meera");
  year = await lastYearOf(product.db, 1);
  range = { FromDate: year.from, ToDate: year.to };
});
afterAll(() => product?.stop());

const journals = (cookie = meera, filters: Record<string, string | number | null> = {}) =>
  report.table(cookie, { ...range, ...filters });
const findAccountId = async (where: object) =>
  Number(
    (
      await product
        .db("accounts")
        .where({ company_id: 1, ...where })
        .first("id")
    ).id,
  );
const post = (path: string, body?: object) =>
  product.call({
    method: "POST",
    path,
    ...(body && { body }),
    cookie: meera,
    headers: { "Idempotency-Key": randomUUID() },
  });
/** Journal vouchers (also contras), distinguished by their ledger entries. */
const listExpectedVouchers = async (kind: string, having: string) => {
  const [foundVouchers] = await product.db.raw(
    `SELECT v.id, SUM(e.debit) AS amount FROM vouchers v
     JOIN ledger_entries e ON e.company_id = v.company_id AND e.voucher_id = v.id
     LEFT JOIN vouchers r ON r.company_id = v.company_id AND r.reverses_id = v.id
     WHERE v.company_id = 1 AND v.kind IN (${kind}) AND v.reverses_id IS NULL AND r.id IS NULL AND v.date BETWEEN ? AND ?
     GROUP BY v.id HAVING ${having}`,
    [range.FromDate, range.ToDate],
  );
  const amounts = (foundVouchers as { amount: string }[]).map(({ amount }) => amount);
  return { rows: amounts.length, amount: sumPaise(amounts) };
};

describe("the journal report", () => {
  it.each([
    [{}, "'journal'", "COUNT(*) = 2"],
    [{ Type: "SJ", Narration: "SINGLE JOURNAL" }, "'journal'", "COUNT(*) = 2"],
    [{ Type: "MJ" }, "'journal'", "COUNT(*) > 2"],
    [{ Type: "CJ" }, "'contra'", "COUNT(*) = 2"],
    [{ Type: "All" }, "'journal', 'contra'", "1 = 1"],
  ])(
    "asked for %o, has each voucher once and agrees with the ledger's debits and credits",
    async (filters, kind, having) => {
      const { page, totals, ties } = await journals(meera, filters);
      const { rows, amount } = await listExpectedVouchers(kind, having);
      expect(rows).toBeGreaterThan(0);
      expect([page.rows, sumPaise([totals.Amt])]).toEqual([rows, amount]);
      expect(ties).toEqual([
        { label: "Ledger, debit", amount: totals.Amt, agrees: true },
        { label: "Ledger, credit", amount: totals.Amt, agrees: true },
      ]);
    },
  );

  it.each([
    ["biju", "zone_id"],
    ["rahim", "branch_id"],
  ])("shows %s only the journals of the manager's own users", async (username, place) => {
    const user = await product.db("users").where({ company_id: 1, username }).first(place);
    const [[row]] = await product.db.raw(
      `SELECT COUNT(*) AS found FROM journals j JOIN vouchers v ON v.company_id = j.company_id AND v.id = j.voucher_id
       JOIN users u ON u.company_id = v.company_id AND u.id = v.user_id
       WHERE j.company_id = 1 AND j.status <> 3 AND j.date BETWEEN ? AND ? AND u.${place} = ?`,
      [range.FromDate, range.ToDate, user[place]],
    );
    const { page, ties } = await journals(await product.signIn(1, username), { Type: "All" });
    expect([page.rows, ties]).toEqual([Number(row.found), []]);
    expect(page.rows).toBeLessThan((await journals(meera, { Type: "All" })).page.rows + 1);
  });

  it("names the first debited and the first credited account, and how many more there are", async () => {
    const [wages, power, bank] = [
      await findAccountId({ name: "Salaries and Wages" }),
      await findAccountId({ name: "Electricity" }),
      await findAccountId({ name: "Salaries Payable" }),
    ];
    const lines = [
      { accountId: wages, debit: 700 },
      { accountId: bank, credit: 1000.5 },
      { accountId: power, debit: 300.5 },
    ];
    const postedJournal = (
      await post("/api/v1/journals", {
        date: year.to < MID_YEAR ? year.to : MID_YEAR,
        lines,
        otherNarration: "Two debits",
      })
    ).read<{ voucherNo: string; id: number }>();
    const rows = (await report.json(meera, { ...range, Type: "MJ" })).read<{ JournalNo: string }[]>();
    expect(rows.find(({ JournalNo }) => JournalNo === postedJournal.voucherNo)).toMatchObject({
      HName: ["Salaries and Wages", "Salaries Payable"],
      DebitName: "Salaries and Wages and 1 more",
      CreditName: "Salaries Payable",
      Amt: 1000.5,
      OtherNarration: "Two debits",
      Type: "MJ",
    });
    // Filtering by any of its accounts finds it, whether debited or credited.
    const listJournalNumbers = async (filters: Record<string, number>) =>
      (await journals(meera, { Type: "MJ", ...filters })).records.map(({ JournalNo }) => JournalNo);
    expect(await listJournalNumbers({ Debit: power })).toContain(postedJournal.voucherNo);
    expect(await listJournalNumbers({ Credit: bank })).toContain(postedJournal.voucherNo);
    expect(await listJournalNumbers({ Credit: power })).not.toContain(postedJournal.voucherNo);
    expect((await journals(meera, { Type: "MJ", Debit: power })).ties).toEqual([]);
    const before = await journals(meera, { Type: "MJ" });
    expect((await post(`/api/v1/journals/${postedJournal.id}/cancel`)).status).toBe(200);
    const after = await journals(meera, { Type: "MJ" });
    expect(sumPaise([before.totals.Amt, -1000.5])).toBe(sumPaise([after.totals.Amt]));
    expect(after.records.find(({ JournalNo }) => JournalNo === postedJournal.voucherNo)).toMatchObject({
      Amt: 0,
      CancelledAmount: 1000.5,
      Status: 2,
    });
    expect(after.ties.map(({ agrees }) => agrees)).toEqual([true, true]);
  });

  it("shows a mismatch when the ledger does not agree with it", async () => {
    const [{ voucher_id }] = await product
      .db("journals")
      .where({ company_id: 1, type: "SJ", status: 1 })
      .whereBetween("date", [year.from, year.to])
      .limit(1);
    const selectFirstLine = () =>
      product.db("ledger_entries").where({ company_id: 1, voucher_id, line_no: 1 });
    const { debit } = await selectFirstLine().first();
    await selectFirstLine().update({ debit: Number(debit) + 0.01 });
    expect((await journals()).ties.map(({ agrees }) => agrees)).toContain(false);
    await selectFirstLine().update({ debit });
  });

  it("has both account names in one cell of the CSV, and finds a journal by either name", async () => {
    const { records } = await journals();
    const { DebitName, CreditName, JournalNo } = records[0] ?? {};
    expect((await report.csv(meera, range)).text).toContain(`"${String(DebitName)}, ${String(CreditName)}"`);
    for (const search of [DebitName, CreditName, JournalNo]) {
      const foundTable = await report.table(meera, range, { search: String(search), pageSize: "10000" });
      expect(foundTable.records.map((one) => one.JournalNo)).toContain(JournalNo);
    }
  });

  it("accepts only a financial year of the company", async () => {
    expect((await report.json(meera, { ...range, FYearID: year.id })).status).toBe(200);
    expect(getRefusal(await report.json(meera, { ...range, FYearID: 999_999 }))).toMatchObject({
      status: 400,
      field: "The company has no such financial year.",
    });
    expect(getRefusal(await report.json(await product.signIn(1, "anil"), range))).toMatchObject({
      status: 403,
    });
  });
});
