import type { Knex } from "knex";
import { decimalWriter } from "../../contract/json.ts";
import type { AnyReport, Asked, Paging, ReportColumns } from "../../contract/report.ts";
import { chooseOrder, orderBy, type Order } from "./choose-order.ts";
import { aliasOf, columnSql } from "./column-sql.ts";
import { searchTerms } from "./search-terms.ts";
import { foundRows, selectRows, type Named } from "./select-rows.ts";

/**
 * Everything known about a report's request before a statement is sent. Never changed: a page may be read
 * twice (run/snapshot.ts).
 */
export interface Plan {
  report: AnyReport;
  /** The contract's columns and the report's pivoted ones. */
  columns: ReportColumns;
  order: Order;
  /** All requested rows, in order. */
  rows: Knex.QueryBuilder;
}

/** The plan for all rows of a report. */
export interface RowsPlan extends Plan {
  /** The maximum number of rows in a response; `rows` selects one more, to detect a larger result. */
  most: number | undefined;
}

/**
 * The plan for one page of a report. The results of its first statements limit the others to the page
 * (run/find-page.ts).
 */
export interface PagePlan extends Plan {
  page: number;
  pageSize: number;
  isSearched: boolean;
  /** Totals, with the number of rows as `__rows` and the amount that all rows add to the balance as `__moved`. */
  sums: Knex.QueryBuilder;
  /** The alias in `sums` of each column that depends on the data. */
  pivoted: ReadonlyMap<string, string>;
  /** Finds the page's first row; undefined if skipping rows is as fast. */
  edge: EdgePlan | undefined;
  /** The sum that all rows add to the balance, as `amount`; run/balance.ts limits it to some of the rows. */
  moved: Knex.QueryBuilder | undefined;
}

/**
 * Finds the page's first row by the order's columns alone (`e0`, `e1`…), which an index holds; skipping whole
 * rows is many times slower. Both statements have no OFFSET yet.
 */
export interface EdgePlan {
  forwards: Knex.QueryBuilder;
  backwards: Knex.QueryBuilder;
  /** From this offset on, the first row is looked up; before it, rows are skipped. */
  least: number;
}

/** Plans all rows of a report as one statement. With a maximum `most`, it selects one row more. */
export function planRows(
  db: Knex,
  report: AnyReport,
  contracted: ReportColumns,
  asked: Asked,
  most?: number,
): RowsPlan {
  const columns = withPivot(contracted, report);
  const order = chooseOrder(report, columns.formats, asked);
  const rows = selectRows(db, report, columns.formats, searchTerms(report, columns.formats, asked), order);
  return { report, columns, order, most, rows: most ? rows.limit(most + 1) : rows };
}

export function planPage(
  db: Knex,
  report: AnyReport,
  contracted: ReportColumns,
  { page, pageSize, ...asked }: Paging,
): PagePlan {
  const columns = withPivot(contracted, report);
  const { formats } = columns;
  const order = chooseOrder(report, formats, asked);
  const terms = searchTerms(report, formats, asked);
  const { running, pivot = {} } = report;
  const rows = selectRows(db, report, formats, terms, order);
  const sums = foundRows(db, report, terms, aggregates(report, columns));
  const amount = running && { sql: addedUp(running.amount), name: "amount" };
  return {
    ...{ report, columns, order, rows, page, pageSize, sums },
    isSearched: Boolean(asked.search),
    pivoted: new Map(Object.keys(pivot).map((name) => [name, aliasOf(report, name)])),
    edge: isFoundByOrder(report, formats, order)
      ? { forwards: edgeRow(false), backwards: edgeRow(true), least: running ? 1 : FAR }
      : undefined,
    moved: amount && foundRows(db, report, [], [amount]),
  };

  function edgeRow(isBackwards: boolean): Knex.QueryBuilder {
    const values = order.by.map((sql, at) => ({ sql, name: `e${at}` }));
    const found = foundRows(db, report, terms, values);
    if (report.inOrder) void found.from(db.raw(report.inOrder));
    return found.orderByRaw(orderBy(order, isBackwards)).limit(1);
  }
}

/** The contract's columns and the report's pivoted ones, which are quantities. */
function withPivot({ formats, writers, totals }: ReportColumns, { pivot = {} }: AnyReport): ReportColumns {
  const names = Object.keys(pivot);
  return {
    totals,
    formats: new Map([...formats, ...names.map((name) => [name, "quantity"] as const)]),
    writers: new Map([...writers, ...names.map((name) => [name, decimalWriter(false)] as const)]),
  };
}

/**
 * Whether a page's first row can be found by its date: only if the report is sorted by its default date,
 * which is never NULL. A row with a NULL date would be neither before nor after the page's first row.
 */
function isFoundByOrder(report: AnyReport, formats: ReportColumns["formats"], order: Order): boolean {
  const isOwnDay = formats.get(order.name) === "date" && order.name === report.sort.replace(/^-/, "");
  return isOwnDay && order.balanceBy === undefined;
}

/** The totals of a report, with the number of its rows and the sum that they add to its balance. */
function aggregates(report: AnyReport, { totals }: ReportColumns): Named[] {
  const { running, pivot = {} } = report;
  return [
    { sql: "COUNT(*)", name: "__rows" },
    ...(running ? [{ sql: addedUp(running.amount), name: "__moved" }] : []),
    ...totals.map((name) => ({ sql: report.totals?.[name] ?? addedUp(columnSql(report, name)), name })),
    ...Object.entries(pivot).map(([name, sql]) => ({ sql: `SUM(${sql})`, name: aliasOf(report, name) })),
  ];
}

/** SQL of the sum of an amount over all rows. */
function addedUp(amount: string): string {
  return `COALESCE(SUM(${amount}), 0)`;
}

/** Up to this offset, skipping rows is as fast as looking up the first one. */
const FAR = 1000;
