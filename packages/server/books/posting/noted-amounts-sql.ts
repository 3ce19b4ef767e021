import { buildInEffectSql } from "./document-status-sql.ts";

export type ReferredTable = "bills" | "purchases";

/**
 * SQL of what notes in effect reverse of documents `d`, one row for each note and document. A note
 * reverses the document that it refers to; one that refers to none reverses what it settles, with
 * that part of its taxes, rounded down (docs/books.md#remainders). Omits the note with the
 * id bound as `:except`.
 */
export function selectNotedSql(table: ReferredTable, where: string): string {
  const buildPartSql = (tax: string) => `TRUNCATE(n.${tax} * s.amount / n.amount, 2)`;
  return `SELECT d.id AS document_id, d.voucher_id AS document_voucher_id, n.id AS note_id, n.voucher_id,
      n.tax_rate, n.amount, n.cgst, n.sgst, n.igst
    FROM ${table} d
    JOIN notes n ON n.company_id = d.company_id AND n.refers_to = d.voucher_id
    WHERE ${where} AND ${buildInEffectSql("n")} AND n.id <> :except
    UNION ALL SELECT d.id, d.voucher_id, n.id, n.voucher_id, n.tax_rate, s.amount, ${buildPartSql("cgst")}, ${buildPartSql("sgst")}, ${buildPartSql("igst")}
    FROM ${table} d
    JOIN settlements s ON s.company_id = d.company_id AND s.bill_voucher_id = d.voucher_id
    JOIN notes n ON n.company_id = s.company_id AND n.voucher_id = s.voucher_id AND n.refers_to IS NULL
    WHERE ${where} AND ${buildInEffectSql("n")} AND n.id <> :except`;
}
