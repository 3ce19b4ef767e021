import type { Paise } from "../../books/money.ts";
import { findConsignmentValue, type GoodsOnTheWay } from "./consignment-value.ts";
import { findEWayLimit, type EWayLaws, type StateEWayLimit } from "./e-way-laws.ts";

export interface EWayNeed {
  isNeeded: boolean;
  value: Paise;
  limit: Paise;
}

/**
 * Whether the goods of a document need an e-way bill before they leave. Undefined if the State of one
 * end is not known, or for days before e-way bills.
 */
export function findEWayNeed(
  { date, lines, fromStateCode, toStateCode }: MovedGoods,
  laws: EWayLaws,
  stateLimits: readonly StateEWayLimit[],
): EWayNeed | undefined {
  if (fromStateCode === null || toStateCode === null) return undefined;
  const limit = findEWayLimit(laws, stateLimits, { date, fromStateCode, toStateCode });
  if (limit === undefined) return undefined;
  const value = findConsignmentValue({ lines });
  return { isNeeded: value > limit, value, limit };
}

export interface MovedGoods {
  /** `YYYY-MM-DD`. */
  date: string;
  lines: readonly GoodsOnTheWay[];
  fromStateCode: string | null;
  toStateCode: string | null;
}
