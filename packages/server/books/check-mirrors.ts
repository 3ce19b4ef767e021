import type { Check } from "./check.ts";

/** A mirror takes back all that its original did; what it can't take from inventory any more goes to stock variance. */
export const mirrorChecks: readonly Check[] = [
  {
    invariant: "I8",
    message: "A mirror moves other goods than the voucher that it takes back.",
    sql: `SELECT voucher_id FROM (
        SELECT r.reverses_id AS voucher_id, m.item_id, m.location_id, m.move_kind, m.quantity FROM vouchers r
        JOIN stock_moves m ON m.company_id = r.company_id AND m.voucher_id IN (r.id, r.reverses_id)
        WHERE r.company_id = :company AND r.reverses_id IS NOT NULL
      ) AS both_vouchers
      GROUP BY voucher_id, item_id, location_id, move_kind HAVING SUM(quantity) <> 0 ORDER BY voucher_id LIMIT 1`,
  },
  {
    invariant: "I4",
    message: "A mirror leaves something on an account of the voucher that it takes back.",
    sql: `SELECT voucher_id FROM (
        SELECT r.reverses_id AS voucher_id, e.account_id, e.entry_kind, e.debit - e.credit AS amount FROM vouchers r
        JOIN ledger_entries e ON e.company_id = r.company_id AND e.voucher_id IN (r.id, r.reverses_id)
        JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
          AND COALESCE(a.system_key, '') NOT IN ('inventory', 'stock_variance')
        WHERE r.company_id = :company AND r.reverses_id IS NOT NULL
      ) AS both_vouchers
      GROUP BY voucher_id, account_id, entry_kind HAVING SUM(amount) <> 0 ORDER BY voucher_id LIMIT 1`,
  },
];
