import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { createDemo } from "../../packages/server/demo/create-demo.ts";
import { listPeriods } from "../../packages/server/reports/periods.ts";
import {
  LEDGER_ROLLUP,
  LOCATION_ROLLUP,
  buildRangeSums,
  STOCK_ROLLUP,
  findYearStart,
} from "../../packages/server/reports/range-sums.ts";

let db: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  ({ db, drop } = database);
  await createDemo(db, { bills: 300, today: "2026-11-20" });
});
afterAll(() => drop?.());

const company = { companyId: 1 };

describe("the periods of a range", () => {
  it("are whole months, plus or less the days up to the nearer end of a month", () => {
    // From 10 June: the whole of June counts, less its first nine days, which belong
    // to the opening. Until 20 August: the whole of August less its last eleven days.
    expect(listPeriods({ from: "2026-06-10", to: "2026-08-20" })).toEqual([
      { rollup: "month", from: "1900-01-01", to: "2026-05-31", counts: { opening: 1 } },
      { rollup: "month", from: "2026-06-01", to: "2026-08-31", counts: { movement: 1 } },
      { rollup: "day", from: "2026-06-01", to: "2026-06-09", counts: { opening: 1, movement: -1 } },
      { rollup: "day", from: "2026-08-21", to: "2026-08-31", counts: { movement: -1 } },
    ]);
  });

  it("need no days for a range of whole months, and keep earlier years apart when asked to", () => {
    expect(listPeriods({ from: "2026-06-01", to: "2026-06-30", yearStart: "2026-04-01" })).toEqual([
      { rollup: "month", from: "1900-01-01", to: "2026-03-31", counts: { prior: 1 } },
      { rollup: "month", from: "2026-04-01", to: "2026-05-31", counts: { opening: 1 } },
      { rollup: "month", from: "2026-06-01", to: "2026-06-30", counts: { movement: 1 } },
    ]);
  });
});

const SAMPLE_RANGES = [
  { from: "2026-10-01", to: "2026-10-31" },
  { from: "2026-06-10", to: "2026-11-20" },
  { from: "2026-05-25", to: "2026-05-27" },
  { from: "2025-07-20", to: "2026-08-08" },
  { from: "2026-04-01", to: "2026-04-01" },
  { from: "2020-01-01", to: "2030-12-31" },
  { from: "0001-01-01", to: "9999-12-31" },
  { from: "2026-06-10", to: "9999-12-31" },
];

describe.each(SAMPLE_RANGES)("the sums of $from to $to", ({ from, to }) => {
  it("of the ledger equal those of its entries", async () => {
    const yearStart = await findYearStart(db, company, from);
    const foundSums = await buildRangeSums(
      db,
      company,
      LEDGER_ROLLUP,
      { from, to, yearStart },
      {
        prior: { sum: "debit - credit", over: ["prior"] },
        before: { sum: "debit - credit", over: ["opening"] },
        debit: { sum: "debit", over: ["movement"] },
        billed: { sum: "CASE WHEN entry_kind = 'bill' THEN debit ELSE 0 END", over: ["movement"] },
        closing: { sum: "debit - credit", over: ["prior", "opening", "movement"] },
      },
    );
    const expectedSums = await queryRows<object>(
      db,
      `SELECT account_id, SUM((debit - credit) * (date < :yearStart)) AS prior,
         SUM((debit - credit) * (date >= :yearStart AND (date < :from OR entry_kind = 'opening'))) AS before_,
         SUM(debit * (date >= :from AND entry_kind <> 'opening')) AS debit, SUM(debit * (date >= :from AND entry_kind = 'bill')) AS billed,
         SUM(debit - credit) AS closing
       FROM ledger_entries WHERE company_id = 1 AND date <= :to GROUP BY account_id`.replaceAll(
        /:(\w+)/g,
        (_, name: string) => `'${{ from, to, yearStart }[name]}'`,
      ),
    );
    expect(listFigures(foundSums)).toEqual(listFigures(expectedSums));
  });

  it("of stock equal those of its moves, by item and by location", async () => {
    const sums = {
      before: { sum: "quantity", over: ["opening"] },
      sold: { sum: "CASE WHEN move_kind = 'SALE' THEN -quantity ELSE 0 END", over: ["movement"] },
    } as const;
    const vans: number[] = await db("stock_locations").where({ company_id: 1, kind: "van" }).pluck("id");
    const narrow = (piece: Knex.QueryBuilder) => void piece.whereIn("r.location_id", vans);
    const readExpectedSums = (by: string, where: string) =>
      queryRows<object>(
        db,
        `SELECT ${by}, SUM(quantity * (date < ? OR move_kind = 'OPENING')) AS before_, SUM(-quantity * (date >= ? AND move_kind = 'SALE')) AS sold
         FROM stock_moves WHERE company_id = 1 AND date <= ? ${where} GROUP BY ${by}`,
        [from, from, to],
      );
    expect(listFigures(await buildRangeSums(db, company, STOCK_ROLLUP, { from, to }, sums))).toEqual(
      listFigures(await readExpectedSums("item_id", "")),
    );
    expect(
      listFigures(await buildRangeSums(db, company, LOCATION_ROLLUP, { from, to }, sums, narrow)),
    ).toEqual(
      listFigures(await readExpectedSums("location_id, item_id", `AND location_id IN (${vans.join(",")})`)),
    );
  });
});

it("the year of a range begins with the financial year of the range's first day", async () => {
  expect(await findYearStart(db, company, "2026-03-31")).toBe("2025-04-01");
  expect(await findYearStart(db, company, "2026-04-01")).toBe("2026-04-01");
  expect(await findYearStart(db, company, "2019-05-05")).toBe("2019-05-05");
});

/**
 * Rows as sorted lines of numbers. Rows with only zeros are
 * omitted: goods that moved and were reversed count as not moved.
 */
function listFigures(foundRows: readonly object[]): string[] {
  const keys = "location_id" in (foundRows[0] ?? {}) ? 2 : 1;
  return foundRows
    .map((row) => Object.values(row).map(Number))
    .filter((row) => row.slice(keys).some((figure) => figure !== 0))
    .map((row) => row.join(" "))
    .toSorted();
}
