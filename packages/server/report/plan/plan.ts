import type { Knex } from "knex";
import { decimalWriter } from "../../contract/json.ts";
import type { AnyReport, Asked, Paging, ReportColumns } from "../../contract/report.ts";
import { chooseOrder, orderBy, type Order } from "./choose-order.ts";
import { aliasOf } from "./column-sql.ts";
import { searchTerms } from "./search-terms.ts";
import { foundRows, selectRows, type Named } from "./select-rows.ts";

/** All that is known of a report's request before a statement is sent. Nobody changes it: a page may be read twice (run/snapshot.ts). */
export interface Plan {
  report: AnyReport;
  /** The contract's columns and the report's own. */
  columns: ReportColumns;
  order: Order;
  /** All rows that were asked for, in their order. */
  rows: Knex.QueryBuilder;
}

/** All rows of a report. */
export interface RowsPlan extends Plan {
  /** How many an answer may have; `rows` selects one more, to see whether there are. */
  most: number | undefined;
}

/** One page of a report: its statements, which what is answered to the first of them limits to the page (run/find-page.ts). */
export interface PagePlan extends Plan {
  page: number;
  pageSize: number;
  isSearched: boolean;
  /** Totals, with the number of rows as `__rows` and what all add to the balance as `__moved`. */
  sums: Knex.QueryBuilder;
  /** The names that columns which depend on the data have in the sums. */
  pivoted: ReadonlyMap<string, string>;
  /** Finds the page's first row; undefined where skipping rows is as quick. */
  edge: EdgePlan | undefined;
  /** What rows add to the balance, as `amount`: of all of them, to be limited to some. */
  moved: Knex.QueryBuilder | undefined;
}

/**
 * Finds the page's first row by the order's columns alone (`e0`, `e1`…), which an index holds: skipping whole rows costs many times more.
 * Both statements are without their offset.
 */
export interface EdgePlan {
  forwards: Knex.QueryBuilder;
  backwards: Knex.QueryBuilder;
  /** How many rows there are before a page whose first row is looked for. */
  least: number;
}

/** Plans all rows of a report, as one statement; where an answer may have so many at `most`, one more is asked for. */
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

/** Plans a page of a report. */
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
  const sums = foundRows(db, report, terms, aggregates(report));
  const amount = running && { sql: addedUp(running), name: "amount" };
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

/** The contract's columns and the report's own, which are quantities. */
function withPivot({ formats, writers }: ReportColumns, { pivot = {} }: AnyReport): ReportColumns {
  const names = Object.keys(pivot);
  return {
    formats: new Map([...formats, ...names.map((name) => [name, "quantity"] as const)]),
    writers: new Map([...writers, ...names.map((name) => [name, decimalWriter(false)] as const)]),
  };
}

/** A report's own day is always there. Other days may be missing, and no row without one lies on either side of an edge. */
function isFoundByOrder(report: AnyReport, formats: ReportColumns["formats"], order: Order): boolean {
  const isOwnDay = formats.get(order.name) === "date" && order.name === report.sort.replace(/^-/, "");
  return isOwnDay && order.balanceBy === undefined;
}

/** The totals of a report, with the number of its rows and what they add to its balance. */
function aggregates(report: AnyReport): Named[] {
  const { running, totals, pivot = {} } = report;
  return [
    { sql: "COUNT(*)", name: "__rows" },
    ...(running ? [{ sql: addedUp(running), name: "__moved" }] : []),
    ...Object.entries(totals).map(([name, sql]) => ({ sql, name })),
    ...Object.entries(pivot).map(([name, sql]) => ({ sql: `SUM(${sql})`, name: aliasOf(report, name) })),
  ];
}

/** What rows add to a balance together. */
function addedUp({ amount }: { amount: string }): string {
  return `COALESCE(SUM(${amount}), 0)`;
}

/** Rows that are skipped as quickly as found. */
const FAR = 1000;
