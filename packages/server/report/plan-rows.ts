import type { Knex } from "knex";
import { joinOwnById } from "../auth/scope.ts";
import type { AnyReport, ReportColumns } from "../contract/report.ts";
import { keysOf, orderBy, orderOf, type Order } from "./plan-order.ts";
import { searched } from "./plan-search.ts";

/** What is asked of a report's rows. */
export interface Asked {
  sort?: string;
  search?: string;
}

/** The columns of an answer, in order: the format that each is searched by. */
export type Formats = ReportColumns["formats"];

/** A report's rows, and the order to put them in. */
export interface AskedRows {
  rows: Knex.QueryBuilder;
  order: Order;
  isWindowed: boolean;
}

/**
 * The rows as they were asked for, columns in the contract's order whatever order the report wrote them in. Where a
 * running balance is `"windowed"` its column holds the sum up to the row, otherwise what the row adds.
 */
export function askedRows(db: Knex, report: AnyReport, formats: Formats, asked: Asked): AskedRows {
  const { sort, search } = asked;
  const own = orderOf(report, undefined, (name) => sqlOf(report, name), keysOf(report));
  if (!isWindowed(report, formats, asked)) {
    const rows = foundRows(db, report, formats, search, columnsOf(report, formats));
    const order = sort ? orderOf(report, sort, (name) => sqlOf(report, name), keysOf(report)) : own;
    return { rows, order, isWindowed: false };
  }
  const balance = `SUM(${report.running?.amount}) OVER (ORDER BY ${orderBy(own)})`;
  const columns = { ...report.columns, [report.running?.column ?? ""]: balance };
  const keys = keysOf(report).map((sql, at) => ({ sql, name: `__key${at}` }));
  const all = foundRows(db, report, formats, undefined, [
    ...columnsOf({ ...report, columns }, formats),
    ...keys,
  ]);
  // A balance counts the rows that a search leaves out: the window is summed before the search.
  const inWindow = (name: string) => `t.${aliasOf(report, name)}`;
  const found = searched(db, db.from(all.as("t")), { report, formats, search, sqlFor: inWindow });
  const order = orderOf(
    report,
    sort,
    inWindow,
    keys.map(({ name }) => `t.${name}`),
  );
  return { rows: found.select([...formats.keys()].map(inWindow)), order, isWindowed: true };
}

/** What SQL takes from the rows that a search leaves, with the joins that it needs: totals, or the columns of an order. */
export function foundRows(
  db: Knex,
  report: AnyReport,
  formats: Formats,
  search: string | undefined,
  taken: readonly Named[],
): Knex.QueryBuilder {
  const sqlFor = (name: string) => sqlOf(report, name);
  const used = [...taken.map(({ sql }) => sql), ...(search?.trim() ? report.search.map(sqlFor) : [])];
  const joined = joinOwnById(db, report.rows.clone(), report.joins ?? {}, used);
  return searched(db, joined, { report, formats, search, sqlFor }).select(
    taken.map(({ sql, name }) => db.raw(`${sql} as ??`, [name])),
  );
}

/** An SQL expression and the name that it has in the answer. */
export interface Named {
  sql: string;
  name: string;
}

/** The aggregates of a report, with the number of its rows as `__rows` and what they add to its balance as `__moved`. */
export function aggregates(report: AnyReport): Named[] {
  const { running, totals, pivot = {} } = report;
  return [
    { sql: "COUNT(*)", name: "__rows" },
    ...(running ? [{ sql: addedUp(running), name: "__moved" }] : []),
    ...Object.entries(totals).map(([name, sql]) => ({ sql, name })),
    ...Object.entries(pivot).map(([name, sql]) => ({ sql: `SUM(${sql})`, name: aliasOf(report, name) })),
  ];
}

/** What rows add to a balance together. */
export function addedUp({ amount }: { amount: string }): string {
  return `COALESCE(SUM(${amount}), 0)`;
}

/** Whether a balance can't be added while rows pass: they are other rows, or in another order, than it counts. */
function isWindowed(report: AnyReport, formats: Formats, { sort, search }: Asked): boolean {
  if (!report.running) return false;
  const isOwnOrder = sort === undefined || sort === report.sort;
  return !isOwnOrder || Boolean(search?.trim()) || formats.get(report.sort.replace(/^-/, "")) !== "date";
}

function columnsOf(report: AnyReport, formats: Formats): Named[] {
  return [...formats.keys()].map((name) => {
    const sql = report.columns[name] !== "NULL" ? report.columns[name] : undefined;
    return { sql: sql ?? sqlOf(report, name), name: aliasOf(report, name) };
  });
}

function sqlOf(report: AnyReport, name: string): string {
  if (report.running?.column === name) return report.running.amount;
  return report.columns[name] ?? report.pivot?.[name] ?? "NULL";
}

/** The name that a column has in the database's answer. Names of pivoted columns come from people: they never reach the SQL. */
export function aliasOf({ pivot }: AnyReport, name: string): string {
  const at = Object.keys(pivot ?? {}).indexOf(name);
  return at < 0 ? name : `__p${at}`;
}
