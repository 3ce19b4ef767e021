import type { Knex } from "knex";
import { decimalWriter } from "../contract/json.ts";
import { orderBy } from "./plan-order.ts";
import { askedRows, type Asked } from "./plan-rows.ts";
import type { AnyReport, ReportColumns } from "../contract/report.ts";

/** What is planned of a report: its columns, and whether the database adds up its balance. */
export interface Plan {
  report: AnyReport;
  /** The contract's columns and the report's own. */
  columns: ReportColumns;
  isWindowed: boolean;
}

/** The statement of all rows. */
export interface RowsPlan extends Plan {
  rows: Knex.QueryBuilder;
  /** How many rows an answer may have. */
  most: number | undefined;
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
  const { rows, order, isWindowed } = askedRows(db, report, columns.formats, asked);
  const ordered = rows.orderByRaw(orderBy(order));
  return { report, columns, isWindowed, most, rows: most ? ordered.limit(most + 1) : ordered };
}

/** The contract's columns and the report's own, which are quantities. */
export function withPivot({ formats, writers }: ReportColumns, { pivot = {} }: AnyReport): ReportColumns {
  const names = Object.keys(pivot);
  return {
    formats: new Map([...formats, ...names.map((name) => [name, "quantity"] as const)]),
    writers: new Map([...writers, ...names.map((name) => [name, decimalWriter(false)] as const)]),
  };
}
