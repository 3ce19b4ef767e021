import {
  CHANGING_COLUMNS,
  DIGEST_LISTS,
  NULL_VALUE,
  parseColumns,
  POSTED_STATUS,
  VALUE_SEPARATOR,
  type DigestColumn,
  type DigestedTable,
} from "@vanbook/sdk/books";

/**
 * SQL of the digest of one row `row` of `table`, over the columns of the list: the same number as
 * `calculateDigest` of the SDK's books has. Sums of it are taken modulo `DIGEST_MODULUS`.
 */
export function buildRowDigestSql(table: DigestedTable, row: string, list: number): string {
  return buildColumnsDigestSql(parseColumns(DIGEST_LISTS[list]?.[table] ?? ""), row);
}

/**
 * SQL of the digest of what document `row` says of its cancellation or replacement: 0 while it is
 * as it was posted.
 */
export function buildStatusDigestSql(row: string): string {
  const isPosted = `${row}.status = ${POSTED_STATUS} AND COALESCE(${row}.cancelled_by, ${row}.cancelled_at, ${row}.replaced_by) IS NULL`;
  return `CASE WHEN ${isPosted} THEN 0 ELSE ${buildColumnsDigestSql(parseColumns(CHANGING_COLUMNS), row)} END`;
}

/** By the list of columns that `list`, SQL of its number, names; negative for derived digests. */
export function buildListedDigestSql(table: DigestedTable, row: string, list: string): string {
  const cases = LIST_NUMBERS.map((number) => `WHEN ${number} THEN ${buildRowDigestSql(table, row, number)}`);
  return `CASE ABS(${list}) ${cases.join(" ")} END`;
}

function buildColumnsDigestSql(columns: readonly DigestColumn[], row: string): string {
  const values = columns.map(({ name, nullable }) => {
    const value = name === "request_hash" ? `HEX(${row}.${name})` : `${row}.${name}`;
    return nullable ? `IFNULL(${value}, '${NULL_VALUE}')` : value;
  });
  return `CRC32(CRC32(CONCAT_WS('${VALUE_SEPARATOR}', ${values.join(", ")})))`;
}

export const LIST_NUMBERS = Object.keys(DIGEST_LISTS).map(Number);
export const DIGEST_MODULUS = 2 ** 32;
/**
 * Whether digests of rows, less those that were written, add up to anything else than nothing. ABS
 * because MariaDB takes -4294967296.0 % 4294967296, which is -0.0, for unequal to 0.
 */
export const IS_DIFFERENT = `ABS(SUM(digest)) % ${DIGEST_MODULUS} <> 0`;
