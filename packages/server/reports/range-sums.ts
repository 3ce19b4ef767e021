import type { Knex } from "knex";
import type { Principal } from "../contract/principal.ts";
import { ofCompany } from "../auth/scope.ts";
import { getMonthStart } from "@vanbook/sdk/books";
import { countOpenings, IS_OPENING_ENTRY, IS_OPENING_MOVE } from "./openings.ts";
import { listMonthEndPeriods, listPeriods, type Part, type Period, type ReportRange } from "./periods.ts";

/** A monthly rollup, and the daily table for the days at the edges of a range. */
export interface Rollup {
  month: string;
  day: string;
  /**
   * Table with the sums up to the end of each month, for months up to the one in `kept_balances`.
   */
  until?: string;
  by: readonly string[];
  /**
   * SQL for opening rows `r`, which are never a movement of a range. Without it, they count on
   * their date.
   */
  openings?: string;
}

export const LEDGER_ROLLUP: Rollup = {
  month: "ledger_month",
  day: "ledger_day",
  until: "ledger_balance",
  by: ["account_id"],
  openings: IS_OPENING_ENTRY,
};
export const STOCK_ROLLUP: Rollup = {
  month: "stock_month",
  day: "stock_day",
  by: ["item_id"],
  openings: IS_OPENING_MOVE,
};
/** `narrow` must limit the locations: the daily table has no other index. */
export const LOCATION_ROLLUP: Rollup = {
  month: "location_month",
  day: "stock_moves",
  by: ["location_id", "item_id"],
  openings: IS_OPENING_MOVE,
};

/** The same rollup, in which openings count as movements of their date. */
export function countByDate({ openings: _, ...rollup }: Rollup): Rollup {
  return rollup;
}

/** A sum and the parts it covers: `{ sum: "debit - credit", over: ["opening"] }`. */
export interface RangeSum {
  sum: string;
  over: readonly Part[];
}

/**
 * Sums over a range by account, item or location, as a derived table with one row each:
 * `db.from(buildRangeSums(db, principal, LEDGER_ROLLUP, range, { before: … }).as("s"))`. Whole
 * months come from the monthly rollup, the edges from days; for months with kept balances, the
 * difference of two balances replaces the months between (decision 51). Openings up to the end of
 * the range count as its opening (docs/books.md#openings). Limited to the company. `narrow` may add
 * conditions to each part, on its alias `r`.
 */
export function buildRangeSums<Name extends string>(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  rollup: Rollup,
  range: ReportRange,
  sums: Readonly<Record<Name, RangeSum>>,
  narrow?: (piece: Knex.QueryBuilder) => void,
): Knex.QueryBuilder {
  const sumEntries = Object.entries<RangeSum>(sums);
  const { by, openings } = rollup;
  const periods = [...(rollup.until === undefined ? [] : listMonthEndPeriods(range)), ...listPeriods(range)];
  const pieces = periods.flatMap((period) => {
    const columns = sumEntries.map(([name, sum]) => {
      const times = countTimes(sum, period.counts);
      const openingTimes = openings === undefined ? times : countTimes(sum, countOpenings(period.counts));
      return { name, sum: sum.sum, times, openingTimes };
    });
    if (columns.every(({ times, openingTimes }) => times === 0 && openingTimes === 0)) return [];
    const piece = selectPeriodRows(db, principal, rollup, period)
      .groupBy(by.map((column) => `r.${column}`))
      .select(by.map((column) => `r.${column}`))
      .select(columns.map((column) => db.raw(`${buildSumSql(column, openings)} as ??`, [column.name])));
    if (openings !== undefined && columns.every(({ times }) => times === 0)) void piece.whereRaw(openings);
    if (narrow) narrow(piece);
    return [piece];
  });
  return db
    .from(db.unionAll(pieces).as("p"))
    .groupBy(by.map((column) => `p.${column}`))
    .select(by.map((column) => `p.${column}`))
    .select(sumEntries.map(([name]) => db.raw("SUM(??) as ??", [`p.${name}`, name])));
}

/** Columns: `account_id`, and `balance` as debit − credit at the end of the day. */
export function selectBalancesOn(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  day: string,
  narrow?: (piece: Knex.QueryBuilder) => void,
): Knex.QueryBuilder {
  const balance = { balance: { sum: "r.debit - r.credit", over: ["opening", "movement"] } } as const;
  return buildRangeSums(db, principal, LEDGER_ROLLUP, { from: day, to: day }, balance, narrow);
}

export function limitToPlaces(places: readonly number[]) {
  return (piece: Knex.QueryBuilder): void => void piece.whereIn("r.location_id", places);
}

/** "month": months without kept balances. "until": the latest kept ones, to the month of `to`. */
function selectPeriodRows(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  { month, day, until }: Rollup,
  { rollup, from, to }: Period,
): Knex.QueryBuilder {
  if (rollup === "day") return ofCompany(db, principal, `${day} as r`).whereBetween("r.date", [from, to]);
  if (until === undefined)
    return ofCompany(db, principal, `${month} as r`).whereBetween("r.month", [from, to]);
  const keptMonths = ofCompany(db, principal, "kept_balances as k").select("k.month");
  if (rollup === "until")
    return ofCompany(db, principal, `${until} as r`).whereRaw("r.month = LEAST(CAST(? AS DATE), (?))", [
      getMonthStart(to),
      keptMonths,
    ]);
  return ofCompany(db, principal, `${month} as r`)
    .where("r.month", "<=", to)
    .whereRaw("r.month >= COALESCE(GREATEST(CAST(? AS DATE), (?) + INTERVAL 1 MONTH), CAST(? AS DATE))", [
      from,
      keptMonths,
      from,
    ]);
}

/**
 * The first day of the financial year of a day. If the day is in no year: of the last year that
 * began before it; if there is none, the day itself.
 */
export async function findYearStart(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  day: string,
): Promise<string> {
  const year = await ofCompany(db, principal, "financial_years as y")
    .where("y.start_date", "<=", day)
    .orderBy("y.start_date", "desc")
    .first<{ start_date: string } | undefined>("y.start_date");
  return year?.start_date ?? day;
}

function countTimes({ over }: RangeSum, counts: Period["counts"]) {
  return over.reduce((times, part) => times + (counts[part] ?? 0), 0);
}

interface CountedSum {
  sum: string;
  times: number;
  /** For opening rows. */
  openingTimes: number;
}

function buildSumSql({ sum, times, openingTimes }: CountedSum, openings: string | undefined) {
  const multiply = (factor: number) => (factor === 0 ? "0" : factor === 1 ? `(${sum})` : `-(${sum})`);
  if (times === openingTimes) return times === 0 ? "0" : `SUM(${multiply(times)})`;
  return `SUM(CASE WHEN ${openings} THEN ${multiply(openingTimes)} ELSE ${multiply(times)} END)`;
}
