import type { Knex } from "knex";
import { problem } from "@vanbook/sdk/problem";
import { POSTED_STATUS, type Posted, type VoucherRow } from "@vanbook/sdk/books";
import { queryNamedRows } from "../../db/rows.ts";
import { selectNotedSql } from "./noted-amounts-sql.ts";
import { buildReportedSql, makeReportedProblem, refuseReported } from "./refuse-reported.ts";

/**
 * Throws DOCUMENT_IN_USE for a bill or purchase that returns or notes refer to. An edit carries over
 * what notes settle; it is refused only for notes that name the document which they refer to.
 * Throws EINVOICE_REPORTED for a document that the e-invoice portal knows.
 */
export async function refuseDependants(
  trx: Knex.Transaction,
  original: VoucherRow,
  change: "cancel" | "edit",
): Promise<void> {
  const tables = RETURN_TABLES.find(({ kind }) => kind === original.kind);
  if (!tables) return refuseReported(trx, original, change);
  const own = original.company_id;
  const where = "d.company_id = :company AND d.voucher_id = :voucher";
  const returnedSql = `SELECT 'return' AS what FROM ${tables.returns} r
    JOIN ${tables.documents} d ON d.company_id = r.company_id AND d.id = r.${tables.column}
    WHERE ${where} AND r.company_id = :company AND r.status = ${POSTED_STATUS}`;
  const notedSql = `SELECT IF(n.refers_to IS NULL, 'settling note', 'note') FROM (${selectNotedSql(tables.documents, where)}) x
    JOIN notes n ON n.company_id = :company AND n.id = x.note_id`;
  const dependants = await queryNamedRows<{ what: "return" | "note" | "settling note" | "e-invoice" }>(
    trx,
    `${returnedSql} UNION ${notedSql} UNION ${buildReportedSql(change)}`,
    { company: own, voucher: original.id, except: 0 },
  );
  if (dependants.some(({ what }) => what === "return")) throw problem("DOCUMENT_IN_USE");
  if (dependants.some(({ what }) => what === "e-invoice")) throw makeReportedProblem(change);
  if (dependants.some(({ what }) => what === "note" || change === "cancel"))
    throw problem("DOCUMENT_IN_USE", { message: NOTE_REFERS });
}

/**
 * Throws REMAINDER_EXCEEDED if notes that settle the new version of a bill or purchase reverse more
 * tax than it has.
 */
export async function refuseBeyondNotes(
  trx: Knex.Transaction,
  { company_id: company, kind }: VoucherRow,
  { voucherId }: Posted,
): Promise<void> {
  const table = RETURN_TABLES.find((tables) => tables.kind === kind)?.documents;
  if (!table) return;
  const excesses = await queryNamedRows<object>(
    trx,
    `SELECT d.id FROM (${selectNotedSql(table, "d.company_id = :company AND d.voucher_id = :voucher")}) x
      JOIN ${table} d ON d.company_id = :company AND d.id = x.document_id
      GROUP BY d.id, d.cgst, d.sgst, d.igst
      HAVING SUM(x.cgst) > d.cgst OR SUM(x.sgst) > d.sgst OR SUM(x.igst) > d.igst`,
    { company, voucher: voucherId, except: 0 },
  );
  if (excesses.length > 0) throw problem("REMAINDER_EXCEEDED", { message: NOTES_EXCEED });
}

const NOTES_EXCEED = "Notes reverse more tax than the document would have: cancel the notes first.";
const NOTE_REFERS = "A credit or debit note refers to this document: cancel the note first.";

const RETURN_TABLES = [
  { kind: "sale", documents: "bills", returns: "sale_returns", column: "bill_id" },
  { kind: "purchase", documents: "purchases", returns: "purchase_returns", column: "purchase_id" },
] as const;
