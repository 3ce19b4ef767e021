import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeYear, reopenYear } from "../../packages/server/books/years/year-close.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, chooseSearch, HOSTILE_NAMES, sumPaise } from "./ask-report.ts";
import { groupRows } from "./grouped.ts";

let product: Product;
let admin: string;
const trialBalance = (cookie: string, parameters: Record<string, string> = {}, paging = {}) =>
  askReport(product, "GET", "/api/TrailBalance").table(
    cookie,
    { ...REPORT_RANGE, ...parameters },
    { pageSize: "10000", ...paging },
  );
const REPORT_RANGE = { FromDate: "2026-05-12", ToDate: "2026-10-19" };
const PRIOR_PROFIT = "Profit & Loss (prior years)";

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

interface Entry {
  account_id: number;
  account: string;
  group_name: string;
  nature: string;
  date: string;
  debit: string;
  credit: string;
}

/** The entries up to a day without closing entries, with their accounts. */
function readEntriesUntil(day: string, companyId = 1) {
  return queryRows<Entry>(
    product.db,
    `SELECT e.account_id, a.name AS account, g.name AS group_name, g.nature, e.date, e.debit, e.credit
     FROM ledger_entries e, accounts a, account_groups g
     WHERE e.company_id = ? AND e.date <= ? AND e.entry_kind <> 'closing' AND a.company_id = e.company_id AND a.id = e.account_id
       AND g.company_id = a.company_id AND g.id = a.group_id`,
    [companyId, day],
  );
}

/**
 * The trial balance in paise, calculated from the entries;
 * `yearStart` is the start of the first day's financial year.
 */
async function sumByAccount({ FromDate, ToDate }: typeof REPORT_RANGE, yearStart: string, companyId = 1) {
  const isResult = ({ nature }: Entry) => nature === "Income" || nature === "Expenses";
  const entries = await readEntriesUntil(ToDate, companyId);
  const calculateBalance = (some: Entry[]) =>
    sumPaise(some.map(({ debit }) => debit)) - sumPaise(some.map(({ credit }) => credit));
  const countedEntries = entries.filter((entry) => !isResult(entry) || entry.date >= yearStart);
  const accounts = groupRows(countedEntries, ({ account_id: id }) => id);
  const accountSums = [...accounts].map(([id, own]) => {
    const within = own.filter(({ date }) => date >= FromDate);
    const [one] = own;
    return {
      who: [one?.nature, one?.group_name, id, one?.account] as (string | number | null | undefined)[],
      figures: [
        calculateBalance(own.filter(({ date }) => date < FromDate)),
        sumPaise(within.map(({ debit }) => debit)),
        sumPaise(within.map(({ credit }) => credit)),
        calculateBalance(own),
      ],
    };
  });
  const prior = calculateBalance(entries.filter((entry) => isResult(entry) && entry.date < yearStart));
  accountSums.push({
    who: ["Liabilities", "Reserves & Surplus", null, PRIOR_PROFIT],
    figures: [prior, 0, 0, prior],
  });
  return toSortedLines(accountSums.filter(({ figures }) => figures.some((figure) => figure !== 0)));
}

const listShownLines = (records: Record<string, string | number | null>[]) =>
  toSortedLines(
    records.map((row) => ({
      who: [row.Type, row.GName, row.AcHead, row.HName],
      figures: ["OpeningBalance", "Debit", "Credit", "ClosingBalance"].map((name) => sumPaise([row[name]])),
    })),
  );
const toSortedLines = (accountLines: { who: unknown[]; figures: number[] }[]) =>
  accountLines.map(({ who, figures }) => [...who, ...figures].join(" | ")).toSorted();

describe("the trial balance", () => {
  it.each([
    ["2026-05-12", "2026-10-19", "2026-04-01"],
    ["2026-04-01", "2026-04-30", "2026-04-01"],
    ["2026-02-17", "2026-06-05", "2025-04-01"],
    ["2026-09-28", "2026-09-28", "2026-04-01"],
  ])("from %s to %s equals the ledger, account by account", async (FromDate, ToDate, yearStart) => {
    const { records, totals, ties } = await trialBalance(admin, { FromDate, ToDate });
    expect(listShownLines(records)).toEqual(await sumByAccount({ FromDate, ToDate }, yearStart));
    // Invariant I7
    expect([totals.OpeningBalance, totals.ClosingBalance]).toEqual([0, 0]);
    expect(totals.Debit).toBe(totals.Credit);
    expect(totals.Debit).toBeGreaterThan(0);
    // Invariant I3
    const [[stock]] = await product.db.raw(
      "SELECT SUM(value) AS value FROM stock_moves WHERE company_id = 1 AND date <= ?",
      [ToDate],
    );
    const inventory = records.find(({ HName }) => HName === "Inventory");
    expect(inventory?.ClosingBalance).toBe(Number(stock.value));
    expect(ties).toEqual([
      { label: "Total of credits", amount: totals.Credit, agrees: true },
      { label: "Inventory, item by item", amount: Number(stock.value), agrees: true },
    ]);
  });

  it("is ordered by types, groups and accounts, and gives the id of each account", async () => {
    const { records } = await trialBalance(admin);
    const types = ["Assets", "Liabilities", "Income", "Expenses"];
    const order = records.map(({ Type, GName, HName }) =>
      [types.indexOf(String(Type)), GName, HName].join("\u0000").toLowerCase(),
    );
    expect(order).toEqual(order.toSorted());
    for (const { HName, Name, AcHead, RetailBillNo } of records) {
      expect([Name, RetailBillNo]).toEqual([HName, null]);
      expect(AcHead === null).toBe(HName === PRIOR_PROFIT);
    }
  });

  it("shows the result of an earlier year that is not closed once, in its own row", async () => {
    const { records } = await trialBalance(admin);
    const first = (await readEntriesUntil("2026-03-31")).filter(({ nature }) =>
      ["Income", "Expenses"].includes(nature),
    );
    const result = sumPaise(first.map(({ debit }) => debit)) - sumPaise(first.map(({ credit }) => credit));
    expect(result).not.toBe(0);
    expect(
      records.filter(({ HName }) => HName === PRIOR_PROFIT).map((row) => sumPaise([row.OpeningBalance])),
    ).toEqual([result]);
    const { records: ofFirst } = await trialBalance(admin, { FromDate: "2025-11-01", ToDate: "2026-03-31" });
    expect(ofFirst.some(({ HName }) => HName === PRIOR_PROFIT)).toBe(false);
  });

  it("narrows to a group, finds ledgers and amounts, and totals the rows that it finds", async () => {
    const { records } = await trialBalance(admin);
    const banks = await trialBalance(admin, { GName: "Bank Accounts" });
    expect(listShownLines(banks.records)).toEqual(
      listShownLines(records.filter(({ GName }) => GName === "Bank Accounts")),
    );
    expect(banks.records.length).toBeGreaterThan(1);
    expect(sumPaise([banks.totals.ClosingBalance])).toBe(
      sumPaise(banks.records.map(({ ClosingBalance }) => ClosingBalance)),
    );
    expect(banks.ties).toEqual([]);
    expect((await trialBalance(admin, { GName: "No such group" })).records).toEqual([]);
    const output = await trialBalance(admin, {}, { search: "output cgst" });
    expect(output.records.map(({ HName }) => HName)).toEqual(["Output CGST"]);
    const byAmount = await trialBalance(admin, {}, { search: `₹${output.records[0]?.Credit}` });
    expect(byAmount.records.map(({ HName }) => HName)).toContain("Output CGST");
  });

  it("shows managers one row for other users' customers, and the second company its own balances", async () => {
    const all = await trialBalance(admin);
    for (const username of ["biju", "rahim"]) {
      const { records, totals, ties } = await trialBalance(await product.signIn(1, username));
      expect({ totals, ties }).toEqual({ totals: all.totals, ties: all.ties });
      const others = records.filter(({ HName }) => HName === "Customers of other users");
      expect(others).toHaveLength(1);
      expect(others[0]).toMatchObject({ AcHead: null, GName: "Sundry Debtors" });
      const ids = records.map(({ AcHead }) => AcHead);
      const hiddenRows = all.records.filter(({ AcHead }) => !ids.includes(AcHead));
      expect(hiddenRows.length).toBeGreaterThan(10);
      expect(new Set(hiddenRows.map(({ GName }) => GName))).toEqual(new Set(["Sundry Debtors"]));
      expect(sumPaise([others[0]?.ClosingBalance])).toBe(
        sumPaise(hiddenRows.map((row) => row.ClosingBalance)),
      );
      const own = records.filter((row) => row !== others[0]);
      expect(own).toEqual(all.records.filter(({ AcHead }) => ids.includes(AcHead)));
    }
    const other = await trialBalance(await product.signIn(2, "fathima"));
    expect(listShownLines(other.records)).toEqual(await sumByAccount(REPORT_RANGE, "2026-04-01", 2));
  });

  it("shows a closed year's income and expenses in that year, and its result in the next", async () => {
    const author = { companyId: 1, userId: 1 };
    const first = { FromDate: "2025-11-01", ToDate: "2026-03-31" };
    const before = await trialBalance(admin, first);
    const across = await trialBalance(admin, { FromDate: "2026-02-01", ToDate: "2026-05-31" });
    const next = await trialBalance(admin);
    const { profit } = await product.db.transaction((trx) => closeYear(trx, author, 1));
    expect(listShownLines((await trialBalance(admin, first)).records)).toEqual(
      listShownLines(before.records),
    );
    expect(
      listShownLines((await trialBalance(admin, { FromDate: "2026-02-01", ToDate: "2026-05-31" })).records),
    ).toEqual(listShownLines(across.records));
    const closedTable = await trialBalance(admin);
    const [prior] = next.records.filter(({ HName }) => HName === PRIOR_PROFIT);
    const [closedYearsRow] = closedTable.records.filter(
      ({ HName }) => HName === "Profit & Loss (closed years)",
    );
    expect(closedTable.records.some(({ HName }) => HName === PRIOR_PROFIT)).toBe(false);
    expect([closedYearsRow?.OpeningBalance, closedYearsRow?.Debit, closedYearsRow?.Credit]).toEqual([
      prior?.OpeningBalance,
      0,
      0,
    ]);
    expect(closedYearsRow?.OpeningBalance).toBe(-Number(profit));
    expect([closedTable.totals.OpeningBalance, closedTable.totals.ClosingBalance]).toEqual([0, 0]);
    await product.db.transaction((trx) => reopenYear(trx, author, 1));
    expect(listShownLines((await trialBalance(admin)).records)).toEqual(listShownLines(next.records));
  });

  it("shows hostile names unchanged, and makes them safe in CSV", async () => {
    const [account] = await product
      .db("accounts")
      .where({ company_id: 1, system_key: "bank" })
      .select("id", "name");
    for (const hostile of HOSTILE_NAMES) {
      await product.db("accounts").where({ company_id: 1, id: account.id }).update({ name: hostile });
      const { records } = await trialBalance(admin, {}, { search: chooseSearch(hostile) });
      expect(records.map(({ HName, Name }) => [HName, Name])).toEqual([[hostile, hostile]]);
      const csv = await askReport(product, "GET", "/api/TrailBalance").csv(admin, REPORT_RANGE);
      expect(csv.text).not.toMatch(/(^|,)"?[=+@]/m);
    }
    await product.db("accounts").where({ company_id: 1, id: account.id }).update({ name: account.name });
  });

  it("shows a mismatch when the stock has another value or debits and credits differ", async () => {
    const key = { company_id: 1, item_id: 1, month: "2025-04-01", move_kind: "ADJUST", slot: 7 };
    await product.db("stock_month").insert({ ...key, quantity: 0, value: 0.01, taxable: 0, tax: 0 });
    const { ties } = await trialBalance(admin);
    expect(ties.map(({ agrees }) => agrees)).toEqual([true, false]);
    await product.db("stock_month").where(key).delete();
    const [cash] = await product.db("accounts").where({ company_id: 1, system_key: "cash" }).pluck("id");
    const entry = {
      company_id: 1,
      account_id: cash,
      month: "2026-06-01",
      entry_kind: "journal",
      slot: 7,
      debit: 0.01,
      credit: 0,
      entries: 1,
    };
    await product.db("ledger_month").insert(entry);
    expect((await trialBalance(admin)).ties.map(({ agrees }) => agrees)).toEqual([false, true]);
    await product.db("ledger_month").where(entry).delete();
  });
});
