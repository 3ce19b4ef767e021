import type { RowSum } from "./digest.ts";

/**
 * The first line of a backup. A backup is a gzip of lines of JSON: this one, then for each table its `TableLine`, its rows as arrays and its
 * `EndLine`, and a `LastLine`. Values are what the database sends: numbers, texts (decimals, days and times too), NULL as null, and bytes as
 * `{"base64":"…"}`.
 */
export interface FirstLine {
  backup: "vanbook";
  format: 1;
  /** The newest migration of the schema: the rows fit a schema that was brought up to it. */
  schema: string;
  /** The Vanbook that wrote it. */
  version: string;
  /** The database server's version. */
  server: string;
  /** The database's name: the binary log tells its changes by it. */
  database: string;
  /** When the snapshot was taken, UTC. */
  at: string;
  companies: readonly { id: number; name: string }[];
  /** Where the snapshot stands in the server's binary log; null when it keeps none, or it could not be told. */
  binlog: BinlogPlace | null;
}

/** A place in the binary log: all that was committed before it is in the snapshot, and nothing after it. */
export interface BinlogPlace {
  file: string;
  position: number;
}

export interface TableLine {
  table: string;
  columns: readonly string[];
  isOfCompanies: boolean;
}

export interface EndLine extends RowSum {
  end: string;
}

export interface LastLine {
  whole: true;
  tables: number;
  rows: number;
}

export const FORMAT = 1;
