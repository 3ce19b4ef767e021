import { hash } from "node:crypto";

/** A row count, and a digest that changes if any row changes, whatever the order of the rows. */
export interface RowDigest {
  add(line: string): void;
  result(): RowSum;
}

/** The row count, and the sum of SHA-256 hashes: each of eight words separately, in hexadecimal. */
export interface RowSum {
  rows: number;
  digest: string;
}

/**
 * Does not depend on the order of rows, because two servers may sort the same texts differently. A
 * changed, lost or duplicated row changes the sum.
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

/** Bytes become an object with base64; no other value is an object. */
export function formatRowLine(row: readonly unknown[]): string {
  return JSON.stringify(row.some(Buffer.isBuffer) ? row.map(encodeValue) : row);
}

export function parseRowLine(line: string): Value[] {
  const values = JSON.parse(line) as (string | number | null | { base64: string })[]; // written by formatRowLine
  return values.map((value) =>
    typeof value === "object" && value !== null ? Buffer.from(value.base64, "base64") : value,
  );
}

export type Value = string | number | null | Buffer;

function encodeValue(value: unknown): unknown {
  return Buffer.isBuffer(value) ? { base64: value.toString("base64") } : value;
}
