import type { RowSum } from "./digest.ts";

/**
 * The first line of a backup. A backup is gzipped JSON lines: this line, then for each table its `TableLine`, its
 * rows as arrays and its `EndLine`, and finally a `LastLine`. Values are written as the database sends them: numbers,
 * texts (also decimals, dates and times), NULL as null, and bytes as `{"base64":"…"}`.
 */
export interface FirstLine {
  backup: "vanbook";
  format: 1;
  /** The newest migration of the schema: the rows fit a schema migrated to it. */
  schema: string;
  /** The Vanbook version that wrote it. */
  version: string;
  server: string;
  /** The database's name: the binary log is filtered by it. */
  database: string;
  /** When the snapshot was taken, UTC. */
  at: string;
  companies: readonly { id: number; name: string }[];
  /**
   * Position of the snapshot in the server's binary log; null if the server keeps none or the position could not be
   * read.
   */
  binlog: BinlogPlace | null;
}

/** A position in the binary log: everything committed before it is in the snapshot, and nothing after it. */
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
