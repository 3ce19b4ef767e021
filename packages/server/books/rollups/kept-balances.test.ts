import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withTransaction } from "../../db/transaction.ts";
import { waitForLockWait } from "../../db/testing/until-one-waits.ts";
import { LEDGER_ROLLUP, buildRangeSums } from "../../reports/range-sums.ts";
import { checkBooks } from "../checks/check.ts";
import { makeReceiptVoucher } from "@vanbook/sdk/books";
import { cancel } from "../posting/cancel.ts";
import { post } from "../posting/post.ts";
import { makeTestBusiness } from "../testing/check-test-business.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { lockYears } from "../years/lock-years.ts";
import { areWhole, keepBalances, readLastKeptMonth, recalculateBalances } from "./kept-balances.ts";
import { rebuildRollups } from "./rebuild.ts";

let desk: TestDesk;
let db: Knex;

/** Entries of two years, from 1 April 2025 to June 2026. */
beforeAll(async () => {
  desk = await createTestDesk();
  db = desk.db;
  await makeTestBusiness(desk);
});
afterAll(() => desk.drop());

/**
 * Ranges that start and end on first and last days of months and years, within months, and before
 * and after all entries; and ranges of one day.
 */
const DAY_RANGES = [
  { from: "2025-04-01", to: "2026-06-30", yearStart: "2025-04-01" },
  { from: "2025-08-01", to: "2025-08-31", yearStart: "2025-04-01" },
  { from: "2025-08-02", to: "2026-05-14", yearStart: "2025-04-01" },
  { from: "2026-04-01", to: "2026-06-01", yearStart: "2026-04-01" },
  { from: "2026-06-01", to: "2026-06-01", yearStart: "2026-04-01" },
  { from: "2026-05-17", to: "2026-06-18", yearStart: "2026-04-01" },
  { from: "2026-03-31", to: "2026-04-01" },
  { from: "0001-01-01", to: "9999-12-31" },
  { from: "2024-01-01", to: "2024-12-31" },
  { from: "2030-01-15", to: "2030-02-15", yearStart: "2029-04-01" },
];
type Range = (typeof DAY_RANGES)[number];

const SUMS = {
  prior: { sum: "r.debit - r.credit", over: ["prior"] },
  opening: { sum: "r.debit - r.credit", over: ["opening"] },
  debit: { sum: "r.debit * (r.entry_kind <> 'receipt')", over: ["movement"] },
  credit: { sum: "r.credit", over: ["movement"] },
  closing: { sum: "r.debit - r.credit", over: ["opening", "movement"] },
  entries: { sum: "r.entries", over: ["movement"] },
} as const;

/** Non-zero sums of accounts, as reports read them. */
async function read({ yearStart, ...days }: Range) {
  const range = { ...days, ...(yearStart && { yearStart }) };
  const prior = { ...SUMS, ...(!yearStart && { prior: { sum: "0", over: ["opening"] } as const }) };
  const sumRows = await buildRangeSums(db, { companyId: 1 }, LEDGER_ROLLUP, range, prior);
  return sortSums(sumRows);
}

/** The same sums, calculated from every entry. Openings in the range were there before it. */
async function calculateSums({ from, to, yearStart = "0000-01-01" }: Range) {
  const movement = "(date BETWEEN :from AND :to AND entry_kind <> 'opening')";
  const [sumRows = []] = await db.raw<[Record<string, unknown>[]]>(
    `SELECT account_id, SUM((date < :yearStart) * (debit - credit)) AS prior,
      SUM((date >= :yearStart AND date <= :to AND NOT ${movement}) * (debit - credit)) AS opening,
      SUM(${movement} * (entry_kind <> 'receipt') * debit) AS debit, SUM(${movement} * credit) AS credit,
      SUM((date >= :yearStart AND date <= :to) * (debit - credit)) AS closing, SUM(${movement}) AS entries
    FROM ledger_entries WHERE company_id = 1 GROUP BY account_id`,
    { from, to, yearStart },
  );
  return sortSums(sumRows);
}

function sortSums(sumRows: readonly Record<string, unknown>[]) {
  return sumRows
    .map((row) => ["account_id", ...Object.keys(SUMS)].map((name) => Number(row[name])))
    .filter(([, ...sums]) => sums.some((sum) => sum !== 0))
    .toSorted(([one = 0], [other = 0]) => one - other);
}

const makeReceipt = (date: string) =>
  makeReceiptVoucher({
    mode: "C",
    ...{ date, userId: 2, branchId: 1, partyId: desk.customer.id },
    ...{ ledgerId: desk.salesmanCash, amount: 100n },
  });
const postReceipt = (date: string) =>
  withTransaction(db, (trx) => post(trx, desk.author, [makeReceipt(date)]));

describe("monthly balances", () => {
  it.each([
    null,
    "2025-03-01",
    "2025-04-01",
    "2025-08-01",
    "2026-03-01",
    "2026-05-01",
    "2026-06-01",
    "2027-01-01",
  ])("kept until %s give the same range sums as the entries", async (until) => {
    if (until) await keepBalances(db, 1, until);
    for (const range of DAY_RANGES)
      expect([range, await read(range)]).toEqual([range, await calculateSums(range)]);
    expect(await checkBooks(db, 1)).toEqual([]);
  });

  it("are read instead of the monthly sums for the months that have them", async () => {
    const [range] = DAY_RANGES as [Range];
    const before = await read(range);
    await db.raw("UPDATE ledger_month SET debit = debit + 7");
    expect(await read(range)).toEqual(before);
    await db.raw("UPDATE ledger_month SET debit = debit - 7");
    await db.raw("UPDATE ledger_balance SET debit = debit + 7 WHERE month = '2026-06-01'");
    expect(await read(range)).not.toEqual(before);
    expect(await checkBooks(db, 1)).toMatchObject([
      { invariant: "I2", message: "ledger_balance differs from ledger_month." },
    ]);
  });

  it.each([
    "debit = debit + 0.01",
    "credit = credit - 1",
    "entries = entries + 1",
    "account_id = 4711",
    "entry_kind = 'other'",
    "month = '2025-04-01'",
    "company_id = 2",
  ])("are compared with the monthly sums by the check of the books: %s", async (change) => {
    await recalculateBalances(db, 1);
    expect(await checkBooks(db, 1)).toEqual([]);
    await db.raw(
      `UPDATE ledger_balance SET ${change} WHERE month = '2025-08-01' AND entry_kind = 'bill' LIMIT 1`,
    );
    expect(await checkBooks(db, 1)).toMatchObject([
      { invariant: "I2", message: "ledger_balance differs from ledger_month." },
    ]);
  });

  it("are calculated again when the rollups are rebuilt", async () => {
    await rebuildRollups(db, 1);
    expect(await checkBooks(db, 1)).toEqual([]);
    expect(await readLastKeptMonth(db, 1)).toBe("2027-01-01");
    expect(await db("ledger_balance").where("company_id", 2).delete()).toBe(1);
    await db.raw("DELETE FROM ledger_month WHERE entry_kind = 'contra'");
    await rebuildRollups(db, 1);
    expect(await checkBooks(db, 1)).toEqual([]);
  });

  it("of a month with a new posting and of later months are not read until they are calculated again", async () => {
    const [postedReceipt] = await postReceipt("2026-05-05");
    expect(await readLastKeptMonth(db, 1)).toBe("2026-04-01");
    for (const range of DAY_RANGES)
      expect([range, await read(range)]).toEqual([range, await calculateSums(range)]);
    expect(await checkBooks(db, 1)).toEqual([]);
    expect(await keepBalances(db, 1, "2026-06-01")).toBe(2);
    await withTransaction(db, (trx) => cancel(trx, desk.author, postedReceipt?.voucherId ?? 0));
    expect(await readLastKeptMonth(db, 1)).toBe("2026-04-01");
    expect(await keepBalances(db, 1, "2026-04-01")).toBe(0);
    expect(await keepBalances(db, 1, "2026-05-01")).toBe(1);
    await postReceipt("2026-06-05");
    expect(await readLastKeptMonth(db, 1)).toBe("2026-05-01");
    expect(await checkBooks(db, 1)).toEqual([]);
    for (const range of DAY_RANGES)
      expect([range, await read(range)]).toEqual([range, await calculateSums(range)]);
  });

  it("end before the earliest month of the vouchers in a posting", async () => {
    await keepBalances(db, 1, "2026-06-01");
    await withTransaction(db, (trx) =>
      post(trx, desk.author, ["2026-06-10", "2026-05-10", "2026-06-11"].map(makeReceipt)),
    );
    expect(await readLastKeptMonth(db, 1)).toBe("2026-04-01");
    await keepBalances(db, 1, "2026-06-01");
    await postReceipt("2026-06-12");
    expect(await readLastKeptMonth(db, 1)).toBe("2026-05-01");
    expect(await checkBooks(db, 1)).toEqual([]);
  });

  it("stay correct while many users post and the balances are calculated again and again", async () => {
    let posting = 4;
    const postReceipts = async (at: number) => {
      for (let turn = at; turn < at + 25; turn += 1)
        await postReceipt(`2026-0${4 + (turn % 3)}-1${turn % 10}`);
      posting -= 1;
    };
    let keptMonths = 0;
    const keepAllBalances = async () => {
      while (posting > 0) keptMonths += await keepBalances(db, 1, "2026-06-01");
    };
    await Promise.all([keepAllBalances(), keepAllBalances(), ...[0, 1, 2, 3].map(postReceipts)]);
    expect(keptMonths).toBeGreaterThan(10);
    expect(await checkBooks(db, 1)).toEqual([]);
    await keepBalances(db, 1, "2026-06-01");
    expect(await checkBooks(db, 1)).toEqual([]);
    for (const range of DAY_RANGES)
      expect([range, await read(range)]).toEqual([range, await calculateSums(range)]);
  });

  it("are shortened by a posting that waited while they were calculated for the first time", async () => {
    await db("kept_balances").delete();
    const keeping = await db.transaction();
    await lockYears(keeping, 1, "exclusive");
    const posting = postReceipt("2026-05-20");
    await waitForLockWait(db);
    await keeping("kept_balances").insert({ company_id: 1, month: "2026-06-01" });
    await keeping.commit();
    await posting;
    expect(await readLastKeptMonth(db, 1)).toBe("2026-04-01");
  });

  it("of a company that has none count as complete, and renewing them makes none", async () => {
    await db("kept_balances").delete();
    await recalculateBalances(db, 1);
    expect(await readLastKeptMonth(db, 1)).toBeNull();
    expect(await keepBalances(db, 4711, "2026-06-01")).toBe(0);
    expect([await areWhole(db, 1), await areWhole(db, 4711)]).toEqual([true, true]);
  });
});
