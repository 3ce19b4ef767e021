import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { send } from "../documents/post.ts";
import { pickOneIn } from "../whole.ts";
import { askReport, sumPaise, type ReadTable } from "./ask-report.ts";
import {
  findSystemAccount,
  readEntries,
  BOOK_RANGE,
  trialBalance,
  YEAR_START,
  type Entry,
} from "./ledger-books.ts";

/** A longer timeout in ms: hundreds of requests take long on a busy machine. */
const WHOLE_BOOK = 90_000;
let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;
let trans: ReturnType<typeof askReport>;

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  meera = await product.signIn(1, "meera");
  report = askReport(product, "GET", "/api/WebLedger");
  trans = askReport(product, "GET", "/api/LedgerTrans");
});
afterAll(() => product?.stop());

const read = (parameters: Record<string, string | number>, paging?: Record<string, string>) =>
  report.table(meera, { ...BOOK_RANGE, ...parameters }, paging);

describe("the ledger report", () => {
  it(
    "equals the entries and the trial balance, for every account",
    async () => {
      const entries = await readEntries(product, 1);
      const balances = await trialBalance(product, meera);
      const all = [...new Set(entries.map(({ account }) => account))];
      expect(all.length).toBeGreaterThan(150);
      const accounts = pickOneIn(3, all);
      for (let at = 0; at < accounts.length; at += 8)
        await Promise.all(accounts.slice(at, at + 8).map((account) => expectOne(account, entries, balances)));
    },
    WHOLE_BOOK,
  );

  async function expectOne(account: number, entries: Entry[], balances: Map<number, number[]>) {
    const own = entries.filter((entry) => entry.account === account);
    const before = own.filter(
      ({ date, isResult }) => date < BOOK_RANGE.FromDate && (!isResult || date >= YEAR_START),
    );
    const within = own.filter(({ date }) => date >= BOOK_RANGE.FromDate && date <= BOOK_RANGE.ToDate);
    const opening = sum(before);
    const table = await read({ AccountCode: account });
    const expectedTotals = {
      Opening: opening,
      Debit: sum(within.filter(({ paise }) => paise > 0)),
      Credit: 0 - sum(within.filter(({ paise }) => paise < 0)),
      Closing: opening + sum(within),
    };
    expect(toPaiseTotals(table.totals), `account ${account}`).toEqual(expectedTotals);
    expect(table.ties).toEqual([{ label: "Trial balance", amount: table.totals.Closing, agrees: true }]);
    const { Opening = 0, Debit = 0, Credit = 0, Closing = 0 } = table.totals;
    expect(balances.get(account) ?? [0, 0, 0, 0], `account ${account}`).toEqual([
      Opening,
      Debit,
      Credit,
      Closing,
    ]);
    let balance = opening;
    const after = within.map(({ paise }) => (balance += paise));
    expect(table.records.map(({ Balance }) => sumPaise([Balance]))).toEqual(after);
  }

  it("shows a mismatch when the ledger's monthly sums do not agree with it", async () => {
    const cash = await findSystemAccount(product, "cash");
    const month = product
      .db("ledger_month")
      .where({ company_id: 1, account_id: cash, month: "2026-06-01" })
      .limit(1);
    await month.clone().update({ debit: product.db.raw("debit + 0.01") });
    expect((await read({ AccountCode: cash })).ties[0]?.agrees).toBe(false);
    await month.clone().update({ debit: product.db.raw("debit - 0.01") });
    expect((await read({ AccountCode: cash })).ties[0]?.agrees).toBe(true);
  });

  // A production has two entries on the inventory account; the balance of the second includes the
  // first.
  it.each([
    ["cash", "HND/"],
    ["inventory", "PRD/"],
  ])(
    "keeps the balance of each entry of %s on every page, in every order and in every search",
    async (key, number) => {
      const AccountCode = await findSystemAccount(product, key);
      const whole = await read({ AccountCode });
      expect(whole.records.length).toBeGreaterThan(80);
      const pagedRows: ReadTable["rows"] = [];
      for (let page = 1; page <= Math.ceil(whole.page.rows / 37); page += 1)
        pagedRows.push(...(await read({ AccountCode }, { pageSize: "37", page: String(page) })).rows);
      expect(pagedRows).toEqual(whole.rows);

      for (const sort of ["-Date", "Debit", "-Balance", "TransactionNo"]) {
        const sortedTable = await read({ AccountCode }, { pageSize: "10000", sort });
        expect(toTexts(sortedTable.rows).toSorted(), sort).toEqual(toTexts(whole.rows).toSorted());
      }
      const backwards = await read({ AccountCode }, { pageSize: "10000", sort: "-Date" });
      expect(backwards.rows).toEqual(whole.rows.toReversed());

      const foundTable = await read({ AccountCode }, { pageSize: "10000", search: number });
      const expectedRows = whole.records.filter(({ TransactionNo }) =>
        String(TransactionNo).startsWith(number),
      );
      expect(expectedRows.length).toBeGreaterThan(10);
      expect(foundTable.records).toEqual(expectedRows);
      expect(toPaiseTotals(foundTable.totals)).toMatchObject({
        Opening: sumPaise([whole.totals.Opening]),
        Debit: sumPaise(expectedRows.map(({ Debit }) => Debit)),
        Closing: sumPaise([whole.totals.Closing]),
      });
      expect(foundTable.ties).toEqual([]);
    },
  );

  it("filters by kind of entry, and keeps the account's own balances", async () => {
    const AccountCode = await findSystemAccount(product, "cash");
    const whole = await read({ AccountCode });
    const kinds = await product
      .db("ledger_entries as e")
      .join("vouchers as v", (on) => on.on("v.company_id", "e.company_id").andOn("v.id", "e.voucher_id"))
      .where({ "e.company_id": 1, "e.account_id": AccountCode })
      .whereBetween("e.date", [BOOK_RANGE.FromDate, BOOK_RANGE.ToDate])
      .orderBy(["e.date", "e.voucher_id", "e.line_no"])
      .pluck<string[]>("v.kind");
    let shownCount = 0;
    for (const [Type, kind] of Object.entries(ENTRY_KINDS)) {
      const narrowedTable = await read({ AccountCode, Type });
      expect(narrowedTable.records, Type).toEqual(whole.records.filter((_, at) => kinds[at] === kind));
      const { Opening, Closing } = whole.totals;
      expect(narrowedTable.totals, Type).toMatchObject({ Opening, Closing });
      expect(narrowedTable.ties).toEqual([]);
      shownCount += narrowedTable.records.length;
      const second = await read({ AccountCode, Type }, { pageSize: "3", page: "2", sort: "-Date" });
      expect(second.rows, Type).toEqual(narrowedTable.rows.toReversed().slice(3, 6));
    }
    expect(shownCount).toBeGreaterThan(20);
  });

  it("counts money paid with a bill as a receipt, and money paid back for a return as a payment", async () => {
    const [paidEntry] = await readEntriesWhere(
      "v.kind = 'sale' AND e.entry_kind = 'receipt' AND a.group_id = 14",
    );
    const { records } = await report.table(meera, { ...makeDayParameters(paidEntry), Type: "Receipt" });
    const receiptFields = {
      TransactionNo: paidEntry?.voucher_no,
      Type: "Receipt",
      Credit: Number(paidEntry?.credit),
    };
    expect(records).toEqual(expect.arrayContaining([expect.objectContaining(receiptFields)]));
    const [back] = await readEntriesWhere(
      "v.kind = 'sale_return' AND e.entry_kind = 'payment' AND a.group_id = 14",
    );
    const refunds = await report.table(meera, { ...makeDayParameters(back), Type: "Payment" });
    expect(refunds.records[0]).toMatchObject({ TransactionNo: back?.voucher_no, Type: "Payment" });
  });

  it("gives the same rows as JSON, table and CSV, and under both of its addresses", async () => {
    const AccountCode = await findSystemAccount(product, "bank");
    const table = await read({ AccountCode });
    const json = await report.json(meera, { ...BOOK_RANGE, AccountCode });
    expect(json.read<{ details: unknown[][] }>()).toEqual({ details: [table.records] });
    expect(json.text).toMatch(/"Balance":-?\d+\.\d\d,/);
    const lines = (await report.csv(meera, { ...BOOK_RANGE, AccountCode })).text.trim().split("\r\n");
    expect(lines[0]?.replace("\uFEFF", "")).toBe(table.columns.join(","));
    expect(lines).toHaveLength(table.rows.length + 1);
    const same = await trans.table(meera, { ...BOOK_RANGE, AccountCode });
    expect(same).toEqual(table);
    // No row is a row of totals: the totals add up the rows.
    expect(same.records.map(({ Type }) => Type)).not.toContain("Total");
    expect([same.totals.Debit, same.totals.Credit].map((total) => sumPaise([total]))).toEqual([
      sumPaise(same.records.map(({ Debit }) => Debit)),
      sumPaise(same.records.map(({ Credit }) => Credit)),
    ]);
    expect((await trans.json(meera, { ...BOOK_RANGE, AccountCode })).text).toBe(json.text);
  });

  it("is empty without an account, and for days without entries", async () => {
    const none = await read({ AccountCode: 0 });
    expect(none).toMatchObject({ rows: [], totals: { Opening: 0, Debit: 0, Credit: 0, Closing: 0 } });
    expect((await report.json(meera, { ...BOOK_RANGE, AccountCode: 0 })).json).toEqual({ details: [[]] });
    const AccountCode = await findSystemAccount(product, "cash");
    const early = await read({ AccountCode, FromDate: "2020-01-01", ToDate: "2020-12-31" });
    expect(early).toMatchObject({ rows: [], totals: { Opening: 0, Closing: 0 } });
    const quiet = await read({ AccountCode, FromDate: "2027-03-30", ToDate: "2027-03-31" });
    expect(quiet.rows).toEqual([]);
    expect(quiet.totals.Opening).not.toBe(0);
    expect(quiet.totals.Closing).toBe(quiet.totals.Opening);
    const typedTable = await read({
      AccountCode,
      Type: "Receipt",
      FromDate: "2020-01-01",
      ToDate: "2020-12-31",
    });
    expect(typedTable.rows).toEqual([]);
  });
});

it(
  "the ledger shows a year's closing in the next year, as the trial balance does",
  async () => {
    const sales = await findSystemAccount(product, "sales");
    const retainedAccount = await findSystemAccount(product, "retained_earnings");
    const inYear = { FromDate: "2026-03-01", ToDate: "2026-03-31" };
    const nextYear = { FromDate: "2026-04-01", ToDate: "2026-10-19" };
    const open = await read({ AccountCode: sales, ...inYear });
    expect((await read({ AccountCode: sales, ...nextYear })).totals.Opening).toBe(0);
    const closeAnswer = await send(product, meera, "years/1/close");
    expect(closeAnswer.status, closeAnswer.text).toBe(200);
    const { profit } = closeAnswer.read<{ profit: number }>();
    expect((await read({ AccountCode: sales, ...inYear })).rows).toEqual(open.rows);
    expect(await read({ AccountCode: retainedAccount, ...inYear })).toMatchObject({
      rows: [],
      totals: { Closing: 0 },
    });
    expect((await read({ AccountCode: sales, ...nextYear })).totals.Opening).toBe(0);
    expect((await read({ AccountCode: retainedAccount, ...nextYear })).totals).toMatchObject({
      Opening: -profit,
      Closing: -profit,
    });
    for (const range of [inYear, nextYear, BOOK_RANGE]) {
      const balances = await trialBalance(product, meera, range);
      const systemAccounts = await product
        .db("accounts")
        .where("company_id", 1)
        .whereNotNull("system_key")
        .pluck<number[]>("id");
      for (const account of systemAccounts) {
        const { totals, ties } = await read({ AccountCode: account, ...range });
        const row = [totals.Opening, totals.Debit, totals.Credit, totals.Closing];
        expect(row, `account ${account}`).toEqual(balances.get(account) ?? [0, 0, 0, 0]);
        expect(ties[0]?.agrees).toBe(true);
      }
    }
  },
  WHOLE_BOOK,
);

const ENTRY_KINDS = { Payment: "payment", Receipt: "receipt", Journal: "journal", Contra: "contra" };

async function readEntriesWhere(condition: string) {
  const [rows] = await product.db.raw(
    `SELECT e.account_id, e.date, v.voucher_no, e.credit FROM ledger_entries e
     JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
     JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
     WHERE e.company_id = 1 AND v.reverses_id IS NULL AND ${condition}`,
  );
  return rows as { account_id: number; date: string; voucher_no: string; credit: string }[];
}

function makeDayParameters(entry: { account_id: number; date: string } | undefined) {
  return { AccountCode: entry?.account_id ?? 0, FromDate: entry?.date ?? "", ToDate: entry?.date ?? "" };
}

function sum(entries: readonly Entry[]): number {
  return entries.reduce((total, { paise }) => total + paise, 0);
}

function toPaiseTotals(totals: Record<string, number>) {
  return Object.fromEntries(Object.entries(totals).map(([name, amount]) => [name, sumPaise([amount])]));
}

function toTexts(rows: unknown[]): string[] {
  return rows.map((row) => JSON.stringify(row));
}
