import type { Check } from "./finding.ts";
/**
 * A reversal undoes everything that its original posted; the part that can't be taken from inventory any more goes to
 * stock variance.
 */
export const reversalChecks: readonly Check[] = [
  {
    invariant: "I8",
    message: "A reversal moves other goods than its original voucher.",
    sql: `SELECT voucher_id FROM (
        ${bothOf("stock_moves", "x.item_id, x.location_id, x.move_kind, x.quantity")}
      ) AS both_vouchers
      GROUP BY voucher_id, item_id, location_id, move_kind HAVING SUM(quantity) <> 0 ORDER BY voucher_id LIMIT 1`,
  },
  {
    invariant: "I4",
    message: "A reversal leaves a balance on an account of its original voucher.",
    sql: `SELECT voucher_id FROM (
        ${bothOf("ledger_entries", "x.account_id, x.entry_kind, x.debit - x.credit AS amount")}
      ) AS both_vouchers
      WHERE account_id NOT IN
        (SELECT id FROM accounts WHERE company_id = :company AND system_key IN ('inventory', 'stock_variance'))
      GROUP BY voucher_id, account_id, entry_kind HAVING SUM(amount) <> 0 ORDER BY voucher_id LIMIT 1`,
  },
];

/** The rows of reversals and those of their originals as two parts of a union, so that each is found by its voucher. */
function bothOf(table: string, columns: string): string {
  return ["r.id", "r.reverses_id"]
    .map(
      (id) => `SELECT r.reverses_id AS voucher_id, ${columns} FROM vouchers r
        JOIN ${table} x ON x.company_id = r.company_id AND x.voucher_id = ${id}
        WHERE r.company_id = :company AND r.reverses_id IS NOT NULL`,
    )
    .join(" UNION ALL ");
}
