import { POSTED_STATUS, REPLACED_STATUS } from "@vanbook/sdk/books";
import { selectNotedSql, type ReferredTable } from "../posting/noted-amounts-sql.ts";
import { buildInEffectSql } from "../posting/document-status-sql.ts";
import type { Check } from "./finding.ts";

/**
 * I13: returns, notes and the cancellation of a document reverse at most what it has, in value and
 * in each tax (docs/books.md#remainders).
 */
export const remainderChecks: readonly Check[] = [
  buildRemainderCheck("bills", { returns: "sale_returns", column: "bill_id" }),
  buildRemainderCheck("purchases", { returns: "purchase_returns", column: "purchase_id" }),
  {
    invariant: "I13",
    message:
      "A note refers to what is not an earlier bill or purchase in effect of its own party, with the same taxes.",
    sql: `SELECT n.voucher_id FROM notes n
      LEFT JOIN bills b ON b.company_id = n.company_id AND b.voucher_id = n.refers_to AND n.type = 'CN'
      LEFT JOIN purchases p ON p.company_id = n.company_id AND p.voucher_id = n.refers_to AND n.type = 'DN'
      WHERE n.company_id = :company AND n.refers_to IS NOT NULL
        AND (COALESCE(b.customer_id, p.supplier_id) = n.party_id AND COALESCE(b.date, p.date) <= n.date
          AND COALESCE(b.inter_state, p.inter_state) = n.inter_state
          AND (COALESCE(b.status, p.status) = ${POSTED_STATUS} OR NOT ${buildInEffectSql("n")})) IS NOT TRUE
      ORDER BY n.voucher_id LIMIT :most`,
  },
];

/** Names the last return or note. Nothing of a cancelled document is left. */
function buildRemainderCheck(
  table: ReferredTable,
  { returns, column }: { returns: string; column: string },
): Check {
  const isChecked = `d.company_id = :company AND d.status <> ${REPLACED_STATUS}`;
  const buildExcessSql = (name: string) => `SUM(y.${name}) > IF(d.status = ${POSTED_STATUS}, d.${name}, 0)`;
  const notedSql = selectNotedSql(table, isChecked).replaceAll(":except", "0");
  return {
    invariant: "I13",
    message: `Returns and notes reverse more of ${table} than there was, in value or in tax.`,
    sql: `SELECT MAX(y.voucher_id) AS voucher_id FROM (
        SELECT r.${column} AS document_id, r.voucher_id, r.amount, r.cgst, r.sgst, r.igst FROM ${returns} r
        WHERE r.company_id = :company AND r.${column} IS NOT NULL AND ${buildInEffectSql("r")}
        UNION ALL SELECT x.document_id, x.voucher_id, x.amount, x.cgst, x.sgst, x.igst FROM (${notedSql}) x
      ) y
      JOIN ${table} d ON d.company_id = :company AND d.id = y.document_id
      GROUP BY d.id, d.status, d.amount, d.cgst, d.sgst, d.igst
      HAVING ${["amount", "cgst", "sgst", "igst"].map(buildExcessSql).join(" OR ")}
      ORDER BY MAX(y.voucher_id) LIMIT :most`,
  };
}
