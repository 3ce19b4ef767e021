import { CANCELLED_STATUS, CURRENT_LIST, DOCUMENT_TABLES, REPLACED_STATUS } from "@vanbook/sdk/books";
import { buildListedDigestSql, buildStatusDigestSql, DIGEST_MODULUS } from "./digest-sql.ts";

/**
 * Digests of what a server of a release before digests did to a voucher that a newer server had
 * posted: while an installation is upgraded, both may run. Such a server writes no digest of a
 * change, but its reversal has no digest either. Only a plain cancellation or correction is
 * derived, with the author and time of that reversal and nothing else changed; any other change
 * stays a finding. Rows that are derived have a negative `digest_list`.
 */
const OF_OLDER_SERVER = "digest_list IS NULL AND r.digest_voucher = 0";
/** Of an older server: not derived yet, or derived already. */
const isOfOlderServer = (row: string) => `COALESCE(${row}.digest_list, -1) < 0`;

/** Reversals `r` of the slice and the vouchers `v` with a digest that they reverse. */
const REVERSED_VOUCHERS = `vouchers r JOIN vouchers v ON v.company_id = r.company_id AND v.id = r.reverses_id AND v.digest_list IS NOT NULL`;
const OF_SLICE = `r.company_id = :company AND r.id BETWEEN :from AND :until AND r.${OF_OLDER_SERVER}`;

/** `n` is the next version of `o`, by an older server: under the same number. */
const isNextVersion = (n: string, o: string) =>
  `${n}.company_id = ${o}.company_id AND ${n}.kind = ${o}.kind AND ${n}.year_id = ${o}.year_id AND ${n}.number = ${o}.number
      AND ${n}.series_id <=> ${o}.series_id AND ${n}.id <> ${o}.id AND ${n}.reverses_id IS NULL AND ${isOfOlderServer(n)}`;

export const OLDER_SERVER_STATEMENTS: readonly string[] = [
  ...new Set(Object.values(DOCUMENT_TABLES).map(({ table }) => buildStatusStatement(table))),
  buildSettlementStatement(),
  buildBankDateStatement(),
];

function buildStatusStatement(table: string): string {
  const isCancelled = `t.status = ${CANCELLED_STATUS} AND t.replaced_by IS NULL AND t.cancelled_by <=> r.created_by AND t.cancelled_at = r.created_at`;
  const isReplaced = `t.status = ${REPLACED_STATUS} AND t.cancelled_by IS NULL AND t.cancelled_at IS NULL AND EXISTS (
        SELECT 1 FROM ${table} s JOIN vouchers n ON n.company_id = s.company_id AND n.id = s.voucher_id
        WHERE s.company_id = t.company_id AND s.id = t.replaced_by AND n.created_by <=> r.created_by AND ${isNextVersion("n", "v")})`;
  return buildInsert(
    table,
    `SELECT v.company_id, v.id, ${buildStatusDigestSql("t")} AS digest
      FROM ${REVERSED_VOUCHERS} JOIN ${table} t ON t.company_id = v.company_id AND t.voucher_id = v.id
      WHERE ${OF_SLICE} AND (${isCancelled} OR ${isReplaced}) AND NOT EXISTS (
        SELECT 1 FROM voucher_digests w WHERE w.company_id = v.company_id AND w.voucher_id = v.id AND w.of_table = '${table}')`,
  );
}

/**
 * Settlements that were carried to the next version `r` of a bill: their money `v` settled the
 * former version `o` with at least as much, and nobody can settle a bill that is replaced.
 */
function buildSettlementStatement(): string {
  return buildInsert(
    "settlements",
    `SELECT v.company_id, v.id, SUM(${buildListedDigestSql("settlements", "s", "v.digest_list")}) % ${DIGEST_MODULUS} AS digest
      FROM vouchers r JOIN settlements s ON s.company_id = r.company_id AND s.bill_voucher_id = r.id
      JOIN vouchers v ON v.company_id = s.company_id AND v.id = s.voucher_id AND v.digest_list IS NOT NULL
      WHERE ${OF_SLICE} AND EXISTS (
        SELECT 1 FROM settlements f JOIN vouchers o ON o.company_id = f.company_id AND o.id = f.bill_voucher_id
        JOIN vouchers b ON b.company_id = o.company_id AND b.reverses_id = o.id AND ${isOfOlderServer("b")}
        WHERE f.company_id = s.company_id AND f.voucher_id = s.voucher_id AND f.account_id = s.account_id AND f.amount >= s.amount
          AND ${isNextVersion("r", "o")})
      GROUP BY v.company_id, v.id`,
  );
}

/** Bank dates that were carried to the next version: none is left of the former version. */
function buildBankDateStatement(): string {
  return buildInsert(
    "bank_dates",
    `SELECT v.company_id, v.id, (${DIGEST_MODULUS} - SUM(w.digest) % ${DIGEST_MODULUS}) % ${DIGEST_MODULUS} AS digest
      FROM ${REVERSED_VOUCHERS}
      JOIN voucher_digests w ON w.company_id = v.company_id AND w.voucher_id = v.id AND w.of_table = 'bank_dates'
      WHERE ${OF_SLICE} AND NOT EXISTS (
        SELECT 1 FROM bank_dates t WHERE t.company_id = v.company_id AND t.voucher_id = v.id)
      AND EXISTS (SELECT 1 FROM vouchers n WHERE ${isNextVersion("n", "v")})
      GROUP BY v.company_id, v.id`,
  );
}

function buildInsert(table: string, digests: string): string {
  return `INSERT INTO voucher_digests (company_id, voucher_id, no, of_table, digest_list, digest)
      SELECT company_id, id, 1 + number, '${table}', -${CURRENT_LIST}, digest FROM (
        SELECT d.company_id, d.id, d.digest, (SELECT COUNT(*) FROM voucher_digests x
          WHERE x.company_id = d.company_id AND x.voucher_id = d.id) AS number
        FROM (${digests}) AS d WHERE d.digest <> 0
      ) AS added`;
}
