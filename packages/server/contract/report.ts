import type { ReportFigures, ReportTotals } from "@vanbook/sdk";
import type { Knex } from "knex";
import type { Answer, ReportId, Schema } from "./contract.ts";
import type { Write } from "./json.ts";
import type { ReportRowName } from "../generated/rows.ts";

/** Decimals are exact strings from the database. */
export type Row<Op extends ReportId> = Schema<ReportRowName[Op]>;

/**
 * Queries from which report/representations.ts creates the documented JSON, the table and the CSV.
 * It adds columns, search, sorting and paging, so a report only defines its amounts and other
 * values.
 */
export type Report<Op extends ReportId> = Queries<Op> &
  (Row<Op>[] extends Answer<Op> ? Partial<Envelope<Op>> : Envelope<Op>);

interface Queries<Op extends ReportId> {
  /** FROM, JOIN and WHERE including the principal's scope, without a SELECT list. */
  rows: Knex.QueryBuilder;
  /**
   * Tables used only by columns, totals, search and order (for example customers' names); each
   * statement joins only those that it needs.
   */
  joins?: OwnJoins;
  columns: { readonly [Column in keyof Row<Op>]-?: string };
  totals?: { readonly [Column in ReportTotals[Op]]?: string };
  search: readonly (keyof Row<Op> & string)[];
  /** Default order; `-` before the column means descending. */
  sort: Sort<keyof Row<Op> & string>;
  /**
   * SQL: the rows' table with a hint for the index that has the default order. Needed if the
   * planner would otherwise read a smaller index and sort a million rows to find the first page.
   */
  inOrder?: string;
  /** SQL for a unique order: an id, or columns in an index's order (`e.voucher_id, e.line_no`). */
  key: string;
  running?: Running<keyof Row<Op> & string>;
  /** Columns that depend on the data (`additionalProperties`): name to SQL, all quantities. */
  pivot?: Readonly<Record<string, string>>;
  /** Values that are not sums of rows (an opening balance). Search and paging keep them. */
  figures?(db: Knex): Promise<Figures<Op>>;
  /** Compares figures with amounts that must be equal. `db` is the report's own snapshot. */
  ties?(
    totals: { readonly [Column in ReportTotals[Op] | ReportFigures[Op]]: string },
    db: Knex,
  ): Promise<Schema<"Tie">[]>;
}

interface Envelope<Op extends ReportId> {
  /** If the response has more than the rows, which stay unchanged. `figures` may be empty. */
  envelope(rows: Row<Op>[], figures: Figures<Op>): Answer<Op>;
}

export type Figures<Op extends ReportId> = { readonly [Figure in ReportFigures[Op]]: string };

/** A balance in the report's own order (`sort`, then `key`). In `columns` it is "NULL". */
export interface Running<Column extends string> {
  column: Column;
  amount: string;
  /** The balance before the first row; `db` is the report's own snapshot. */
  opening(db: Knex): Promise<string>;
  /** The balance before a day, from a rollup; then later pages need not sum all earlier rows. */
  before?(db: Knex, day: string): Promise<string>;
}

export type Sort<Column extends string> = Column | `-${Column}`;

/**
 * Other tables of the same company that rows are joined to by id. The key is the alias used in
 * columns: `{ s: { table: "users", id: "b.salesman_id" } }`. `id` is SQL on the rows or on an
 * earlier join. Such a join never adds or removes rows, so it can be omitted if none of its columns
 * is used.
 */
export type OwnJoins = Readonly<Record<string, OwnJoin>>;

interface OwnJoin {
  table: string;
  id: string;
  /**
   * SQL of a document's edition, for a table of facts: what the master said when the document was
   * posted (docs/books.md#facts). A row that is a master joins the master itself.
   */
  edition?: string;
}

/** Column names are plain strings: the contract was checked where the report was declared. */
export interface AnyReport {
  rows: Knex.QueryBuilder;
  joins?: OwnJoins;
  columns: Record<string, string>;
  totals?: Readonly<Record<string, string | undefined>>;
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
  envelope?(rows: unknown, figures: Record<string, string>): unknown;
  ties?(totals: Record<string, string>, db: Knex): Promise<unknown>;
}

export interface Asked {
  sort?: string;
  search?: string;
}

export interface Paging extends Asked {
  page: number;
  pageSize: number;
  /** `start`, or the `page.next` of the page before: then the page has the rows after it. */
  after?: string;
}

/** For columns whose values are lists; their SQL returns JSON. */
export const LIST_FORMAT = "list";

/**
 * Columns in the contract's order, with the format in which each is written and searched, and the
 * names of those that have a total.
 */
export interface ReportColumns {
  formats: ReadonlyMap<string, string | undefined>;
  writers: ReadonlyMap<string, Write>;
  totals: readonly string[];
  /** Texts in which every number sorts as a number. */
  naturalColumns?: ReadonlySet<string>;
}
