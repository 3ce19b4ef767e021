import { CANCELLED_STATUS, POSTED_STATUS } from "@vanbook/sdk/books";
import { DOCUMENT_RULES } from "./document-rules.ts";
import { buildDocumentCheck } from "./document-check.ts";
import { createDigestReader } from "./document-digest.ts";
import { buildFingerprint } from "./document-fingerprint.ts";
import type { Check } from "./finding.ts";

const DOCUMENT_TABLES = DOCUMENT_RULES.map(({ table, kinds }) => ({
  table,
  kinds: kinds.map((kind) => `'${kind}'`).join(", "),
}));

type Documents = (typeof DOCUMENT_TABLES)[number];

const joinQueries = (query: (documents: Documents) => string) =>
  DOCUMENT_TABLES.map(query).join("\n        UNION ALL ");

const DOCUMENT_FINGERPRINT = buildFingerprint(DOCUMENT_RULES);
const DIFFER_MESSAGE = "Documents differ from their vouchers, lines, ledger lines or stock moves.";

export const documentSums: Check = {
  invariant: "I10",
  message: DIFFER_MESSAGE,
  also: {
    I1: DIFFER_MESSAGE,
    I3: DIFFER_MESSAGE,
    I4: DIFFER_MESSAGE,
    I5: DIFFER_MESSAGE,
    I6: DIFFER_MESSAGE,
    I8: DIFFER_MESSAGE,
    I9: DIFFER_MESSAGE,
  },
  sql: DOCUMENT_FINGERPRINT.differs,
};

export const readDigest = createDigestReader(DOCUMENT_RULES, DOCUMENT_FINGERPRINT.differs);

export const DIFFERING_VOUCHERS = DOCUMENT_FINGERPRINT.vouchers;

/** Contras are stored with journals, and debit notes with credit notes. */
const DOCUMENT_KIND_SQL =
  "CASE kind WHEN 'contra' THEN 'journal' WHEN 'debit_note' THEN 'credit_note' ELSE kind END";

/**
 * I10: every voucher has one document. Each number has one current document, with a reversal if it
 * was cancelled.
 */
export const documentChecks: readonly Check[] = [
  ...DOCUMENT_RULES.map(buildDocumentCheck),
  {
    invariant: "I10",
    message: "A voucher has no document, or more than one.",
    sql: `SELECT what FROM (
        SELECT ${DOCUMENT_KIND_SQL} AS what, COUNT(*) AS documents FROM vouchers
        WHERE company_id = :company AND kind NOT IN ('opening', 'closing') GROUP BY kind
        UNION ALL SELECT ${DOCUMENT_KIND_SQL}, -COUNT(*) FROM vouchers
        WHERE company_id = :company AND reverses_id IS NOT NULL AND kind NOT IN ('opening', 'closing') GROUP BY kind
        UNION ALL ${joinQueries(
          ({ table, kinds }) =>
            `SELECT ${kinds.split(",")[0] ?? ""}, -COUNT(*) FROM ${table} WHERE company_id = :company`,
        )}
      ) AS both_sides
      GROUP BY what HAVING SUM(documents) <> 0 ORDER BY what LIMIT :most`,
    first: `SELECT voucher_id FROM (
        SELECT id AS voucher_id, 1 AS documents FROM vouchers
        WHERE company_id = :company AND reverses_id IS NULL AND kind NOT IN ('opening', 'closing')
        UNION ALL ${joinQueries(({ table }) => `SELECT voucher_id, -1 FROM ${table} WHERE company_id = :company`)}
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
        UNION ALL ${joinQueries(
          ({ table }) =>
            `SELECT voucher_id, -1 FROM ${table} WHERE company_id = :company AND status <> ${POSTED_STATUS}`,
        )}
      ) AS both_sides
      GROUP BY voucher_id HAVING SUM(reversals) <> 0 ORDER BY voucher_id LIMIT :most`,
  },
  ...DOCUMENT_TABLES.map(buildCurrentCheck),
];

/**
 * An edited document's old row keeps the number, with the status replaced. Exactly one row per
 * number is posted or cancelled.
 */
function buildCurrentCheck({ table }: Documents): Check {
  const keys = ["year_id", ...(table === "bills" ? ["series_id"] : []), "number"];
  // Journals and contras share a table but have separate number sequences.
  if (table === "journals") keys.push("CASE WHEN type = 'CJ' THEN 1 ELSE 0 END");
  // Credit and debit notes also share a table but have separate number sequences.
  if (table === "notes") keys.push("type");
  const namedKeys = keys.map((key, index) => `${key} AS key_${index}`).join(", ");
  const keyConditions = keys.map((key, index) => `${key} = :key_${index}`).join(" AND ");
  return {
    invariant: "I10",
    message: `A number has no current document in ${table}, or several.`,
    sql: `SELECT ${namedKeys} FROM ${table} WHERE company_id = :company
      GROUP BY ${keys.join(", ")} HAVING SUM(CASE WHEN status IN (${POSTED_STATUS}, ${CANCELLED_STATUS}) THEN 1 ELSE 0 END) <> 1
      ORDER BY ${keys.join(", ")} LIMIT :most`,
    // Of the documents with this number, the one whose status doesn't match whether its voucher is
    // reversed.
    first: `SELECT voucher_id FROM ${table} d WHERE company_id = :company AND ${keyConditions}
      AND (status = ${POSTED_STATUS}) = EXISTS (SELECT 1 FROM vouchers r WHERE r.company_id = d.company_id AND r.reverses_id = d.voucher_id)
      LIMIT :most`,
  };
}
