import type { Knex } from "knex";
import { joinOwnById } from "../../auth/scope.ts";
import type { AnyReport, ReportColumns } from "../../contract/report.ts";
import { getKeyAlias, getOrderAlias, listKeys, buildOrderBySql, type Order } from "./choose-order.ts";
import { getAlias, buildColumnSql } from "./column-sql.ts";
import { keepFound, type SearchTerm } from "./search-terms.ts";

type Formats = ReportColumns["formats"];

/**
 * Columns are in the contract's order. The running balance column holds the sum up to the row if
 * the order has `balanceBy`, otherwise the amount that the row adds. With `withOrder`, the values of
 * the order follow the columns.
 */
export function selectRows(
  db: Knex,
  report: AnyReport,
  formats: Formats,
  terms: readonly SearchTerm[],
  order: Order,
  withOrder = false,
): Knex.QueryBuilder {
  const orderValues = withOrder ? order.by.map((sql, at) => ({ sql, name: getOrderAlias(at) })) : [];
  if (order.balanceBy === undefined)
    return foundRows(db, report, terms, [...listColumns(report, formats), ...orderValues]).orderByRaw(
      buildOrderBySql(order),
    );
  const balance = `SUM(${report.running?.amount}) OVER (ORDER BY ${order.balanceBy})`;
  const columns = { ...report.columns, [report.running?.column ?? ""]: balance };
  const keys = listKeys(report).map((sql, at) => ({ sql, name: getKeyAlias(at) }));
  // The balance includes rows that the search omits, so it is summed before the search.
  const all = foundRows(db, report, [], [...listColumns({ ...report, columns }, formats), ...keys]);
  const qualifyAlias = (name: string) => `t.${getAlias(report, name)}`;
  return keepFound(db, db.from(all.as("t")), terms, qualifyAlias)
    .select([...formats.keys()].map(qualifyAlias))
    .select(orderValues.map(({ sql, name }) => db.raw(`${sql} as ??`, [name])))
    .orderByRaw(buildOrderBySql(order));
}

/** Totals or order columns from the rows of a search, with only the joins that they need. */
export function foundRows(
  db: Knex,
  report: AnyReport,
  terms: readonly SearchTerm[],
  expressions: readonly Named[],
): Knex.QueryBuilder {
  const toColumnSql = (name: string) => buildColumnSql(report, name);
  const usedSql = [...expressions.map(({ sql }) => sql), ...terms.map(({ column }) => toColumnSql(column))];
  const joinedRows = joinOwnById(db, report.rows.clone(), report.joins ?? {}, usedSql);
  return keepFound(db, joinedRows, terms, toColumnSql).select(
    expressions.map(({ sql, name }) => db.raw(`${sql} as ??`, [name])),
  );
}

export interface Named {
  sql: string;
  name: string;
}

function listColumns(report: AnyReport, formats: Formats): Named[] {
  return [...formats.keys()].map((name) => {
    const sql = report.columns[name] !== "NULL" ? report.columns[name] : undefined;
    return { sql: sql ?? buildColumnSql(report, name), name: getAlias(report, name) };
  });
}
