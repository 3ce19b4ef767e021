import type { Knex } from "knex";
import { rows as readRows } from "../db/rows.ts";
import { withoutIdleJoins } from "./idle-joins.ts";
import {
  foundRows,
  orderBy,
  type AnyReport,
  type AskedRows,
  type Formats,
  type Order,
} from "./report-query.ts";

/** Where a page's rows stand among all. */
export interface Place {
  number: number;
  pages: number;
  /** Rows before it; of a page nearer to the end, rows after it. */
  offset: number;
  limit: number;
  /** Whether its rows are read from the end, the last one first. */
  isBackwards: boolean;
}

/** The place of the page asked for, or of the last one where there are fewer. */
export function placeOf(asked: { page: number; pageSize: number }, rows: number): Place {
  const pages = Math.max(1, Math.ceil(rows / asked.pageSize));
  const number = Math.min(asked.page, pages);
  const before = (number - 1) * asked.pageSize;
  const limit = Math.min(asked.pageSize, rows - before);
  const after = rows - before - limit;
  const isBackwards = after < before;
  return { number, pages, offset: isBackwards ? after : before, limit, isBackwards };
}

/** The first row of a page in the direction in which it is read: its values of the order's columns. */
export type Edge = readonly (string | number)[];

/**
 * Finds a page's first row by the order's columns alone, which an index holds: skipping whole rows costs many times
 * more. Undefined where that is no better: near the ends, and where the order does not begin with the report's own date.
 */
export async function edgeOf(
  snapshot: Knex.Transaction,
  {
    report,
    formats,
    search,
    isNeeded,
  }: { report: AnyReport; formats: Formats; search?: string; isNeeded: boolean },
  { order, isWindowed }: AskedRows,
  { offset, isBackwards }: Place,
): Promise<Edge | undefined> {
  // A report's own day is always there. Other days may be missing, and no row without one lies on either side of an edge.
  const isDated = formats.get(order.name) === "date" && order.name === report.sort.replace(/^-/, "");
  if (isWindowed || !isDated || offset < (isNeeded ? 1 : FAR)) return undefined;
  const { sql, bindings } = withoutIdleJoins(
    foundRows(snapshot, report, formats, search)
      .select(order.by.map((by, at) => snapshot.raw(`${by} as ??`, [`e${at}`])))
      .orderByRaw(orderBy(order, isBackwards))
      .limit(1)
      .offset(offset),
  );
  const [row] = await readRows<Record<string, string | number | null>>(snapshot, sql, bindings);
  const edge = order.by.map((_, at) => row?.[`e${at}`] ?? null);
  return edge.every((value): value is string | number => value !== null) ? edge : undefined;
}

/** The rows of a page, in the direction in which they are read. */
export function pageRows(
  { rows, order }: AskedRows,
  place: Place,
  edge: Edge | undefined,
): Knex.QueryBuilder {
  const page = rows.orderByRaw(orderBy(order, place.isBackwards)).limit(place.limit);
  if (!edge) return page.offset(place.offset);
  return page.whereRaw(...fromEdge(order, edge, order.isDescending === place.isBackwards));
}

/** What the rows outside a page, on the side of its edge, add to a balance. */
export async function amountBeyond(
  snapshot: Knex.Transaction,
  report: AnyReport,
  { order }: AskedRows,
  { isBackwards }: Place,
  edge: Edge | undefined,
): Promise<string> {
  if (!report.running || !edge) return "0";
  const { sql, bindings } = withoutIdleJoins(
    report.rows
      .clone()
      .whereRaw(...beyondEdge(order, edge, order.isDescending !== isBackwards))
      .select(snapshot.raw(`COALESCE(SUM(${report.running.amount}), 0) as amount`)),
  );
  const [sum] = await readRows<{ amount: string }>(snapshot, sql, bindings);
  return sum?.amount ?? "0";
}

/** The edge's row and those behind it. The first column stands alone too, as both engines read a range of an index from that. */
function fromEdge({ by }: Order, edge: Edge, isRising: boolean): [string, (string | number)[]] {
  const [than, last] = isRising ? [">", ">="] : ["<", "<="];
  return [`${by[0]} ${last} ? AND ${lexical(by, than, last)}`, [edge[0] ?? "", ...lexicalValues(edge)]];
}

/** The rows on the other side of the edge. */
function beyondEdge({ by }: Order, edge: Edge, isRising: boolean): [string, (string | number)[]] {
  const than = isRising ? ">" : "<";
  return [`${by[0]} ${than}= ? AND ${lexical(by, than, than)}`, [edge[0] ?? "", ...lexicalValues(edge)]];
}

/** `(a > ? OR (a = ? AND (b > ? OR (b = ? AND c >= ?))))`: tuples that both engines would compare are no range to them. */
function lexical([first = "1", ...others]: readonly string[], than: string, last: string): string {
  if (others.length === 0) return `${first} ${last} ?`;
  return `(${first} ${than} ? OR (${first} = ? AND ${lexical(others, than, last)}))`;
}

function lexicalValues(edge: Edge): (string | number)[] {
  return edge.flatMap((value, at) => (at < edge.length - 1 ? [value, value] : [value]));
}

/** Rows that are skipped as quickly as found. */
const FAR = 1000;
