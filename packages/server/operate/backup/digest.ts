import { hash } from "node:crypto";

/** Sums up the rows of a table, whatever order they come in: how many, and a number that differs when any of them does. */
export interface RowDigest {
  /** Adds a row, as a line of JSON. */
  add(line: string): void;
  result(): RowSum;
}

/** How many rows, and the sum of their SHA-256 by its eight words, in hexadecimal. */
export interface RowSum {
  rows: number;
  digest: string;
}

/**
 * The sum does not depend on the rows' order, because two servers may order the same texts differently. A row that changes, is lost or comes twice
 * changes it.
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

/** A row as a line of JSON. Bytes are written as base64 in an object, which no other value is. */
export function lineOf(row: readonly unknown[]): string {
  return JSON.stringify(row.some(Buffer.isBuffer) ? row.map(written) : row);
}

/** The values of such a line, as the driver takes them. */
export function valuesOf(line: string): Value[] {
  const values = JSON.parse(line) as (string | number | null | { base64: string })[]; // lineOf wrote it
  return values.map((value) =>
    typeof value === "object" && value !== null ? Buffer.from(value.base64, "base64") : value,
  );
}

export type Value = string | number | null | Buffer;

function written(value: unknown): unknown {
  return Buffer.isBuffer(value) ? { base64: value.toString("base64") } : value;
}
