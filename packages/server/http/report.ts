import type { ReportTotals } from "@vanbook/sdk";
import type { Knex } from "knex";
import type { Answer, ReportId, Schema } from "./contract.ts";
import type { ReportRowName } from "../generated/rows.ts";

/** A row of a report as the server sees it: decimals are the database's exact strings. */
export type Row<Op extends ReportId> = Schema<ReportRowName[Op]>;

/**
 * A report as queries, from which http/represent.ts makes the documented JSON, the table and the CSV: it adds
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
  /** SQL expression that makes every order total (an id). */
  key: string;
  /** The documented envelope around the rows. */
  envelope(rows: Row<Op>[]): Answer<Op>;
  /** What else in the books this report must agree with, given its totals; read through `db`, the report's own snapshot. */
  ties?(totals: { readonly [Column in ReportTotals[Op]]: string }, db: Knex): Promise<Schema<"Tie">[]>;
}

export type Sort<Column extends string> = Column | `-${Column}`;
