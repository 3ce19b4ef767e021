import { hash } from "node:crypto";

/** Sums up the rows of a table in any order: their number, and a digest that changes if any row changes. */
export interface RowDigest {
  /** Adds a row, as a line of JSON. */
  add(line: string): void;
  result(): RowSum;
}

/** Number of rows, and the sum of their SHA-256 hashes, each of its eight words added separately, in hexadecimal. */
export interface RowSum {
  rows: number;
  digest: string;
}

/**
 * The sum does not depend on the order of the rows, because two servers may sort the same texts differently. A
 * changed, lost or duplicated row changes it.
 */
export function createRowDigest(): RowDigest {
  let rows = 0;
  const words = new Uint32Array(8); // addition wraps around
  return {
    add(line) {
      const bytes = hash("sha256", line, "buffer");
      for (let word = 0; word < 8; word += 1) words[word]! += bytes.readUInt32BE(word * 4);
      rows += 1;
    },
    result: () => ({
      rows,
      digest: [...words].map((word) => word.toString(16).padStart(8, "0")).join(""),
    }),
  };
}

/** A row as a line of JSON. Bytes are written as an object with base64; no other value is an object. */
export function lineOf(row: readonly unknown[]): string {
  return JSON.stringify(row.some(Buffer.isBuffer) ? row.map(written) : row);
}

/** The values of such a line, in the form that the driver expects. */
export function valuesOf(line: string): Value[] {
  const values = JSON.parse(line) as (string | number | null | { base64: string })[]; // written by lineOf
  return values.map((value) =>
    typeof value === "object" && value !== null ? Buffer.from(value.base64, "base64") : value,
  );
}

export type Value = string | number | null | Buffer;

function written(value: unknown): unknown {
  return Buffer.isBuffer(value) ? { base64: value.toString("base64") } : value;
}
