import { POSTED_STATUS, REPLACED_STATUS } from "@vanbook/sdk/books";
import { selectNotedSql, type ReferredTable } from "../posting/noted-amounts-sql.ts";
import { buildInEffectSql } from "../posting/document-status-sql.ts";
import type { Check } from "./finding.ts";

/**
 * I13: returns, notes and the cancellation of a document reverse at most what it has, in value and
 * in each tax, and those of a party at most what all of its documents have (docs/books.md#remainders).
 */
export const remainderChecks: readonly Check[] = [
  buildRemainderCheck("bills", { returns: "sale_returns", column: "bill_id" }),
  buildRemainderCheck("purchases", { returns: "purchase_returns", column: "purchase_id" }),
  buildPartyCheck({
    ...{ type: "CN", returns: "sale_returns", column: "bill_id", party: "customer_id", table: "bills" },
    // By customer and month, because reading all bills takes too long.
    billed:
      "SELECT SUM(m.amount) FROM customer_month m WHERE m.company_id = :company AND m.customer_id = y.party_id",
    owed: "e.debit - e.credit",
  }),
  buildPartyCheck({
    ...{ type: "DN", returns: "purchase_returns", column: "purchase_id", party: "supplier_id" },
    table: "purchases",
    billed: `SELECT SUM(d.amount) FROM purchases d
        WHERE d.company_id = :company AND d.supplier_id = y.party_id AND ${buildInEffectSql("d")}`,
    owed: "e.credit - e.debit",
  }),
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

interface PartyDocuments {
  type: "CN" | "DN";
  table: ReferredTable;
  returns: string;
  column: string;
  party: string;
  /** SQL: the amount of all documents of `y.party_id`, and what a ledger line `e` owes. */
  billed: string;
  owed: string;
}

/**
 * Parties with notes or returns that name no document, and others that name one; those of the
 * others follow from the documents. Earlier releases posted notes to parties without any document.
 * Only in value: the lines of all documents of a party would take too long to read.
 */
function buildPartyCheck({ type, table, returns, column, party, billed, owed }: PartyDocuments): Check {
  const openingSql = `SELECT SUM(${owed}) FROM ledger_entries e
        WHERE e.company_id = :company AND e.account_id = y.party_id AND e.entry_kind = 'opening'`;
  return {
    invariant: "I13",
    message: `Returns and notes credit the party of ${table} more than there was.`,
    sql: `SELECT MAX(y.voucher_id) AS voucher_id FROM (
        SELECT r.${party} AS party_id, r.voucher_id, r.amount, r.${column} IS NULL AS is_unnamed
        FROM ${returns} r WHERE r.company_id = :company AND ${buildInEffectSql("r")}
        UNION ALL SELECT n.party_id, n.voucher_id, n.amount, n.refers_to IS NULL
        FROM notes n WHERE n.company_id = :company AND n.type = '${type}' AND ${buildInEffectSql("n")}
      ) y
      GROUP BY y.party_id
      HAVING MAX(y.is_unnamed) = 1 AND MIN(y.is_unnamed) = 0
        AND SUM(y.amount) > COALESCE((${billed}), 0)
        AND SUM(y.amount) > COALESCE((${billed}), 0) + GREATEST(COALESCE((${openingSql}), 0), 0)
      ORDER BY MAX(y.voucher_id) LIMIT :most`,
  };
}
