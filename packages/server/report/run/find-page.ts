import type { Knex } from "knex";
import type { Order } from "../plan/choose-order.ts";
import type { PagePlan } from "../plan/plan.ts";
import { firstRow } from "./snapshot.ts";

/** Where a page's rows stand among all. */
export interface Place {
  number: number;
  pages: number;
  /** Rows before its first one. */
  offset: number;
  /** Where its first row is found with less skipping: from the end, with so many rows after it. */
  fromEnd: number | undefined;
}

/** The first row of a page: its values of the order's columns. */
export type Edge = readonly (string | number)[];

/** A page that was found. */
export interface FoundPage {
  place: Place;
  edge: Edge | undefined;
  rows: Knex.QueryBuilder;
}

/** SQL with its values. */
export type Condition = readonly [sql: string, values: (string | number)[]];

/** Finds a page among so many rows: reads its edge, and limits the plan's rows to the page. */
export async function findPage(
  snapshot: Knex.Transaction,
  plan: PagePlan,
  count: number,
): Promise<FoundPage> {
  const place = placeOf(plan, count);
  const edge = await readEdge(snapshot, edgeQuery(plan, place));
  return { place, edge, rows: pageRows(plan, place, edge) };
}

/** The place of the page among so many rows: of the last page where there are fewer. */
export function placeOf({ page, pageSize }: PagePlan, rows: number): Place {
  const pages = Math.max(1, Math.ceil(rows / pageSize));
  const number = Math.min(page, pages);
  const offset = (number - 1) * pageSize;
  const after = rows - offset - 1;
  return { number, pages, offset, fromEnd: after < offset ? after : undefined };
}

/** The values that a page begins with; none where its rows are skipped to, or where one of them is missing. */
async function readEdge(
  snapshot: Knex.Transaction,
  query: Knex.QueryBuilder | undefined,
): Promise<Edge | undefined> {
  const row = query && (await firstRow(snapshot, query));
  const edge = Object.values(row ?? {});
  return edge.length > 0 && edge.every((value) => value !== null) ? edge : undefined;
}

/** The statement that finds a page's first row; undefined where its rows are skipped to. */
export function edgeQuery({ edge }: PagePlan, { offset, fromEnd }: Place): Knex.QueryBuilder | undefined {
  if (!edge || offset < edge.least) return undefined;
  return fromEnd === undefined
    ? edge.forwards.clone().offset(offset)
    : edge.backwards.clone().offset(fromEnd);
}

/** The statement of a page's rows. */
export function pageRows(
  { rows, order, pageSize }: PagePlan,
  { offset }: Place,
  edge: Edge | undefined,
): Knex.QueryBuilder {
  const some = rows.clone().limit(pageSize);
  return edge ? some.whereRaw(...fromEdge(order, edge)) : some.offset(offset);
}

/** The rows of the edge's day that come before it. */
export function sameDay({ by: [day, ...keys] }: Order, [date = "", ...key]: Edge): Condition {
  return [`${day} = ? AND ${lexical(keys, "<", "<")}`, [date, ...lexicalValues(key)]];
}

/** The edge's row and those behind it. */
export function fromEdge(order: Order, edge: Edge): Condition {
  const than = order.isDescending ? "<" : ">";
  return inRange(order, edge, than, `${than}=`);
}

/** The rows before the edge's. */
export function beforeEdge(order: Order, edge: Edge): Condition {
  const than = order.isDescending ? ">" : "<";
  return inRange(order, edge, than, than);
}

/** The first column stands alone too: both engines read a range of an index from that. */
function inRange({ by }: Order, edge: Edge, than: string, last: string): Condition {
  return [`${by[0]} ${than}= ? AND ${lexical(by, than, last)}`, [edge[0] ?? "", ...lexicalValues(edge)]];
}

/** `(a > ? OR (a = ? AND (b > ? OR (b = ? AND c >= ?))))`: tuples that both engines would compare are no range to them. */
function lexical([first = "1", ...others]: readonly string[], than: string, last: string): string {
  if (others.length === 0) return `${first} ${last} ?`;
  return `(${first} ${than} ? OR (${first} = ? AND ${lexical(others, than, last)}))`;
}

function lexicalValues(edge: Edge): (string | number)[] {
  return edge.flatMap((value, at) => (at < edge.length - 1 ? [value, value] : [value]));
}
