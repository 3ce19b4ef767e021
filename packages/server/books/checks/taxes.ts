import type { Check } from "./finding.ts";
import { inEffect } from "../posting/document-status.ts";
import type { EntryKind } from "../posting/voucher.ts";

/** I5: for each day, the sums of the taxed documents' header rows equal the ledger entries of their kind. */
export const taxChecks: readonly Check[] = [
  headCheck("bills", "bill", {
    taxable: ["sales", "credit"],
    cgst: ["cgst_output", "credit"],
    sgst: ["sgst_output", "credit"],
    igst: ["igst_output", "credit"],
    discount: ["discount_allowed", "debit"],
    round_off: ["round_off", "credit"],
  }),
  headCheck("sale_returns", "return", {
    taxable: ["sales", "debit"],
    cgst: ["cgst_output", "debit"],
    sgst: ["sgst_output", "debit"],
    igst: ["igst_output", "debit"],
    discount: ["discount_allowed", "credit"],
    round_off: ["round_off", "debit"],
  }),
  headCheck("purchases", "purchase", {
    cgst: ["cgst_input", "debit"],
    sgst: ["sgst_input", "debit"],
    igst: ["igst_input", "debit"],
    discount: ["discount_received", "credit"],
    round_off: ["round_off", "debit"],
  }),
  headCheck("purchase_returns", "purchase_return", {
    cgst: ["cgst_input", "credit"],
    sgst: ["sgst_input", "credit"],
    igst: ["igst_input", "credit"],
    round_off: ["round_off", "credit"],
  }),
];

/**
 * Each column of a posted document must be in the ledger. A cancelled one counts zero, because its reversal has the same
 * date.
 */
function headCheck(
  table: string,
  entryKind: EntryKind,
  columns: Readonly<Record<string, readonly [account: string, side: "debit" | "credit"]>>,
): Check {
  const names = Object.keys(columns);
  const keys = Object.values(columns).map(([account]) => `'${account}'`);
  const ledger = Object.entries(columns).map(([name, [account, side]]) => {
    const amount = side === "debit" ? "e.debit - e.credit" : "e.credit - e.debit";
    return `SUM(CASE WHEN a.system_key = '${account}' THEN ${amount} ELSE 0 END) AS ${name}`;
  });
  const differs = names.map((name) => `SUM(both_sides.${name}) <> 0`).join(" OR ");
  const system = `a.company_id = :company AND a.system_key IN (${keys.join(", ")})`;
  const document = names.map((name) => `-SUM(${name})`).join(", ");
  return {
    invariant: "I5",
    message: `The sum of one column of ${table} differs from its account: ${names.join(", ")}.`,
    sql: `SELECT date FROM (
        SELECT e.date, ${ledger.join(", ")} FROM accounts a
        JOIN ledger_day e ON e.company_id = a.company_id AND e.account_id = a.id AND e.entry_kind = '${entryKind}'
        WHERE ${system} GROUP BY e.date
        UNION ALL
        SELECT date, ${document} FROM ${table} WHERE company_id = :company AND ${inEffect(table)} GROUP BY date
      ) AS both_sides
      GROUP BY date HAVING ${differs} ORDER BY date LIMIT 1`,
    first: `SELECT voucher_id FROM (
        SELECT COALESCE(v.reverses_id, v.id) AS voucher_id, ${ledger.join(", ")} FROM accounts a
        JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id AND e.date = :date
          AND e.entry_kind = '${entryKind}'
        JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
        WHERE ${system} GROUP BY 1
        UNION ALL
        SELECT voucher_id, ${document} FROM ${table}
        WHERE company_id = :company AND ${inEffect(table)} AND date = :date GROUP BY voucher_id
      ) AS both_sides
      GROUP BY voucher_id HAVING ${differs} ORDER BY voucher_id LIMIT 1`,
  };
}
