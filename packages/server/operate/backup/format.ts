import type { RowSum } from "./digest.ts";

/**
 * The first line of a backup. A backup is gzipped JSON lines: this line, then for each table its
 * `TableLine`, its rows as arrays and its `EndLine`, and finally a `LastLine`. Values are written
 * as the database sends them: numbers, texts (also decimals, dates and times), NULL as null, and
 * bytes as `{"base64":"…"}`.
 */
export interface FirstLine {
  backup: "vanbook";
  /** 2: the last line has a digest of the whole file with a key. */
  format: 1 | 2;
  /** The key's id (backup-key.ts); only in format 2. */
  key?: string;
  /** The schema's newest migration. The rows fit a schema migrated to it. */
  schema: string;
  version: string;
  server: string;
  database: string;
  /** Of the snapshot, in UTC. */
  at: string;
  companies: readonly { id: number; name: string }[];
  /** Null if the server keeps no binary log or the position could not be read. */
  binlog: BinlogPlace | null;
}

/** The snapshot has what was committed before this place in the binary log, nothing later. */
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
  /** HMAC-SHA256 of all lines before this one, with the key; only in format 2. */
  keyed?: string;
}

export const PLAIN_FORMAT = 1;
export const KEYED_FORMAT = 2;
