import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeYear, reopenYear } from "../../packages/server/books/years/year-close.ts";
import { rows } from "../../packages/server/db/rows.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, HOSTILE_NAMES, paiseOf } from "./ask-report.ts";
import { grouped } from "./grouped.ts";

let product: Product;
let admin: string;
const trialBalance = (cookie: string, given: Record<string, string> = {}, paging = {}) =>
  askReport(product, "GET", "/api/TrailBalance").table(
    cookie,
    { ...RANGE, ...given },
    { pageSize: "10000", ...paging },
  );
const RANGE = { FromDate: "2026-05-12", ToDate: "2026-10-19" };
const PRIOR = "Profit & Loss (prior years)";

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
function entriesUntil(day: string, companyId = 1) {
  return rows<Entry>(
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
async function addedUp({ FromDate, ToDate }: typeof RANGE, yearStart: string, companyId = 1) {
  const isResult = ({ nature }: Entry) => nature === "Income" || nature === "Expenses";
  const entries = await entriesUntil(ToDate, companyId);
  const balance = (some: Entry[]) =>
    paiseOf(some.map(({ debit }) => debit)) - paiseOf(some.map(({ credit }) => credit));
  const counted = entries.filter((entry) => !isResult(entry) || entry.date >= yearStart);
  const accounts = grouped(counted, ({ account_id: id }) => id);
  const found = [...accounts].map(([id, own]) => {
    const within = own.filter(({ date }) => date >= FromDate);
    const [one] = own;
    return {
      who: [one?.nature, one?.group_name, id, one?.account] as (string | number | null | undefined)[],
      figures: [
        balance(own.filter(({ date }) => date < FromDate)),
        paiseOf(within.map(({ debit }) => debit)),
        paiseOf(within.map(({ credit }) => credit)),
        balance(own),
      ],
    };
  });
  const prior = balance(entries.filter((entry) => isResult(entry) && entry.date < yearStart));
  found.push({ who: ["Liabilities", "Reserves & Surplus", null, PRIOR], figures: [prior, 0, 0, prior] });
  return lines(found.filter(({ figures }) => figures.some((figure) => figure !== 0)));
}

const shown = (records: Record<string, string | number | null>[]) =>
  lines(
    records.map((row) => ({
      who: [row.Type, row.GName, row.AcHead, row.HName],
      figures: ["OpeningBalance", "Debit", "Credit", "ClosingBalance"].map((name) => paiseOf([row[name]])),
    })),
  );
const lines = (found: { who: unknown[]; figures: number[] }[]) =>
  found.map(({ who, figures }) => [...who, ...figures].join(" | ")).toSorted();

describe("the trial balance", () => {
  it.each([
    ["2026-05-12", "2026-10-19", "2026-04-01"],
    ["2026-04-01", "2026-04-30", "2026-04-01"],
    ["2026-02-17", "2026-06-05", "2025-04-01"],
    ["2026-09-28", "2026-09-28", "2026-04-01"],
  ])("from %s to %s equals the ledger, account by account", async (FromDate, ToDate, yearStart) => {
    const { records, totals, ties } = await trialBalance(admin, { FromDate, ToDate });
    expect(shown(records)).toEqual(await addedUp({ FromDate, ToDate }, yearStart));
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
      expect(AcHead === null).toBe(HName === PRIOR);
    }
  });

  it("shows the result of an earlier year that is not closed once, in its own row", async () => {
    const { records } = await trialBalance(admin);
    const first = (await entriesUntil("2026-03-31")).filter(({ nature }) =>
      ["Income", "Expenses"].includes(nature),
    );
    const result = paiseOf(first.map(({ debit }) => debit)) - paiseOf(first.map(({ credit }) => credit));
    expect(result).not.toBe(0);
    expect(
      records.filter(({ HName }) => HName === PRIOR).map((row) => paiseOf([row.OpeningBalance])),
    ).toEqual([result]);
    const { records: ofFirst } = await trialBalance(admin, { FromDate: "2025-11-01", ToDate: "2026-03-31" });
    expect(ofFirst.some(({ HName }) => HName === PRIOR)).toBe(false);
  });

  it("narrows to a group, finds ledgers and amounts, and totals the rows that it finds", async () => {
    const { records } = await trialBalance(admin);
    const banks = await trialBalance(admin, { GName: "Bank Accounts" });
    expect(shown(banks.records)).toEqual(shown(records.filter(({ GName }) => GName === "Bank Accounts")));
    expect(banks.records.length).toBeGreaterThan(1);
    expect(paiseOf([banks.totals.ClosingBalance])).toBe(
      paiseOf(banks.records.map(({ ClosingBalance }) => ClosingBalance)),
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
      const hidden = all.records.filter(({ AcHead }) => !ids.includes(AcHead));
      expect(hidden.length).toBeGreaterThan(10);
      expect(new Set(hidden.map(({ GName }) => GName))).toEqual(new Set(["Sundry Debtors"]));
      expect(paiseOf([others[0]?.ClosingBalance])).toBe(paiseOf(hidden.map((row) => row.ClosingBalance)));
      const own = records.filter((row) => row !== others[0]);
      expect(own).toEqual(all.records.filter(({ AcHead }) => ids.includes(AcHead)));
    }
    const other = await trialBalance(await product.signIn(2, "fathima"));
    expect(shown(other.records)).toEqual(await addedUp(RANGE, "2026-04-01", 2));
  });

  it("shows a closed year's income and expenses in that year, and its result in the next", async () => {
    const author = { companyId: 1, userId: 1 };
    const first = { FromDate: "2025-11-01", ToDate: "2026-03-31" };
    const before = await trialBalance(admin, first);
    const across = await trialBalance(admin, { FromDate: "2026-02-01", ToDate: "2026-05-31" });
    const next = await trialBalance(admin);
    const { profit } = await product.db.transaction((trx) => closeYear(trx, author, 1));
    expect(shown((await trialBalance(admin, first)).records)).toEqual(shown(before.records));
    expect(
      shown((await trialBalance(admin, { FromDate: "2026-02-01", ToDate: "2026-05-31" })).records),
    ).toEqual(shown(across.records));
    const closed = await trialBalance(admin);
    const [prior] = next.records.filter(({ HName }) => HName === PRIOR);
    const [kept] = closed.records.filter(({ HName }) => HName === "Profit & Loss (closed years)");
    expect(closed.records.some(({ HName }) => HName === PRIOR)).toBe(false);
    expect([kept?.OpeningBalance, kept?.Debit, kept?.Credit]).toEqual([prior?.OpeningBalance, 0, 0]);
    expect(kept?.OpeningBalance).toBe(-Number(profit));
    expect([closed.totals.OpeningBalance, closed.totals.ClosingBalance]).toEqual([0, 0]);
    await product.db.transaction((trx) => reopenYear(trx, author, 1));
    expect(shown((await trialBalance(admin)).records)).toEqual(shown(next.records));
  });

  it("shows hostile names unchanged, and makes them safe in CSV", async () => {
    const [account] = await product
      .db("accounts")
      .where({ company_id: 1, system_key: "bank" })
      .select("id", "name");
    for (const hostile of HOSTILE_NAMES) {
      await product.db("accounts").where({ company_id: 1, id: account.id }).update({ name: hostile });
      const { records } = await trialBalance(admin, {}, { search: hostile.slice(0, 100) });
      expect(records.map(({ HName, Name }) => [HName, Name])).toEqual([[hostile, hostile]]);
      const csv = await askReport(product, "GET", "/api/TrailBalance").csv(admin, RANGE);
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
