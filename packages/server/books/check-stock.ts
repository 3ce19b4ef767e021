import type { Check } from "./check.ts";

/** I3: the inventory account, the stock moves and the valuation of the items are one sum. */
export const stockChecks: readonly Check[] = [
  {
    invariant: "I3",
    message: "A voucher takes another value to inventory than its stock moves do.",
    sql: `SELECT voucher_id FROM (
        SELECT e.voucher_id, e.debit - e.credit AS value FROM ledger_entries e
        JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id AND a.system_key = 'inventory'
        WHERE e.company_id = :company
        UNION ALL
        SELECT voucher_id, -value FROM stock_moves WHERE company_id = :company
      ) AS both_sides
      GROUP BY voucher_id HAVING SUM(value) <> 0 ORDER BY voucher_id LIMIT 1`,
  },
  {
    invariant: "I3",
    message: "The cost of an item differs from its stock moves.",
    sql: `SELECT MIN(voucher_id) AS voucher_id FROM (
        SELECT item_id, quantity, value, voucher_id FROM stock_moves WHERE company_id = :company
        UNION ALL
        SELECT item_id, -quantity, -value, NULL FROM item_costs WHERE company_id = :company
      ) AS both_sides
      GROUP BY item_id HAVING SUM(quantity) <> 0 OR SUM(value) <> 0 ORDER BY item_id LIMIT 1`,
  },
  {
    invariant: "I3",
    message: "An item without stock has a value.",
    sql: `SELECT NULL AS voucher_id FROM item_costs
      WHERE company_id = :company AND quantity = 0 AND value <> 0 LIMIT 1`,
  },
];
