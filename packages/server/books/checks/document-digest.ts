import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { documentRows } from "./document-check.ts";
import { buildDocumentsSql, buildEntriesSql, buildMovesSql, OF_RANGE } from "./document-fingerprint.ts";
import { isLookedUp, type DocumentRule, type LineRule } from "./document-rule.ts";

type Given = Readonly<Record<string, Knex.Value>>;

/**
 * The digest is a checksum of each row over all columns that `buildFingerprint` compares for the
 * vouchers `from` to `until`, added up by table. While it is the same, documents that were sound
 * still are; reading it takes half the time of comparing. It also depends on `comparison`, the SQL
 * of the comparison.
 */
export function createDigestReader(rules: readonly DocumentRule[], comparison: string) {
  const summedRules = rules.filter((rule) => !isLookedUp(rule));
  const withLines = summedRules.flatMap(({ table, lines }) => (lines ? [{ table, lines }] : []));
  const ids = withLines
    .map(({ table }) => `SELECT MIN(d.id) AS first, MAX(d.id) AS last FROM ${table} d ${OF_DOCUMENTS}`)
    .join(" UNION ALL ");
  const checksums = buildChecksumsSql(rules);
  return async (db: Knex, bindings: Given): Promise<string> => {
    const [idRows = []] = await db.raw<[{ first: number | null; last: number | null }[]]>(ids, bindings);
    const lines: Record<string, Knex.Value> = {};
    for (const [index, { table }] of withLines.entries()) {
      lines[`${table}_first`] = idRows[index]?.first ?? 0;
      lines[`${table}_last`] = idRows[index]?.last ?? -1;
    }
    const [sums] = await db.raw<[unknown[]]>(checksums, { ...bindings, ...lines });
    return createHash("sha256")
      .update(JSON.stringify([comparison, bindings, sums]))
      .digest("hex");
  };
}

export function buildChecksumsSql(rules: readonly DocumentRule[]): string {
  const summedRules = rules.filter((rule) => !isLookedUp(rule));
  return [
    ofPosted("ledger_entries", "e", buildEntriesSql("").from),
    ofPosted("stock_moves", "m", buildMovesSql(summedRules)("").from),
    ofVouchers(summedRules),
    buildChecksumSql(["p.id"], "stock_locations p WHERE p.company_id = :company AND p.kind = 'damaged'"),
    ...summedRules.map(ofDocuments),
    ...summedRules.flatMap(ofLines),
  ].join("\n      UNION ALL ");
}

function ofPosted(table: string, row: "e" | "m", sql: string): string {
  return buildChecksumSql(
    listColumnsIn(sql, row),
    `${table} ${row} WHERE ${row}.company_id = :company AND ${row}.voucher_id ${OF_RANGE}`,
  );
}

function ofVouchers(rules: readonly DocumentRule[]): string {
  const columns = listColumnsIn(rules.map((rule) => buildDocumentsSql(rule).from).join(" "), "v");
  return buildChecksumSql(
    columns.map(replaceNull),
    `vouchers v WHERE v.company_id = :company AND v.id ${OF_RANGE}`,
  );
}

function ofDocuments(rule: DocumentRule): string {
  const columns = listColumnsIn(buildDocumentsSql(rule).from, "[drnsop]");
  return buildChecksumSql(
    columns.map(replaceNull),
    `${documentRows(rule).replace("FROM ", "")} ${OF_DOCUMENTS}`,
  );
}

/** CONCAT_WS would skip a NULL. */
function replaceNull(column: string): string {
  return `IFNULL(${column}, '~')`;
}

/**
 * Selects by the first and last document id, which is faster than reading the lines of each
 * document.
 */
function ofLines(rule: DocumentRule): string[] {
  if (!rule.lines) return [];
  const { table, parent }: LineRule = rule.lines;
  const ids = `BETWEEN :${rule.table}_first AND :${rule.table}_last`;
  const columns = listColumnsIn(buildDocumentsSql(rule).from, "l");
  return [buildChecksumSql(columns, `${table} l WHERE l.company_id = :company AND l.${parent} ${ids}`)];
}

function listColumnsIn(sql: string, rows: string): string[] {
  const foundColumns = [...sql.matchAll(new RegExp(`\\b${rows}\\.\\w+`, "g"))].map(([column]) => column);
  return [...new Set(foundColumns)].filter((column) => !column.endsWith(".company_id")).toSorted();
}

function buildChecksumSql(columns: readonly string[], from: string): string {
  return `SELECT STRAIGHT_JOIN COUNT(*) AS number, COALESCE(SUM(CRC32(CONCAT_WS('|', ${columns.join(", ")}))), 0) AS total FROM ${from}`;
}

const OF_DOCUMENTS = `WHERE d.company_id = :company AND d.voucher_id ${OF_RANGE}`;
