import type { Knex } from "knex";
import { formatPaise, paise } from "@vanbook/sdk/books";
import type { AnyReport } from "../../contract/report.ts";
import type { PagePlan, Plan } from "../plan/plan.ts";
import { beforeEdge, fromEdge, sameDay, type Condition, type FoundPage } from "./find-page.ts";
import { firstRow } from "./snapshot.ts";

/** Writes the balance into a row and returns the row. */
type WithBalance = (row: unknown[]) => unknown[];

/**
 * Returns the row unchanged for a report without a balance. `start` is the balance before the first row.
 * Adding up here while rows stream costs a few per cent; a window function in the database costs two thirds
 * more (row R4 of bench/README.md), so it is used only if rows are searched or sorted in another order.
 */
export function runningBalance({ report: { running }, columns, order }: Plan, start: bigint): WithBalance {
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

/** The balance before the first row of a report; 0 for a report without a balance. */
export async function openingOf(snapshot: Knex.Transaction, { running }: AnyReport): Promise<bigint> {
  return running ? paise(await running.opening(snapshot)) : 0n;
}

/** The balance before the first row of a page; `moved` is the sum that all rows of the report add. */
export async function balanceBefore(
  snapshot: Knex.Transaction,
  plan: PagePlan,
  page: FoundPage,
  moved: bigint,
): Promise<bigint> {
  const { running } = plan.report;
  if (!running) return 0n;
  const { day, between, isFromEnd } = balanceParts(plan, page);
  const known =
    day !== undefined && running.before
      ? paise(await running.before(snapshot, day))
      : await openingOf(snapshot, plan.report);
  const amount = between ? paise((await firstRow(snapshot, between))?.amount ?? "0") : 0n;
  return isFromEnd ? known + moved - amount : known + amount;
}

/** A known balance, and the query for the amount between it and the page, as `amount`. */
interface BalanceParts {
  /** The known balance is the one before this day; undefined: the report's opening balance. */
  day?: string;
  between?: Knex.QueryBuilder | undefined;
  /** `between` covers the page's rows and those after them: the balance is opening + all rows − `between`. */
  isFromEnd?: boolean;
}

/** The parts that the balance before a page is calculated from. */
export function balanceParts(
  { report: { running }, order, moved }: PagePlan,
  { place: { fromEnd }, edge }: Pick<FoundPage, "place" | "edge">,
): BalanceParts {
  if (!edge) return {};
  const between = ([where, values]: Condition) => moved?.clone().whereRaw(where, values);
  if (running?.before && !order.isDescending)
    return { day: String(edge[0]), between: between(sameDay(order, edge)) };
  return fromEnd === undefined
    ? { between: between(beforeEdge(order, edge)) }
    : { between: between(fromEdge(order, edge)), isFromEnd: true };
}
