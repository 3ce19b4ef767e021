import type { Paise } from "../../books/money.ts";
import { shift } from "../../books/years/financial-year.ts";

/** Above this value of a consignment an e-way bill is needed, from `from` on. */
export interface EWayLimit {
  /** `YYYY-MM-DD`, as in all rows of this file. */
  from: string;
  limit: Paise;
  source: string;
}

/** Another limit for goods that move within this State, as the administrator has entered it. */
export interface StateEWayLimit extends EWayLimit {
  stateCode: string;
}

/** For how long an e-way bill is valid: a day for each so many kilometres or part of them. */
export interface EWayValidity {
  from: string;
  kmPerDay: number;
  overDimensionalKmPerDay: number;
  source: string;
}

/** An e-way bill can be made for a document that is at most so many days old. */
export interface DocumentAge {
  from: string;
  days: number;
  source: string;
}

export interface EWayLaws {
  limits: readonly EWayLimit[];
  validities: readonly EWayValidity[];
  documentAges: readonly DocumentAge[];
}

/** Rows of a list are ordered by their day. */
export const E_WAY_LAWS: EWayLaws = {
  limits: [
    {
      ...{ from: "2018-04-01", limit: 50_000_00n },
      source: "Rule 138(1) of the CGST Rules 2017, in force by notification 15/2018-Central Tax",
    },
  ],
  validities: [
    {
      ...{ from: "2021-01-01", kmPerDay: 200, overDimensionalKmPerDay: 20 },
      source: "Rule 138(10), changed by notification 94/2020-Central Tax of 22 December 2020",
    },
  ],
  documentAges: [
    {
      ...{ from: "2025-01-01", days: 180 },
      source: "GSTN's advisory of 17 December 2024: documents of the last 180 days",
    },
  ],
};

export interface Movement {
  /** `YYYY-MM-DD`. */
  date: string;
  fromStateCode: string;
  /** Null if it is not known: a State's own limit is only for goods that stay in it. */
  toStateCode: string | null;
}

/**
 * The limit for goods that move on this day; a State's own only if they stay in it. In paise; a
 * consignment of exactly this value needs no e-way bill. Undefined for days before e-way bills.
 */
export function findEWayLimit(
  laws: EWayLaws,
  stateLimits: readonly StateEWayLimit[],
  { date, fromStateCode, toStateCode }: Movement,
): Paise | undefined {
  const general = laws.limits.findLast(({ from }) => from <= date)?.limit;
  if (general === undefined || fromStateCode !== toStateCode) return general;
  const own = stateLimits
    .filter(({ stateCode, from }) => stateCode === fromStateCode && from <= date)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .at(-1);
  return own?.limit ?? general;
}

/**
 * The last day of an e-way bill that is made on `date`: each day ends at midnight of the day after.
 * Undefined for days before the first row.
 */
export function findLastValidDay(
  laws: EWayLaws,
  { date, distance, isOverDimensional }: { date: string; distance: number; isOverDimensional: boolean },
): string | undefined {
  const row = laws.validities.findLast(({ from }) => from <= date);
  if (!row) return undefined;
  const kmPerDay = isOverDimensional ? row.overDimensionalKmPerDay : row.kmPerDay;
  return shift(date, { days: Math.max(1, Math.ceil(distance / kmPerDay)) });
}

/** The last day on which the e-way bill of a document can be made; undefined if there is no limit. */
export function findLastDayToMake(
  laws: EWayLaws,
  { date, today }: { date: string; today: string },
): string | undefined {
  const row = laws.documentAges.findLast(({ from }) => from <= today);
  return row && shift(date, { days: row.days });
}
