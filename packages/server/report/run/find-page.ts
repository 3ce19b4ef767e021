import type { Knex } from "knex";
import type { Order } from "../plan/choose-order.ts";
import type { PagePlan } from "../plan/plan.ts";
import { firstRow } from "./snapshot.ts";

/** The position of a page in the report. */
export interface Place {
  number: number;
  pages: number;
  /** The number of rows before the page. */
  offset: number;
  /** The number of rows after the page's first row, if finding it from the end skips fewer rows. */
  fromEnd: number | undefined;
}

/** The values of the order's columns in a page's first row. */
export type Edge = readonly (string | number)[];

export interface FoundPage {
  place: Place;
  edge: Edge | undefined;
  rows: Knex.QueryBuilder;
}

/** An SQL condition with its bindings. */
export type Condition = readonly [sql: string, values: (string | number)[]];

/** Finds a page among `count` rows: reads its edge, and limits the plan's rows to the page. */
export async function findPage(
  snapshot: Knex.Transaction,
  plan: PagePlan,
  count: number,
): Promise<FoundPage> {
  const place = placeOf(plan, count);
  const edge = await readEdge(snapshot, edgeQuery(plan, place));
  return { place, edge, rows: pageRows(plan, place, edge) };
}

/** The position of the requested page, or of the last page if there are fewer. */
export function placeOf({ page, pageSize }: PagePlan, rows: number): Place {
  const pages = Math.max(1, Math.ceil(rows / pageSize));
  const number = Math.min(page, pages);
  const offset = (number - 1) * pageSize;
  const after = rows - offset - 1;
  return { number, pages, offset, fromEnd: after < offset ? after : undefined };
}

/** The values of the page's first row; undefined if rows are skipped instead, or if a value is NULL. */
async function readEdge(
  snapshot: Knex.Transaction,
  query: Knex.QueryBuilder | undefined,
): Promise<Edge | undefined> {
  const row = query && (await firstRow(snapshot, query));
  const edge = Object.values(row ?? {});
  return edge.length > 0 && edge.every((value) => value !== null) ? edge : undefined;
}

/** The statement that finds a page's first row; undefined if rows are skipped instead. */
export function edgeQuery({ edge }: PagePlan, { offset, fromEnd }: Place): Knex.QueryBuilder | undefined {
  if (!edge || offset < edge.least) return undefined;
  return fromEnd === undefined
    ? edge.forwards.clone().offset(offset)
    : edge.backwards.clone().offset(fromEnd);
}

/** The query for a page's rows. */
export function pageRows(
  { rows, order, pageSize }: PagePlan,
  { offset }: Place,
  edge: Edge | undefined,
): Knex.QueryBuilder {
  const some = rows.clone().limit(pageSize);
  return edge ? some.whereRaw(...fromEdge(order, edge)) : some.offset(offset);
}

/** Condition: the rows on the edge's day before the edge. */
export function sameDay({ by: [day, ...keys] }: Order, [date = "", ...key]: Edge): Condition {
  return [`${day} = ? AND ${lexical(keys, "<", "<")}`, [date, ...lexicalValues(key)]];
}

/** Condition: the edge's row and the rows after it. */
export function fromEdge(order: Order, edge: Edge): Condition {
  const than = order.isDescending ? "<" : ">";
  return inRange(order, edge, than, `${than}=`);
}

/** Condition: the rows before the edge. */
export function beforeEdge(order: Order, edge: Edge): Condition {
  const than = order.isDescending ? ">" : "<";
  return inRange(order, edge, than, than);
}

/** The first column also has its own condition: both database engines use it for an index range. */
function inRange({ by }: Order, edge: Edge, than: string, last: string): Condition {
  return [`${by[0]} ${than}= ? AND ${lexical(by, than, last)}`, [edge[0] ?? "", ...lexicalValues(edge)]];
}

/**
 * `(a > ? OR (a = ? AND (b > ? OR (b = ? AND c >= ?))))`. Both engines would accept a tuple comparison, but
 * not use an index range for it.
 */
function lexical([first = "1", ...others]: readonly string[], than: string, last: string): string {
  if (others.length === 0) return `${first} ${last} ?`;
  return `(${first} ${than} ? OR (${first} = ? AND ${lexical(others, than, last)}))`;
}

function lexicalValues(edge: Edge): (string | number)[] {
  return edge.flatMap((value, at) => (at < edge.length - 1 ? [value, value] : [value]));
}
