import type { ReportFigures, ReportTotals } from "@vanbook/sdk";
import type { Knex } from "knex";
import type { Answer, ReportId, Schema } from "./contract.ts";
import type { ReportRowName } from "../generated/rows.ts";

/** A row of a report as the server sees it: decimals are the database's exact strings. */
export type Row<Op extends ReportId> = Schema<ReportRowName[Op]>;

/**
 * A report as queries, from which report/representations.ts makes the documented JSON, the table and the CSV: it adds
 * columns, search, order and paging, so a report only says what its figures are.
 */
export interface Report<Op extends ReportId> {
  /** FROM, JOIN and WHERE, scope included; nothing selected yet. */
  rows: Knex.QueryBuilder;
  /** The SQL expression behind each documented column. */
  columns: { readonly [Column in keyof Row<Op>]-?: string };
  /** The SQL aggregate behind each total. */
  totals: { readonly [Column in ReportTotals[Op]]: string };
  /** The columns that a search looks into. */
  search: readonly (keyof Row<Op> & string)[];
  /** Order when none is asked for: a column, `-` before it for descending. */
  sort: Sort<keyof Row<Op> & string>;
  /** SQL that makes every order total: an id, or columns as an index has them (`e.voucher_id, e.line_no`). */
  key: string;
  /** A balance that each row adds to. */
  running?: Running<keyof Row<Op> & string>;
  /** Columns beyond the contract's, where a row has a key for each of something (`additionalProperties`): name to SQL, all quantities. */
  pivot?: Readonly<Record<string, string>>;
  /** Figures that are no sums of the rows (an opening balance, a summary): search and paging do not change them. */
  figures?(db: Knex): Promise<Figures<Op>>;
  /** The documented envelope around the rows; the figures are empty where the report has none. */
  envelope(rows: Row<Op>[], figures: Figures<Op>): Answer<Op>;
  /** What else in the books this report must agree with, given its totals and figures; read through `db`, the report's own snapshot. */
  ties?(
    totals: { readonly [Column in ReportTotals[Op] | ReportFigures[Op]]: string },
    db: Knex,
  ): Promise<Schema<"Tie">[]>;
}

/** What a report's figures are, by name, as exact decimals. */
export type Figures<Op extends ReportId> = { readonly [Figure in ReportFigures[Op]]: string };

/** A balance over the report's own order (`sort`, then `key`). In `columns` its column is written "NULL". */
export interface Running<Column extends string> {
  column: Column;
  /** SQL of what a row adds to the balance. */
  amount: string;
  /** The balance before the first row; read through `db`, the report's own snapshot. */
  opening(db: Knex): Promise<string>;
  /** The balance before a day of the range, where a rollup knows it: far pages then sum no rows before them. */
  before?(db: Knex, day: string): Promise<string>;
}

export type Sort<Column extends string> = Column | `-${Column}`;
