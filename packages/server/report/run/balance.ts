import type { Knex } from "knex";
import { paise } from "@vanbook/sdk/books";
import type { AnyReport } from "../../contract/report.ts";
import type { PagePlan } from "../plan/plan.ts";
import {
  buildBeforeCondition,
  fromEdge,
  buildSameDayCondition,
  type Condition,
  type FoundPage,
} from "./find-page.ts";
import { readFirstRow } from "./snapshot.ts";

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
