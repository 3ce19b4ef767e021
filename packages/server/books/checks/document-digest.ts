import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { documentRows } from "./document-check.ts";
import { documentsSql, entriesSql, movesSql, OF_RANGE } from "./document-fingerprint.ts";
import { isLookedUp, type DocumentRule, type LineRule } from "./document-rule.ts";

type Given = Readonly<Record<string, Knex.Value>>;

/**
 * Creates a function that reads the digest of everything that `fingerprintOf` compares for the vouchers `from` to
 * `until`: a checksum of each row over all columns used there, added up by table. While the digest is the same,
 * documents that were sound still are; reading it takes half the time of comparing. The digest also depends on
 * `comparison`, the SQL of the comparison.
 */
export function digestOf(rules: readonly DocumentRule[], comparison: string) {
  const summed = rules.filter((rule) => !isLookedUp(rule));
  const withLines = summed.flatMap(({ table, lines }) => (lines ? [{ table, lines }] : []));
  const ids = withLines
    .map(({ table }) => `SELECT MIN(d.id) AS first, MAX(d.id) AS last FROM ${table} d ${OF_DOCUMENTS}`)
    .join(" UNION ALL ");
  const checksums = checksumsOf(rules);
  return async (db: Knex, given: Given): Promise<string> => {
    const [found = []] = await db.raw<[{ first: number | null; last: number | null }[]]>(ids, given);
    const lines: Record<string, Knex.Value> = {};
    for (const [index, { table }] of withLines.entries()) {
      lines[`${table}_first`] = found[index]?.first ?? 0;
      lines[`${table}_last`] = found[index]?.last ?? -1;
    }
    const [sums] = await db.raw<[unknown[]]>(checksums, { ...given, ...lines });
    return createHash("sha256")
      .update(JSON.stringify([comparison, given, sums]))
      .digest("hex");
  };
}

/** A query for the checksums of the vouchers `:from` to `:until`. */
export function checksumsOf(rules: readonly DocumentRule[]): string {
  const summed = rules.filter((rule) => !isLookedUp(rule));
  return [
    ofPosted("ledger_entries", "e", entriesSql("").from),
    ofPosted("stock_moves", "m", movesSql(summed)("").from),
    ofVouchers(summed),
    checksum(["p.id"], "stock_locations p WHERE p.company_id = :company AND p.kind = 'damaged'"),
    ...summed.map(ofDocuments),
    ...summed.flatMap(ofLines),
  ].join("\n      UNION ALL ");
}

function ofPosted(table: string, row: "e" | "m", sql: string): string {
  return checksum(
    columnsIn(sql, row),
    `${table} ${row} WHERE ${row}.company_id = :company AND ${row}.voucher_id ${OF_RANGE}`,
  );
}

/** All vouchers of the range, including reversals. */
function ofVouchers(rules: readonly DocumentRule[]): string {
  const columns = columnsIn(rules.map((rule) => documentsSql(rule).from).join(" "), "v");
  return checksum(columns.map(orNull), `vouchers v WHERE v.company_id = :company AND v.id ${OF_RANGE}`);
}

/** The documents with the rows that they are compared with, except their own vouchers. */
function ofDocuments(rule: DocumentRule): string {
  const columns = columnsIn(documentsSql(rule).from, "[drnsop]");
  return checksum(columns.map(orNull), `${documentRows(rule).replace("FROM ", "")} ${OF_DOCUMENTS}`);
}

/** Without this, CONCAT_WS would skip a NULL. */
function orNull(column: string): string {
  return `IFNULL(${column}, '~')`;
}

/**
 * The documents' lines, selected by the first and last document id, which is faster than reading the lines of each
 * document.
 */
function ofLines(rule: DocumentRule): string[] {
  if (!rule.lines) return [];
  const { table, parent }: LineRule = rule.lines;
  const ids = `BETWEEN :${rule.table}_first AND :${rule.table}_last`;
  const columns = columnsIn(documentsSql(rule).from, "l");
  return [checksum(columns, `${table} l WHERE l.company_id = :company AND l.${parent} ${ids}`)];
}

function columnsIn(sql: string, rows: string): string[] {
  const found = [...sql.matchAll(new RegExp(`\\b${rows}\\.\\w+`, "g"))].map(([column]) => column);
  return [...new Set(found)].filter((column) => !column.endsWith(".company_id")).toSorted();
}

function checksum(columns: readonly string[], from: string): string {
  return `SELECT STRAIGHT_JOIN COUNT(*) AS number, COALESCE(SUM(CRC32(CONCAT_WS('|', ${columns.join(", ")}))), 0) AS total FROM ${from}`;
}

const OF_DOCUMENTS = `WHERE d.company_id = :company AND d.voucher_id ${OF_RANGE}`;
