import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { documentRows } from "./document-check.ts";
import { buildDocumentsSql, OF_RANGE } from "./document-fingerprint.ts";
import { isLookedUp, type DocumentRule } from "./document-rule.ts";

type Given = Readonly<Record<string, Knex.Value>>;

/**
 * The digest of all rows that `buildFingerprint` compares for the vouchers `from` to `until`: their
 * own, which `sums` has (`readRangeDigests`), and those that their documents refer to. While it is
 * the same, documents that were sound still are; reading it takes half the time of comparing. It
 * also depends on `comparison`, the SQL of the comparison.
 */
export function createDigestReader(rules: readonly DocumentRule[], comparison: string) {
  const checksums = buildChecksumsSql(rules);
  return async (db: Knex, bindings: Given, sums: unknown): Promise<string> => {
    const [otherSums] = await db.raw<[unknown[]]>(checksums, bindings);
    return createHash("sha256")
      .update(JSON.stringify([comparison, bindings, sums, otherSums]))
      .digest("hex");
  };
}

export function buildChecksumsSql(rules: readonly DocumentRule[]): string {
  return [
    buildChecksumSql(["p.id"], "stock_locations p WHERE p.company_id = :company AND p.kind = 'damaged'"),
    ...rules.filter((rule) => !isLookedUp(rule)).map(ofDocuments),
  ].join("\n      UNION ALL ");
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

function listColumnsIn(sql: string, rows: string): string[] {
  const foundColumns = [...sql.matchAll(new RegExp(`\\b${rows}\\.\\w+`, "g"))].map(([column]) => column);
  return [...new Set(foundColumns)].filter((column) => !column.endsWith(".company_id")).toSorted();
}

function buildChecksumSql(columns: readonly string[], from: string): string {
  return `SELECT STRAIGHT_JOIN COUNT(*) AS number, COALESCE(SUM(CRC32(CONCAT_WS('|', ${columns.join(", ")}))), 0) AS total FROM ${from}`;
}

const OF_DOCUMENTS = `WHERE d.company_id = :company AND d.voucher_id ${OF_RANGE}`;
