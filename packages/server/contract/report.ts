import type { ReportFigures, ReportTotals } from "@vanbook/sdk";
import type { Knex } from "knex";
import type { Answer, ReportId, Schema } from "./contract.ts";
import type { Write } from "./json.ts";
import type { ReportRowName } from "../generated/rows.ts";

/** A row of a report as the server sees it: decimals are the database's exact strings. */
export type Row<Op extends ReportId> = Schema<ReportRowName[Op]>;

/**
 * A report as queries, from which report/representations.ts makes the documented JSON, the table and the CSV: it adds
 * columns, search, sorting and paging, so a report only defines its amounts and other values.
 */
export interface Report<Op extends ReportId> {
  /** FROM, JOIN and WHERE including the principal's scope, with nothing selected yet. */
  rows: Knex.QueryBuilder;
  /** Tables that only columns, totals, search and order take from (names of customers, say): each statement joins those that it needs. */
  joins?: OwnJoins;
  /** The SQL expression behind each documented column. */
  columns: { readonly [Column in keyof Row<Op>]-?: string };
  /** The SQL aggregate behind each total. */
  totals: { readonly [Column in ReportTotals[Op]]: string };
  /** The columns that are searched. */
  search: readonly (keyof Row<Op> & string)[];
  /** The default order: a column, with `-` before it for descending. */
  sort: Sort<keyof Row<Op> & string>;
  /**
   * The rows' table with a hint at the index that has them in the default order, where a planner would rather read a smaller one and sort a
   * million rows to find a page's first: SQL.
   */
  inOrder?: string;
  /** SQL that makes every order unique: an id, or columns in the order of an index (`e.voucher_id, e.line_no`). */
  key: string;
  /** The running balance, if the report has one. */
  running?: Running<keyof Row<Op> & string>;
  /** Columns that depend on the data (`additionalProperties` in the contract): name to SQL, all quantities. */
  pivot?: Readonly<Record<string, string>>;
  /** Values that are not sums of the rows (an opening balance, a summary): search and paging do not change them. */
  figures?(db: Knex): Promise<Figures<Op>>;
  /** Puts the rows, which it passes on as they are, into the documented envelope; `figures` is empty for a report without any. */
  envelope(rows: Row<Op>[], figures: Figures<Op>): Answer<Op>;
  /**
   * Comparisons with other amounts in the books that must be equal, given the report's totals and figures. `db` is the
   * report's own snapshot.
   */
  ties?(
    totals: { readonly [Column in ReportTotals[Op] | ReportFigures[Op]]: string },
    db: Knex,
  ): Promise<Schema<"Tie">[]>;
}

/** A report's figures by name, as exact decimals. */
export type Figures<Op extends ReportId> = { readonly [Figure in ReportFigures[Op]]: string };

/** A running balance in the report's own order (`sort`, then `key`). In `columns` its column is written "NULL". */
export interface Running<Column extends string> {
  column: Column;
  /** SQL of the amount that a row adds to the balance. */
  amount: string;
  /** The balance before the first row; `db` is the report's own snapshot. */
  opening(db: Knex): Promise<string>;
  /** The balance before a day of the range, if a rollup knows it: later pages then need not sum the rows before them. */
  before?(db: Knex, day: string): Promise<string>;
}

export type Sort<Column extends string> = Column | `-${Column}`;

/**
 * Other tables of the same company that rows are joined to by their id, under the alias by which columns name them:
 * `{ s: { table: "users", id: "b.salesman_id" } }`. The id is SQL, of the rows or of a join before it. Such a join neither adds
 * nor removes a row, so that it may be left out where nothing is taken from it.
 */
export type OwnJoins = Readonly<Record<string, { table: string; id: string }>>;

/** Any report: its columns are strings here, checked against the contract where the report was declared. */
export interface AnyReport {
  rows: Knex.QueryBuilder;
  joins?: OwnJoins;
  columns: Record<string, string>;
  totals: Record<string, string>;
  search: readonly string[];
  sort: string;
  inOrder?: string;
  key: string;
  running?: {
    column: string;
    amount: string;
    opening(db: Knex): Promise<string>;
    before?(db: Knex, day: string): Promise<string>;
  };
  pivot?: Readonly<Record<string, string>>;
  figures?(db: Knex): Promise<Record<string, string>>;
  envelope(rows: unknown, figures: Record<string, string>): unknown;
  ties?(totals: Record<string, string>, db: Knex): Promise<unknown>;
}

/** The order and the search that a request asks for. */
export interface Asked {
  sort?: string;
  search?: string;
}

/** What the table parameters of a report ask for. */
export interface Paging extends Asked {
  page: number;
  pageSize: number;
}

/** The format of a column whose values are lists; its SQL makes them as JSON. */
export const LIST = "list";

/** What the contract says of a report's columns: in order, with the format each is written and searched by. */
export interface ReportColumns {
  formats: ReadonlyMap<string, string | undefined>;
  writers: ReadonlyMap<string, Write>;
}
