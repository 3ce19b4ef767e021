import { CANCELLED, POSTED } from "../posting/document-status.ts";
import type { Check } from "./finding.ts";

interface Documents {
  table: string;
  kinds: string;
  hasSeries?: boolean;
  hasAmount?: boolean;
}

/** Each document table with the voucher kinds that its rows are posted by. */
const DOCUMENTS: readonly Documents[] = [
  { table: "bills", kinds: "'sale'", hasSeries: true, hasAmount: true },
  { table: "sale_returns", kinds: "'sale_return'", hasAmount: true },
  { table: "replacements", kinds: "'replacement'" },
  { table: "damages", kinds: "'damage'" },
  { table: "van_loads", kinds: "'van_load'" },
  { table: "purchases", kinds: "'purchase'", hasAmount: true },
  { table: "purchase_returns", kinds: "'purchase_return'", hasAmount: true },
  { table: "productions", kinds: "'production'" },
  { table: "receipts", kinds: "'receipt'", hasAmount: true },
  { table: "payments", kinds: "'payment'", hasAmount: true },
  { table: "expenses", kinds: "'expense'", hasAmount: true },
  { table: "journals", kinds: "'journal', 'contra'", hasAmount: true },
  { table: "hand_overs", kinds: "'hand_over'", hasAmount: true },
];

const union = (query: (documents: Documents) => string) => DOCUMENTS.map(query).join("\n        UNION ALL ");

/** I10: every voucher has its document; each number has one current document, and a reversal if that was cancelled. */
export const documentChecks: readonly Check[] = [
  ...DOCUMENTS.map(headCheck),
  {
    invariant: "I10",
    message: "A voucher has no document, or more than one.",
    sql: `SELECT what FROM (
        SELECT CASE WHEN kind = 'contra' THEN 'journal' ELSE kind END AS what, COUNT(*) AS documents FROM vouchers
        WHERE company_id = :company AND reverses_id IS NULL AND kind NOT IN ('opening', 'closing') GROUP BY 1
        UNION ALL ${union(
          ({ table, kinds }) =>
            `SELECT ${kinds.split(",")[0] ?? ""}, -COUNT(*) FROM ${table} WHERE company_id = :company`,
        )}
      ) AS both_sides
      GROUP BY what HAVING SUM(documents) <> 0 ORDER BY what LIMIT 1`,
    first: `SELECT voucher_id FROM (
        SELECT id AS voucher_id, 1 AS documents FROM vouchers
        WHERE company_id = :company AND reverses_id IS NULL AND kind NOT IN ('opening', 'closing')
        UNION ALL ${union(({ table }) => `SELECT voucher_id, -1 FROM ${table} WHERE company_id = :company`)}
      ) AS both_sides
      GROUP BY voucher_id HAVING SUM(documents) <> 0 ORDER BY voucher_id LIMIT 1`,
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
      GROUP BY voucher_id HAVING SUM(reversals) <> 0 ORDER BY voucher_id LIMIT 1`,
  },
  ...DOCUMENTS.map(currentCheck),
];

function headCheck({ table, kinds, hasSeries = false, hasAmount = false }: Documents): Check {
  return {
    invariant: "I10",
    message: `One of ${table} has another number, date or amount than its voucher.`,
    sql: `SELECT d.voucher_id FROM ${table} d
      JOIN vouchers v ON v.company_id = d.company_id AND v.id = d.voucher_id
      WHERE d.company_id = :company AND (d.number <> v.number OR d.year_id <> v.year_id OR d.date <> v.date
        ${hasSeries ? "OR d.series_id <> v.series_id" : ""} ${hasAmount ? "OR d.amount <> v.amount" : ""}
        OR v.kind NOT IN (${kinds}) OR v.reverses_id IS NOT NULL)
      ORDER BY d.id LIMIT 1`,
  };
}

/**
 * An edited document keeps its row under the same number as a replaced one; exactly one row per number is posted or
 * cancelled.
 */
function currentCheck({ table, hasSeries = false }: Documents): Check {
  const keys = ["year_id", ...(hasSeries ? ["series_id"] : []), "number"];
  // Journals and contras share a table but have separate number sequences.
  if (table === "journals") keys.push("CASE WHEN type = 'CJ' THEN 1 ELSE 0 END");
  const named = keys.map((key, index) => `${key} AS key_${index}`).join(", ");
  const found = keys.map((key, index) => `${key} = :key_${index}`).join(" AND ");
  return {
    invariant: "I10",
    message: `A number has no current document in ${table}, or several.`,
    sql: `SELECT ${named} FROM ${table} WHERE company_id = :company
      GROUP BY ${keys.join(", ")} HAVING SUM(CASE WHEN status IN (${POSTED}, ${CANCELLED}) THEN 1 ELSE 0 END) <> 1
      ORDER BY ${keys.join(", ")} LIMIT 1`,
    first: `SELECT MAX(voucher_id) AS voucher_id FROM ${table} WHERE company_id = :company AND ${found}`,
  };
}
