import type { Knex } from "knex";
import { CURRENT_LIST, DOCUMENT_TABLES, type DigestedTable } from "@vanbook/sdk/books";
import { queryRows } from "../../db/rows.ts";
import { withTransaction } from "../../db/transaction.ts";
import { deriveFactsOfOlderServers } from "./older-documents.ts";
import { OLDER_SERVER_STATEMENTS } from "./older-servers.ts";
import { buildRowDigestSql, buildStatusDigestSql, DIGEST_MODULUS } from "./digest-sql.ts";

/**
 * Gives a digest to vouchers and orders that were posted before there were digests, from their rows
 * as they are now, and so to what their server did to vouchers that have one. It is marked by a
 * negative `digest_list`. In slices, so that no posting waits for long.
 */
export async function deriveDigests(db: Knex, companyId: number): Promise<void> {
  for (const [table, statements] of [
    ["vouchers", VOUCHER_STATEMENTS],
    ["orders", ORDER_STATEMENTS],
  ] as const) {
    const [ids] = await queryRows<{ first: number | null; last: number | null }>(
      db,
      `SELECT MIN(id) AS first, MAX(id) AS last FROM ${table} v WHERE v.company_id = ? AND ${isMissing(table)}`,
      [companyId],
    );
    if (ids?.first == null || ids.last === null) continue;
    await deriveFactsOfOlderServers(db, companyId); // digests cover them
    for (let from = ids.first; from <= ids.last; from += SLICE_LENGTH) {
      const slice = { company: companyId, from, until: Math.min(ids.last, from + SLICE_LENGTH - 1) };
      const derive = async (trx: Knex) => {
        for (const statement of statements) await trx.raw(statement, slice);
      };
      await (db.isTransaction ? derive(db) : withTransaction(db, derive));
    }
  }
}

function isMissing(table: "vouchers" | "orders"): string {
  return `v.digest_list IS NULL AND v.digest_${table === "vouchers" ? "voucher" : "order"} = 0`;
}

function buildSumsSql(table: DigestedTable, key = "voucher_id"): string {
  return `LEFT JOIN (SELECT t.${key} AS id, SUM(${buildRowDigestSql(table, "t", CURRENT_LIST)}) AS digest
        FROM ${table} t WHERE t.company_id = :company AND t.${key} BETWEEN :from AND :until GROUP BY t.${key}
      ) AS ${table}_of ON ${table}_of.id = v.id`;
}

/** What later changes have added already is not counted twice. */
function buildLaterSql(of: "voucher" | "order", tables: readonly DigestedTable[]): string {
  const sums = tables.map((table) => `SUM(IF(of_table = '${table}', digest, 0)) AS ${table}`);
  return `LEFT JOIN (SELECT ${of}_id AS id, ${sums.join(", ")} FROM ${of}_digests
        WHERE company_id = :company AND ${of}_id BETWEEN :from AND :until GROUP BY ${of}_id
      ) AS later ON later.id = v.id`;
}

function subtractLater(sum: string, later: string): string {
  return `(COALESCE(${sum}, 0) % ${DIGEST_MODULUS} + ${DIGEST_MODULUS} - COALESCE(${later}, 0) % ${DIGEST_MODULUS}) % ${DIGEST_MODULUS}`;
}

function buildDocumentSql({
  table,
  ...lines
}: {
  table: DigestedTable;
  lineTable?: DigestedTable;
  parent?: string;
}) {
  const { lineTable, parent = "" } = lines;
  const lineSum = lineTable
    ? `(SELECT SUM(${buildRowDigestSql(lineTable, "l", CURRENT_LIST)}) FROM ${lineTable} l WHERE l.company_id = t.company_id AND l.${parent} = t.id)`
    : "0";
  return `SELECT t.voucher_id AS id, ${buildRowDigestSql(table, "t", CURRENT_LIST)} AS digest, ${lineSum} AS lines_digest
        FROM ${table} t WHERE t.company_id = :company AND t.voucher_id BETWEEN :from AND :until`;
}

/** Adds what a later change would have added, had there been digests. */
function buildLaterStatement(table: DigestedTable, digest: string): string {
  const writtenSum = `(SELECT COALESCE(SUM(n.digest), 0) FROM voucher_digests n
        WHERE n.company_id = v.company_id AND n.voucher_id = v.id AND n.of_table = '${table}')`;
  return `INSERT INTO voucher_digests (company_id, voucher_id, no, of_table, digest_list, digest)
      SELECT company_id, id, no, '${table}', -${CURRENT_LIST}, digest FROM (
        SELECT v.company_id, v.id, 1 + (SELECT COUNT(*) FROM voucher_digests n WHERE n.company_id = v.company_id AND n.voucher_id = v.id) AS no,
          ${subtractLater(`SUM(${digest})`, writtenSum)} AS digest
        FROM ${table} t JOIN vouchers v ON v.company_id = t.company_id AND v.id = t.voucher_id
        WHERE t.company_id = :company AND t.voucher_id BETWEEN :from AND :until AND ${isMissing("vouchers")}
        GROUP BY v.company_id, v.id
      ) AS added WHERE digest <> 0`;
}

const SLICE_LENGTH = 2_000;

const EACH_DOCUMENT = [...new Map(Object.values(DOCUMENT_TABLES).map((each) => [each.table, each])).values()];

const VOUCHER_STATEMENTS = [
  ...OLDER_SERVER_STATEMENTS,
  buildLaterStatement("bank_dates", buildRowDigestSql("bank_dates", "t", CURRENT_LIST)),
  ...EACH_DOCUMENT.map(({ table }) => buildLaterStatement(table, buildStatusDigestSql("t"))),
  `UPDATE vouchers v
      ${(["ledger_entries", "opening_bills", "stock_moves", "stock_move_batches", "settlements"] as const).map((table) => buildSumsSql(table)).join("\n      ")}
      LEFT JOIN (${EACH_DOCUMENT.map(buildDocumentSql).join(" UNION ALL ")}) AS document_of ON document_of.id = v.id
      ${buildLaterSql("voucher", ["settlements"])}
      SET v.digest_list = -${CURRENT_LIST}, v.digest_voucher = ${buildRowDigestSql("vouchers", "v", CURRENT_LIST)},
        v.digest_document = COALESCE(document_of.digest, 0), v.digest_lines = COALESCE(document_of.lines_digest, 0) % ${DIGEST_MODULUS},
        v.digest_entries = COALESCE(ledger_entries_of.digest, 0) % ${DIGEST_MODULUS},
        v.digest_openings = COALESCE(opening_bills_of.digest, 0) % ${DIGEST_MODULUS},
        v.digest_moves = COALESCE(stock_moves_of.digest, 0) % ${DIGEST_MODULUS},
        v.digest_batches = COALESCE(stock_move_batches_of.digest, 0) % ${DIGEST_MODULUS},
        v.digest_settlements = ${subtractLater("settlements_of.digest", "later.settlements")}
      WHERE v.company_id = :company AND v.id BETWEEN :from AND :until AND ${isMissing("vouchers")}`,
];

const ORDER_STATEMENTS = [
  `UPDATE orders v ${buildSumsSql("order_lines", "order_id")} ${buildLaterSql("order", ["orders", "order_lines"])}
      SET v.digest_list = -${CURRENT_LIST},
        v.digest_order = ${subtractLater(buildRowDigestSql("orders", "v", CURRENT_LIST), "later.orders")},
        v.digest_lines = ${subtractLater("order_lines_of.digest", "later.order_lines")}
      WHERE v.company_id = :company AND v.id BETWEEN :from AND :until AND ${isMissing("orders")}`,
];
