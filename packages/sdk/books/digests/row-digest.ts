import type { Row } from "../voucher.ts";
import {
  CURRENT_LIST,
  DIGEST_LISTS,
  NULL_VALUE,
  parseColumns,
  VALUE_SEPARATOR,
  type DigestedTable,
} from "./digest-lists.ts";

/**
 * A checksum of the rows of a table, as the database computes it from what it stores
 * (`buildRowDigestSql`): CRC-32 of the row's values, and of that number again, so that equal
 * differences in two rows don't cancel out; added up, modulo 2^32. It does not depend on the order
 * of the rows.
 */
export function calculateDigest(table: DigestedTable, rows: readonly Row[]): number {
  if (rows.length === 0) return 0;
  const columns = COLUMNS_BY_TABLE.get(table) ?? [];
  let digest = 0;
  for (const row of rows) digest = (digest + calculateRowDigest(columns, row)) % DIGEST_MODULUS;
  return digest;
}

function calculateRowDigest(columns: readonly string[], row: Row): number {
  let crc = INITIAL_CRC;
  let isFirst = true;
  for (const name of columns) {
    if (!isFirst) crc = addText(crc, VALUE_SEPARATOR);
    isFirst = false;
    crc = addText(crc, toDatabaseText(name, row[name] ?? null));
  }
  return toUnsigned(addText(INITIAL_CRC, String(toUnsigned(crc))));
}

/** Exact decimals and dates have the form of the database already; times get milliseconds. */
function toDatabaseText(name: string, value: Row[string] | null): string {
  if (typeof value === "string")
    return value.length === SECONDS_LENGTH && name.endsWith("_at") ? `${value}.000` : value;
  if (value === null || value === undefined) return NULL_VALUE;
  if (typeof value === "number") return String(value);
  return Array.from(value, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}

/** The text's bytes in UTF-8. */
function addText(crc: number, text: string): number {
  let result = crc;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit > LAST_ASCII) return addBytes(result, new TextEncoder().encode(text.slice(index)));
    result = (CRC_TABLE[(result ^ unit) & 0xff] ?? 0) ^ (result >>> 8);
  }
  return result;
}

function addBytes(crc: number, bytes: Uint8Array): number {
  let result = crc;
  for (const byte of bytes) result = (CRC_TABLE[(result ^ byte) & 0xff] ?? 0) ^ (result >>> 8);
  return result;
}

function toUnsigned(crc: number): number {
  return ~crc >>> 0;
}

function makeCrcTable(): Int32Array {
  return Int32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ CRC_POLYNOMIAL : crc >>> 1;
    return crc;
  });
}

/** Of `2026-06-16 06:30:00`. */
const SECONDS_LENGTH = 19;
const DIGEST_MODULUS = 2 ** 32;
const LAST_ASCII = 0x7f;
const INITIAL_CRC = -1;
const CRC_POLYNOMIAL = 0xedb88320;
const CRC_TABLE = makeCrcTable();
const COLUMNS_BY_TABLE = new Map(
  Object.entries(DIGEST_LISTS[CURRENT_LIST] ?? {}).map(([table, columns]) => [
    table as DigestedTable, // Object.entries returns strings
    parseColumns(columns).map(({ name }) => name),
  ]),
);
