import type { Check } from "./check.ts";

/** I2: each rollup equals its recomputation from the rows that it sums. */
export const rollupChecks: readonly Check[] = [
  {
    invariant: "I2",
    message: "ledger_day differs from the ledger.",
    sql: `SELECT MIN(voucher_id) AS voucher_id FROM (
        SELECT account_id, date, entry_kind, debit, credit, 1 AS entries, voucher_id
        FROM ledger_entries WHERE company_id = :company
        UNION ALL
        SELECT account_id, date, entry_kind, -debit, -credit, -entries, NULL
        FROM ledger_day WHERE company_id = :company
      ) AS both_sides
      GROUP BY account_id, date, entry_kind HAVING SUM(debit) <> 0 OR SUM(credit) <> 0 OR SUM(entries) <> 0
      ORDER BY date, account_id LIMIT 1`,
  },
  {
    invariant: "I2",
    message: "ledger_month differs from the ledger.",
    sql: `SELECT MIN(voucher_id) AS voucher_id FROM (
        SELECT account_id, date - INTERVAL (DAYOFMONTH(date) - 1) DAY AS month, entry_kind, debit, credit, 1 AS entries,
          voucher_id
        FROM ledger_entries WHERE company_id = :company
        UNION ALL
        SELECT account_id, month, entry_kind, -debit, -credit, -entries, NULL
        FROM ledger_month WHERE company_id = :company
      ) AS both_sides
      GROUP BY account_id, month, entry_kind HAVING SUM(debit) <> 0 OR SUM(credit) <> 0 OR SUM(entries) <> 0
      ORDER BY month, account_id LIMIT 1`,
  },
  {
    invariant: "I2",
    message: "stock_day differs from the stock moves.",
    sql: `SELECT MIN(voucher_id) AS voucher_id FROM (
        SELECT item_id, location_id, date, move_kind, quantity, value, voucher_id
        FROM stock_moves WHERE company_id = :company
        UNION ALL
        SELECT item_id, location_id, date, move_kind, -quantity, -value, NULL
        FROM stock_day WHERE company_id = :company
      ) AS both_sides
      GROUP BY item_id, location_id, date, move_kind HAVING SUM(quantity) <> 0 OR SUM(value) <> 0
      ORDER BY date, item_id LIMIT 1`,
  },
];
