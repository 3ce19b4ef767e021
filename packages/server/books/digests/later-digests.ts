import type { Knex } from "knex";
import { CURRENT_LIST, type DigestedTable, type DocumentTable } from "@vanbook/sdk/books";
import { SEND_LATER } from "../../db/send-later.ts";
import { buildListedDigestSql, buildStatusDigestSql, DIGEST_MODULUS } from "./digest-sql.ts";

/** Rows `t` of a table, by a condition in SQL. */
export interface ChangedRows {
  where: string;
  bindings: readonly (number | readonly unknown[])[];
}

/**
 * Adds rows of a posted voucher to its digest, after they were written: its digest rows stay, and a
 * further one counts the new rows. Of rows that are going to be changed or deleted, the digest is
 * first taken out (`takeOutOfDigest`). Both are sent with the next awaited statement, and the
 * caller has locked the voucher.
 */
export function addToDigest(
  trx: Knex.Transaction,
  companyId: number,
  table: "settlements" | "bank_dates",
  rows: ChangedRows,
): Promise<void> {
  return writeVoucherDigest(trx, companyId, table, rows, 1);
}

export function takeOutOfDigest(
  trx: Knex.Transaction,
  companyId: number,
  table: "settlements" | "bank_dates",
  rows: ChangedRows,
): Promise<void> {
  return writeVoucherDigest(trx, companyId, table, rows, -1);
}

function writeVoucherDigest(
  trx: Knex.Transaction,
  companyId: number,
  table: "settlements" | "bank_dates",
  rows: ChangedRows,
  sign: 1 | -1,
): Promise<void> {
  const digest = buildListedDigestSql(table, "t", buildListSql("v"));
  return writeDigests(trx, companyId, {
    of: "voucher",
    table,
    joined: JOINED_VOUCHER_SQL,
    digest,
    rows,
    sign,
  });
}

/** Adds the new status of a cancelled or replaced document to the digest of its voucher. */
export function addStatusToDigest(
  trx: Knex.Transaction,
  companyId: number,
  table: DocumentTable,
  voucherId: number,
): Promise<void> {
  return writeDigests(trx, companyId, {
    of: "voucher",
    table,
    joined: JOINED_VOUCHER_SQL,
    digest: buildStatusDigestSql("t"),
    rows: { where: "t.voucher_id = ?", bindings: [voucherId] },
    sign: 1,
  });
}

/** Takes an order out of its digest before it is changed (`sign` -1), and adds it afterwards. */
export async function writeOrderDigest(
  trx: Knex.Transaction,
  companyId: number,
  orderId: number,
  sign: 1 | -1,
): Promise<void> {
  const write = (table: "orders" | "order_lines", id: string) =>
    writeDigests(trx, companyId, {
      of: "order",
      table,
      joined: `JOIN orders v ON v.company_id = t.company_id AND v.id = t.${id}`,
      digest: buildListedDigestSql(table, "t", buildListSql("v")),
      rows: { where: `t.${id} = ?`, bindings: [orderId] },
      sign,
    });
  await write("orders", "id");
  await write("order_lines", "order_id");
}

async function writeDigests(
  trx: Knex.Transaction,
  companyId: number,
  { of, table, joined, digest, rows, sign }: WrittenDigest,
): Promise<void> {
  const sum = `SUM(${digest}) % ${DIGEST_MODULUS}`;
  const signedSum = sign === 1 ? sum : `(${DIGEST_MODULUS} - ${sum}) % ${DIGEST_MODULUS}`;
  const sql = `INSERT INTO ${of}_digests (company_id, ${of}_id, no, of_table, digest_list, digest)
    SELECT v.company_id, v.id,
      1 + (SELECT COUNT(*) FROM ${of}_digests n WHERE n.company_id = v.company_id AND n.${of}_id = v.id),
      '${table}', MAX(ABS(${buildListSql("v")})), ${signedSum}
    FROM ${table} t ${joined} WHERE t.company_id = ? AND ${rows.where} GROUP BY v.company_id, v.id`;
  // The driver expands an array to a list, which knex's types don't support.
  await trx.raw(sql, [companyId, ...rows.bindings] as Knex.RawBinding[]).options(SEND_LATER);
}

/** What was posted before there were digests has no list, until the check derives its digest. */
function buildListSql(row: string): string {
  return `COALESCE(${row}.digest_list, ${CURRENT_LIST})`;
}

interface WrittenDigest {
  of: "voucher" | "order";
  table: DigestedTable;
  /** Joins the voucher or order as `v`. */
  joined: string;
  digest: string;
  rows: ChangedRows;
  sign: 1 | -1;
}

const JOINED_VOUCHER_SQL = "JOIN vouchers v ON v.company_id = t.company_id AND v.id = t.voucher_id";
