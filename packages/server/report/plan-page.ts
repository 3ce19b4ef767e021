import type { Knex } from "knex";
import type { AnyReport, ReportColumns } from "../contract/report.ts";
import { withPivot, type Plan } from "./plan.ts";
import { beforeEdge, fromEdge, sameDay, type Condition, type Edge } from "./plan-edge.ts";
import { orderBy } from "./plan-order.ts";
import { addedUp, aggregates, askedRows, foundRows, type Asked } from "./plan-rows.ts";

/** What the table parameters of a report asked for. */
export interface Paging extends Asked {
  page: number;
  pageSize: number;
}

/** The statements of a page, each made of what those before it answered. */
export interface PagePlan extends Plan {
  pageSize: number;
  isSearched: boolean;
  /** First: totals, with the number of rows as `__rows` and what all add to the balance as `__moved`. */
  sums: Knex.QueryBuilder;
  /** The place of the page among so many rows: of the last page where there are fewer. */
  place(rows: number): Place;
  /** Finds the page's first row, as `e0`, `e1`…; undefined where skipping rows is as quick. */
  edge(place: Place): Knex.QueryBuilder | undefined;
  /** What the balance before the page is made of. */
  balance(place: Place, edge: Edge | undefined): BalanceParts;
  rows(place: Place, edge: Edge | undefined): Knex.QueryBuilder;
}

/** Where a page's rows stand among all. */
export interface Place {
  number: number;
  pages: number;
  /** Rows before its first one. */
  offset: number;
  /** Where its first row is found with less skipping: from the end, with so many rows after it. */
  fromEnd: number | undefined;
}

/** A balance that is known, and what is between it and the page, as `amount`. */
export interface BalanceParts {
  /** The day before which the balance is asked for; the report's opening where there is none. */
  day?: string;
  between?: Knex.QueryBuilder;
  /** Whether what is between comes after: all rows are added then, and it is taken off. */
  isFromEnd?: boolean;
}

/**
 * Plans a page of a report. Its first row is found by the order's columns alone, which an index holds: skipping whole rows
 * costs many times more.
 */
export function planPage(
  db: Knex,
  report: AnyReport,
  contracted: ReportColumns,
  { page, pageSize, ...asked }: Paging,
): PagePlan {
  const columns = withPivot(contracted, report);
  const { formats } = columns;
  const { rows, order, isWindowed } = askedRows(db, report, formats, asked);
  const { running } = report;
  // A report's own day is always there. Other days may be missing, and no row without one lies on either side of an edge.
  const isDated = formats.get(order.name) === "date" && order.name === report.sort.replace(/^-/, "");
  const between = ([where, values]: Condition) =>
    foundRows(db, report, formats, undefined, [
      { sql: running ? addedUp(running) : "0", name: "amount" },
    ]).whereRaw(where, values);

  return {
    report,
    columns,
    isWindowed,
    pageSize,
    isSearched: Boolean(asked.search),
    sums: foundRows(db, report, formats, asked.search, aggregates(report)),
    place: (count) => placeOf(page, pageSize, count),
    edge({ offset, fromEnd }) {
      if (isWindowed || !isDated || offset < (running ? 1 : FAR)) return undefined;
      const values = order.by.map((sql, at) => ({ sql, name: `e${at}` }));
      const found = foundRows(db, report, formats, asked.search, values);
      if (report.inOrder) void found.from(db.raw(report.inOrder));
      return found
        .orderByRaw(orderBy(order, fromEnd !== undefined))
        .limit(1)
        .offset(fromEnd ?? offset);
    },
    balance({ fromEnd }, edge) {
      if (!edge) return {};
      if (running?.before && !order.isDescending)
        return { day: String(edge[0]), between: between(sameDay(order, edge)) };
      return fromEnd === undefined
        ? { between: between(beforeEdge(order, edge)) }
        : { between: between(fromEdge(order, edge)), isFromEnd: true };
    },
    rows({ offset }, edge) {
      const some = rows.clone().orderByRaw(orderBy(order)).limit(pageSize);
      return edge ? some.whereRaw(...fromEdge(order, edge)) : some.offset(offset);
    },
  };
}

function placeOf(page: number, pageSize: number, rows: number): Place {
  const pages = Math.max(1, Math.ceil(rows / pageSize));
  const number = Math.min(page, pages);
  const offset = (number - 1) * pageSize;
  const after = rows - offset - 1;
  return { number, pages, offset, fromEnd: after < offset ? after : undefined };
}

/** Rows that are skipped as quickly as found. */
const FAR = 1000;
