import type { Knex } from "knex";
import { joinOwnById } from "../../auth/scope.ts";
import type { AnyReport, ReportColumns } from "../../contract/report.ts";
import { keyAlias, keysOf, orderBy, type Order } from "./choose-order.ts";
import { aliasOf, columnSql } from "./column-sql.ts";
import { keepFound, type SearchTerm } from "./search-terms.ts";

/** The response's columns, in order, with the format that a search uses for each. */
type Formats = ReportColumns["formats"];

/**
 * The requested rows, with columns in the contract's order. The running balance column holds the sum up to
 * the row if the order has `balanceBy`, otherwise the amount that the row adds.
 */
export function selectRows(
  db: Knex,
  report: AnyReport,
  formats: Formats,
  terms: readonly SearchTerm[],
  order: Order,
): Knex.QueryBuilder {
  if (order.balanceBy === undefined)
    return foundRows(db, report, terms, columnsOf(report, formats)).orderByRaw(orderBy(order));
  const balance = `SUM(${report.running?.amount}) OVER (ORDER BY ${order.balanceBy})`;
  const columns = { ...report.columns, [report.running?.column ?? ""]: balance };
  const keys = keysOf(report).map((sql, at) => ({ sql, name: keyAlias(at) }));
  // The balance includes rows that the search omits, so it is summed before the search.
  const all = foundRows(db, report, [], [...columnsOf({ ...report, columns }, formats), ...keys]);
  const inWindow = (name: string) => `t.${aliasOf(report, name)}`;
  return keepFound(db, db.from(all.as("t")), terms, inWindow)
    .select([...formats.keys()].map(inWindow))
    .orderByRaw(orderBy(order));
}

/**
 * Selects `taken` (totals, or the columns of an order) from the rows that match a search, with the joins that
 * it needs.
 */
export function foundRows(
  db: Knex,
  report: AnyReport,
  terms: readonly SearchTerm[],
  taken: readonly Named[],
): Knex.QueryBuilder {
  const sqlFor = (name: string) => columnSql(report, name);
  const used = [...taken.map(({ sql }) => sql), ...terms.map(({ column }) => sqlFor(column))];
  const joined = joinOwnById(db, report.rows.clone(), report.joins ?? {}, used);
  return keepFound(db, joined, terms, sqlFor).select(
    taken.map(({ sql, name }) => db.raw(`${sql} as ??`, [name])),
  );
}

/** An SQL expression and its alias. */
export interface Named {
  sql: string;
  name: string;
}

function columnsOf(report: AnyReport, formats: Formats): Named[] {
  return [...formats.keys()].map((name) => {
    const sql = report.columns[name] !== "NULL" ? report.columns[name] : undefined;
    return { sql: sql ?? columnSql(report, name), name: aliasOf(report, name) };
  });
}
