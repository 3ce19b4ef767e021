import { CANCELLED, POSTED } from "@vanbook/sdk/books";
import { DOCUMENT_RULES } from "./document-rules.ts";
import { documentCheck } from "./document-check.ts";
import { digestOf } from "./document-digest.ts";
import { fingerprintOf } from "./document-fingerprint.ts";
import type { Check } from "./finding.ts";

/** Each document table with the voucher kinds that post its rows. */
const DOCUMENTS = DOCUMENT_RULES.map(({ table, kinds }) => ({
  table,
  kinds: kinds.map((kind) => `'${kind}'`).join(", "),
}));

type Documents = (typeof DOCUMENTS)[number];

const union = (query: (documents: Documents) => string) => DOCUMENTS.map(query).join("\n        UNION ALL ");

const FINGERPRINT = fingerprintOf(DOCUMENT_RULES);
const DIFFER = "Documents differ from their vouchers, lines, ledger lines or stock moves.";

/** The documents of a range of vouchers agree with what was posted; `documentChecks` find those that don't. */
export const documentSums: Check = {
  invariant: "I10",
  message: DIFFER,
  also: { I1: DIFFER, I3: DIFFER, I4: DIFFER, I5: DIFFER, I6: DIFFER, I8: DIFFER, I9: DIFFER },
  sql: FINGERPRINT.differs,
};

/** Reads the digest of everything that `documentSums` compares in a range of vouchers. */
export const readDigest = digestOf(DOCUMENT_RULES, FINGERPRINT.differs);

/** Query for the vouchers of a range whose documents differ. */
export const DIFFERING_VOUCHERS = FINGERPRINT.vouchers;

/** Contras are stored with journals, and debit notes with credit notes. */
const WHAT = "CASE kind WHEN 'contra' THEN 'journal' WHEN 'debit_note' THEN 'credit_note' ELSE kind END";

/** I10: every voucher has one document; each number has one current document, with a reversal if it was cancelled. */
export const documentChecks: readonly Check[] = [
  ...DOCUMENT_RULES.map(documentCheck),
  {
    invariant: "I10",
    message: "A voucher has no document, or more than one.",
    sql: `SELECT what FROM (
        SELECT ${WHAT} AS what, COUNT(*) AS documents FROM vouchers
        WHERE company_id = :company AND kind NOT IN ('opening', 'closing') GROUP BY kind
        UNION ALL SELECT ${WHAT}, -COUNT(*) FROM vouchers
        WHERE company_id = :company AND reverses_id IS NOT NULL AND kind NOT IN ('opening', 'closing') GROUP BY kind
        UNION ALL ${union(
          ({ table, kinds }) =>
            `SELECT ${kinds.split(",")[0] ?? ""}, -COUNT(*) FROM ${table} WHERE company_id = :company`,
        )}
      ) AS both_sides
      GROUP BY what HAVING SUM(documents) <> 0 ORDER BY what LIMIT :most`,
    first: `SELECT voucher_id FROM (
        SELECT id AS voucher_id, 1 AS documents FROM vouchers
        WHERE company_id = :company AND reverses_id IS NULL AND kind NOT IN ('opening', 'closing')
        UNION ALL ${union(({ table }) => `SELECT voucher_id, -1 FROM ${table} WHERE company_id = :company`)}
      ) AS both_sides
      GROUP BY voucher_id HAVING SUM(documents) <> 0 ORDER BY voucher_id LIMIT :most`,
  },
  {
    invariant: "I10",
    message:
      "A document was cancelled or replaced without a reversal in the books, or has one though it is in effect.",
    sql: `SELECT voucher_id FROM (
        SELECT reverses_id AS voucher_id, 1 AS reversals FROM vouchers
        WHERE company_id = :company AND reverses_id IS NOT NULL AND kind NOT IN ('opening', 'closing')
        UNION ALL ${union(
          ({ table }) =>
            `SELECT voucher_id, -1 FROM ${table} WHERE company_id = :company AND status <> ${POSTED}`,
        )}
      ) AS both_sides
      GROUP BY voucher_id HAVING SUM(reversals) <> 0 ORDER BY voucher_id LIMIT :most`,
  },
  ...DOCUMENTS.map(currentCheck),
];

/**
 * An edited document's old row keeps the number, with the status replaced; exactly one row per number is posted or
 * cancelled.
 */
function currentCheck({ table }: Documents): Check {
  const keys = ["year_id", ...(table === "bills" ? ["series_id"] : []), "number"];
  // Journals and contras share a table but have separate number sequences.
  if (table === "journals") keys.push("CASE WHEN type = 'CJ' THEN 1 ELSE 0 END");
  // Credit and debit notes do too.
  if (table === "notes") keys.push("type");
  const named = keys.map((key, index) => `${key} AS key_${index}`).join(", ");
  const found = keys.map((key, index) => `${key} = :key_${index}`).join(" AND ");
  return {
    invariant: "I10",
    message: `A number has no current document in ${table}, or several.`,
    sql: `SELECT ${named} FROM ${table} WHERE company_id = :company
      GROUP BY ${keys.join(", ")} HAVING SUM(CASE WHEN status IN (${POSTED}, ${CANCELLED}) THEN 1 ELSE 0 END) <> 1
      ORDER BY ${keys.join(", ")} LIMIT :most`,
    // Of the documents with this number, the one whose status doesn't match whether its voucher is reversed.
    first: `SELECT voucher_id FROM ${table} d WHERE company_id = :company AND ${found}
      AND (status = ${POSTED}) = EXISTS (SELECT 1 FROM vouchers r WHERE r.company_id = d.company_id AND r.reverses_id = d.voucher_id)
      LIMIT :most`,
  };
}
