import type { Knex } from "knex";
import { createDecimalWriter } from "../../contract/json.ts";
import type { AnyReport, Asked, Paging, ReportColumns } from "../../contract/report.ts";
import { chooseOrder, buildOrderBySql, type Order } from "./choose-order.ts";
import { getAlias, buildColumnSql } from "./column-sql.ts";
import { FIRST_PAGE, readPosition, type Position } from "./position.ts";
import { searchTerms } from "./search-terms.ts";
import { foundRows, selectRows, type Named } from "./select-rows.ts";

/** Known before a statement is sent. Immutable: a page may be read twice (run/snapshot.ts). */
export interface Plan {
  report: AnyReport;
  columns: ReportColumns;
  order: Order;
  rows: Knex.QueryBuilder;
}

export interface RowsPlan extends Plan {
  /** Maximum rows in a response. `rows` selects one more, to detect a larger result. */
  most: number | undefined;
}

/** The results of the first statements limit the others to the page (run/find-page.ts). */
export interface PagePlan extends Plan {
  db: Knex;
  page: number;
  pageSize: number;
  isSearched: boolean;
  /** Whether the page says where it ends. Its rows then have one more, and the order's values. */
  saysNext: boolean;
  /** The page has the rows after this one, instead of those at an offset. */
  after: Position | undefined;
  /**
   * Includes the number of rows as `__rows`, and the amount that all rows add to the balance as
   * `__moved`.
   */
  sums: Knex.QueryBuilder;
  pivoted: ReadonlyMap<string, string>;
  /** Undefined if skipping rows is as fast. */
  edge: EdgePlan | undefined;
  moved: Knex.QueryBuilder | undefined;
}

/**
 * Finds the page's first row by the order's columns alone (`e0`, `e1`…), which an index holds: many
 * times faster than skipping whole rows. Both statements still lack their OFFSET.
 */
export interface EdgePlan {
  forwards: Knex.QueryBuilder;
  backwards: Knex.QueryBuilder;
  /** From this offset on the first row is looked up; before it, rows are skipped. */
  least: number;
}

export function planRows(
  db: Knex,
  report: AnyReport,
  contractColumns: ReportColumns,
  request: Asked,
  most?: number,
): RowsPlan {
  const columns = withPivot(contractColumns, report);
  const order = chooseOrder(report, columns, request);
  const rows = selectRows(db, report, columns.formats, searchTerms(report, columns.formats, request), order);
  return { report, columns, order, most, rows: most ? rows.limit(most + 1) : rows };
}

export function planPage(
  db: Knex,
  report: AnyReport,
  contractColumns: ReportColumns,
  { page, pageSize, after, ...request }: Paging,
): PagePlan {
  const columns = withPivot(contractColumns, report);
  const { formats } = columns;
  const order = chooseOrder(report, columns, request);
  const terms = searchTerms(report, formats, request);
  const { running, pivot = {} } = report;
  const saysNext = after !== undefined;
  const rows = selectRows(db, report, formats, terms, order, saysNext);
  const sums = foundRows(db, report, terms, listAggregates(report, columns));
  const amount = running && { sql: buildSumSql(running.amount), name: "amount" };
  return {
    ...{ db, report, columns, order, rows, page, pageSize, sums },
    isSearched: Boolean(request.search),
    saysNext,
    after: saysNext && after !== FIRST_PAGE ? readPosition(after, order) : undefined,
    pivoted: new Map(Object.keys(pivot).map((name) => [name, getAlias(report, name)])),
    edge: isFoundByOrder(report, formats, order)
      ? { forwards: selectEdgeRow(false), backwards: selectEdgeRow(true), least: running ? 1 : FAR_OFFSET }
      : undefined,
    moved: amount && foundRows(db, report, [], [amount]),
  };

  function selectEdgeRow(isBackwards: boolean): Knex.QueryBuilder {
    const values = order.by.map((sql, at) => ({ sql, name: `e${at}` }));
    const matchingRows = foundRows(db, report, terms, values);
    if (report.inOrder) void matchingRows.from(db.raw(report.inOrder));
    return matchingRows.orderByRaw(buildOrderBySql(order, isBackwards)).limit(1);
  }
}

function withPivot(columns: ReportColumns, { pivot = {} }: AnyReport): ReportColumns {
  const { formats, writers } = columns;
  const names = Object.keys(pivot);
  return {
    ...columns,
    formats: new Map([...formats, ...names.map((name) => [name, "quantity"] as const)]),
    writers: new Map([...writers, ...names.map((name) => [name, createDecimalWriter(false)] as const)]),
  };
}

/**
 * A page's first row can be found by its date only if the report is sorted by its default date,
 * which is never NULL: a row with a NULL date would be neither before nor after the first row.
 */
function isFoundByOrder(report: AnyReport, formats: ReportColumns["formats"], order: Order): boolean {
  const isOwnDay = formats.get(order.name) === "date" && order.name === report.sort.replace(/^-/, "");
  return isOwnDay && order.balanceBy === undefined;
}

function listAggregates(report: AnyReport, { totals }: ReportColumns): Named[] {
  const { running, pivot = {} } = report;
  return [
    { sql: "COUNT(*)", name: "__rows" },
    ...(running ? [{ sql: buildSumSql(running.amount), name: "__moved" }] : []),
    ...totals.map((name) => ({
      sql: report.totals?.[name] ?? buildSumSql(buildColumnSql(report, name)),
      name,
    })),
    ...Object.entries(pivot).map(([name, sql]) => ({ sql: `SUM(${sql})`, name: getAlias(report, name) })),
  ];
}

function buildSumSql(amount: string): string {
  return `COALESCE(SUM(${amount}), 0)`;
}

/** Up to this offset, skipping rows is as fast as looking up the first one. */
const FAR_OFFSET = 1000;
