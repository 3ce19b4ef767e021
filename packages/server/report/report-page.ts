import type { Knex } from "knex";
import { paise } from "../money.ts";
import { rows as readRows } from "../db/rows.ts";
import { withoutIdleJoins } from "./prune-unused-joins.ts";
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
  /** Rows before its first one. */
  offset: number;
  limit: number;
  /** Where its first row is found with less skipping: from the end, with so many rows after it. */
  fromEnd: number | undefined;
}

/** The place of the page asked for, or of the last one where there are fewer. */
export function placeOf(asked: { page: number; pageSize: number }, rows: number): Place {
  const pages = Math.max(1, Math.ceil(rows / asked.pageSize));
  const number = Math.min(asked.page, pages);
  const offset = (number - 1) * asked.pageSize;
  const after = rows - offset - 1;
  return { number, pages, offset, limit: asked.pageSize, fromEnd: after < offset ? after : undefined };
}

/** The first row of a page: its values of the order's columns. */
export type Edge = readonly (string | number)[];

/**
 * Finds a page's first row by the order's columns alone, which an index holds: skipping whole rows costs many times
 * more. Undefined where that is no better: near the beginning, and where the order does not begin with the report's own date.
 */
export async function edgeOf(
  snapshot: Knex.Transaction,
  { report, formats, search }: { report: AnyReport; formats: Formats; search?: string },
  { order, isWindowed }: AskedRows,
  { offset, fromEnd }: Place,
): Promise<Edge | undefined> {
  // A report's own day is always there. Other days may be missing, and no row without one lies on either side of an edge.
  const isDated = formats.get(order.name) === "date" && order.name === report.sort.replace(/^-/, "");
  if (isWindowed || !isDated || offset < (report.running ? 1 : FAR)) return undefined;
  const { sql, bindings } = withoutIdleJoins(
    foundRows(snapshot, report, formats, search)
      .select(order.by.map((by, at) => snapshot.raw(`${by} as ??`, [`e${at}`])))
      .orderByRaw(orderBy(order, fromEnd !== undefined))
      .limit(1)
      .offset(fromEnd ?? offset),
  );
  const [row] = await readRows<Record<string, string | number | null>>(snapshot, sql, bindings);
  const edge = order.by.map((_, at) => row?.[`e${at}`] ?? null);
  return edge.every((value): value is string | number => value !== null) ? edge : undefined;
}

/** The rows of a page. */
export function pageRows(
  { rows, order }: AskedRows,
  { offset, limit }: Place,
  edge: Edge | undefined,
): Knex.QueryBuilder {
  const page = rows.orderByRaw(orderBy(order)).limit(limit);
  return edge ? page.whereRaw(...fromEdge(order, edge)) : page.offset(offset);
}

/** The balance before a page's first row; `moved` is what all rows add. */
export async function balanceAt(
  snapshot: Knex.Transaction,
  report: AnyReport,
  { order }: AskedRows,
  { fromEnd }: Place,
  { edge, moved }: { edge: Edge | undefined; moved: bigint },
): Promise<bigint> {
  const { running } = report;
  if (!running) return 0n;
  if (edge && running.before && !order.isDescending) {
    const before = paise(await running.before(snapshot, String(edge[0])));
    return before + (await amountOf(snapshot, report, sameDay(order, edge)));
  }
  const opening = paise(await running.opening(snapshot));
  if (!edge) return opening;
  return fromEnd === undefined
    ? opening + (await amountOf(snapshot, report, beforeEdge(order, edge)))
    : opening + moved - (await amountOf(snapshot, report, fromEdge(order, edge)));
}

/** What some of the rows add to the balance. */
async function amountOf(snapshot: Knex.Transaction, report: AnyReport, [where, values]: Condition) {
  const { sql, bindings } = withoutIdleJoins(
    report.rows
      .clone()
      .whereRaw(where, values)
      .select(snapshot.raw(`COALESCE(SUM(${report.running?.amount}), 0) as amount`)),
  );
  const [sum] = await readRows<{ amount: string }>(snapshot, sql, bindings);
  return paise(sum?.amount ?? "0");
}

type Condition = readonly [sql: string, values: (string | number)[]];

/** The rows of the edge's day that come before it. */
function sameDay({ by: [day, ...keys] }: Order, [date = "", ...key]: Edge): Condition {
  return [`${day} = ? AND ${lexical(keys, "<", "<")}`, [date, ...lexicalValues(key)]];
}

/** The edge's row and those behind it. The first column stands alone too: both engines read a range of an index from that. */
function fromEdge({ by, isDescending }: Order, edge: Edge): Condition {
  const than = isDescending ? "<" : ">";
  return [
    `${by[0]} ${than}= ? AND ${lexical(by, than, `${than}=`)}`,
    [edge[0] ?? "", ...lexicalValues(edge)],
  ];
}

function beforeEdge({ by, isDescending }: Order, edge: Edge): Condition {
  const than = isDescending ? ">" : "<";
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
