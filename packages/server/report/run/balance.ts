import type { Knex } from "knex";
import { formatPaise, paise } from "@vanbook/sdk/books";
import type { AnyReport } from "../../contract/report.ts";
import type { PagePlan, Plan } from "../plan/plan.ts";
import {
  buildBeforeCondition,
  fromEdge,
  buildSameDayCondition,
  type Condition,
  type FoundPage,
} from "./find-page.ts";
import { readFirstRow } from "./snapshot.ts";

type WithBalance = (row: unknown[]) => unknown[];

/**
 * Without a balance, rows stay unchanged. `start` is the balance before the first row. Adding up
 * while rows stream costs a few per cent; a window function in the database costs two thirds more
 * (row R4 of bench/README.md), so it is used only for a search or another sort order.
 */
export function createRunningBalance(
  { report: { running }, columns, order }: Plan,
  start: bigint,
): WithBalance {
  if (!running) return (row) => row;
  const at = [...columns.formats.keys()].indexOf(running.column);
  const isSummed = order.balanceBy !== undefined; // the database has summed up to each row
  let balance = start;
  return (row) => {
    const cell = row[at];
    const amount = paise(typeof cell === "string" ? cell : String(cell ?? "0"));
    row[at] = formatPaise(isSummed ? start + amount : (balance += amount));
    return row;
  };
}

export async function readOpening(snapshot: Knex.Transaction, { running }: AnyReport): Promise<bigint> {
  return running ? paise(await running.opening(snapshot)) : 0n;
}

/** `movedAmount` is the sum that all rows of the report add. */
export async function readBalanceBefore(
  snapshot: Knex.Transaction,
  plan: PagePlan,
  page: FoundPage,
  movedAmount: bigint,
): Promise<bigint> {
  const { running } = plan.report;
  if (!running) return 0n;
  if (plan.after?.balance !== undefined) return paise(plan.after.balance);
  const { day, between, isFromEnd } = planBalanceParts(plan, page);
  const knownBalance =
    day !== undefined && running.before
      ? paise(await running.before(snapshot, day))
      : await readOpening(snapshot, plan.report);
  const amount = between ? paise((await readFirstRow(snapshot, between))?.amount ?? "0") : 0n;
  return isFromEnd ? knownBalance + movedAmount - amount : knownBalance + amount;
}

interface BalanceParts {
  /** The known balance is the one before this day; without a day, the report's opening balance. */
  day?: string;
  between?: Knex.QueryBuilder | undefined;
  /** `selectBetween` starts at the page, so the balance is opening + all rows − `selectBetween`. */
  isFromEnd?: boolean;
}

export function planBalanceParts(
  { report: { running }, order, moved }: PagePlan,
  { place: { fromEnd }, edge }: Pick<FoundPage, "place" | "edge">,
): BalanceParts {
  if (!edge) return {};
  const selectBetween = ([where, values]: Condition) => moved?.clone().whereRaw(where, values);
  if (running?.before && !order.isDescending)
    return { day: String(edge[0]), between: selectBetween(buildSameDayCondition(order, edge)) };
  return fromEnd === undefined
    ? { between: selectBetween(buildBeforeCondition(order, edge)) }
    : { between: selectBetween(fromEdge(order, edge)), isFromEnd: true };
}
