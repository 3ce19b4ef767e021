import type { Knex } from "knex";
import { buildOrderBySql, getOrderAlias, type Order } from "../plan/choose-order.ts";
import type { PagePlan } from "../plan/plan.ts";
import { buildAfterCondition, type Position } from "../plan/position.ts";
import { readFirstRow } from "./snapshot.ts";

export interface Place {
  number: number;
  pages: number;
  offset: number;
  /** The rows after the page's first row, if finding it from the end skips fewer rows. */
  fromEnd: number | undefined;
}

export type Edge = readonly (string | number)[];

export interface FoundPage {
  place: Place;
  edge: Edge | undefined;
  rows: Knex.QueryBuilder;
}

export type Condition = readonly [sql: string, values: (string | number)[]];

export async function findPage(
  snapshot: Knex.Transaction,
  plan: PagePlan,
  count: number,
): Promise<FoundPage> {
  const place = placeOf(plan, count);
  if (plan.after) return { place, edge: undefined, rows: selectRowsAfter(plan, plan.after) };
  const edge = await readEdge(snapshot, buildEdgeQuery(plan, place));
  return { place, edge, rows: pageRows(plan, place, edge) };
}

export function placeOf({ page, pageSize, after }: PagePlan, rows: number): Place {
  const pages = Math.max(1, Math.ceil(rows / pageSize));
  // Rows may have been removed since: the page keeps its number, and `pages` is no smaller.
  if (after) return { number: after.page, pages: Math.max(pages, after.page), offset: 0, fromEnd: undefined };
  const number = Math.min(page, pages);
  const offset = (number - 1) * pageSize;
  const rest = rows - offset - 1;
  return { number, pages, offset, fromEnd: rest < offset ? rest : undefined };
}

/** Undefined if rows are skipped instead, or if a value is NULL. */
async function readEdge(
  snapshot: Knex.Transaction,
  query: Knex.QueryBuilder | undefined,
): Promise<Edge | undefined> {
  const row = query && (await readFirstRow(snapshot, query));
  const edge = Object.values(row ?? {});
  return edge.length > 0 && edge.every((value) => value !== null) ? edge : undefined;
}

export function buildEdgeQuery(
  { edge }: PagePlan,
  { offset, fromEnd }: Place,
): Knex.QueryBuilder | undefined {
  if (!edge || offset < edge.least) return undefined;
  return fromEnd === undefined
    ? edge.forwards.clone().offset(offset)
    : edge.backwards.clone().offset(fromEnd);
}

export function pageRows(
  { rows, order, pageSize, saysNext }: PagePlan,
  { offset }: Place,
  edge: Edge | undefined,
): Knex.QueryBuilder {
  const some = rows.clone().limit(pageSize + Number(saysNext));
  return edge ? some.whereRaw(...fromEdge(order, edge)) : some.offset(offset);
}

/** A serial number counts over all rows, so these are then a derived table `p`. */
function selectRowsAfter(plan: PagePlan, after: Position): Knex.QueryBuilder {
  const { report, rows, order, columns, pageSize, edge } = plan;
  const isNumbered = Object.values(report.columns).some((sql) => sql.includes(" OVER ("));
  const keptOrder = isNumbered ? { ...order, by: order.by.map((_, at) => `p.${getOrderAlias(at)}`) } : order;
  const [sql, values] = buildAfterCondition(keptOrder, after, columns, edge !== undefined && !isNumbered);
  const query: Knex.QueryBuilder = isNumbered
    ? plan.db.from(rows.clone().clearOrder().as("p")).orderByRaw(buildOrderBySql(keptOrder))
    : rows.clone();
  return query.whereRaw(sql, values).limit(pageSize + 1);
}

export function buildSameDayCondition({ by: [day, ...keys] }: Order, [date = "", ...key]: Edge): Condition {
  return [`${day} = ? AND ${buildLexicalSql(keys, "<", "<")}`, [date, ...listLexicalValues(key)]];
}

export function fromEdge(order: Order, edge: Edge): Condition {
  const than = order.isDescending ? "<" : ">";
  return buildRangeCondition(order, edge, than, `${than}=`);
}

export function buildBeforeCondition(order: Order, edge: Edge): Condition {
  const than = order.isDescending ? ">" : "<";
  return buildRangeCondition(order, edge, than, than);
}

/** The first column has an extra condition, which both database engines use for an index range. */
function buildRangeCondition({ by }: Order, edge: Edge, than: string, last: string): Condition {
  return [
    `${by[0]} ${than}= ? AND ${buildLexicalSql(by, than, last)}`,
    [edge[0] ?? "", ...listLexicalValues(edge)],
  ];
}

/**
 * `(a > ? OR (a = ? AND (b > ? OR (b = ? AND c >= ?))))`: for a tuple comparison, neither engine
 * would use an index range.
 */
function buildLexicalSql([first = "1", ...others]: readonly string[], than: string, last: string): string {
  if (others.length === 0) return `${first} ${last} ?`;
  return `(${first} ${than} ? OR (${first} = ? AND ${buildLexicalSql(others, than, last)}))`;
}

function listLexicalValues(edge: Edge): (string | number)[] {
  return edge.flatMap((value, at) => (at < edge.length - 1 ? [value, value] : [value]));
}
