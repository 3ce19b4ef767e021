import { incomingRates } from "../posting/item-limits.ts";
import type { Check } from "./finding.ts";

/** I3: the inventory account, the stock moves and the items' valuation have the same total value. */
export const stockChecks: readonly Check[] = [
  {
    invariant: "I3",
    message: "The inventory entries of a voucher differ from the value of its stock moves.",
    sql: `SELECT date FROM (
        SELECT e.date, SUM(e.debit - e.credit) AS value FROM accounts a
        JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id
        WHERE a.company_id = :company AND a.system_key = 'inventory'
        GROUP BY e.date
        UNION ALL
        SELECT date, -SUM(value) FROM stock_moves WHERE company_id = :company GROUP BY date
      ) AS both_sides
      GROUP BY date HAVING SUM(value) <> 0 ORDER BY date LIMIT 1`,
    first: `SELECT voucher_id FROM (
        SELECT e.voucher_id, e.debit - e.credit AS value FROM accounts a
        JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id AND e.date = :date
        WHERE a.company_id = :company AND a.system_key = 'inventory'
        UNION ALL
        SELECT voucher_id, -value FROM stock_moves WHERE company_id = :company AND date = :date
      ) AS both_sides
      GROUP BY voucher_id HAVING SUM(value) <> 0 ORDER BY voucher_id LIMIT 1`,
  },
  {
    // I2 compares stock_day with the stock moves.
    invariant: "I3",
    message: "The quantity or value of an item differs from its stock.",
    sql: `SELECT item_id FROM (
        SELECT item_id, SUM(quantity) AS quantity, SUM(value) AS value FROM stock_day WHERE company_id = :company GROUP BY item_id
        UNION ALL
        SELECT item_id, -quantity, -value FROM item_costs WHERE company_id = :company
      ) AS both_sides
      GROUP BY item_id HAVING SUM(quantity) <> 0 OR SUM(value) <> 0 ORDER BY item_id LIMIT 1`,
    first: `SELECT MIN(voucher_id) AS voucher_id FROM stock_moves WHERE company_id = :company AND item_id = :item_id`,
  },
  {
    invariant: "I3",
    message: "An item without stock has a value.",
    sql: `SELECT NULL AS voucher_id FROM item_costs
      WHERE company_id = :company AND quantity = 0 AND value <> 0 LIMIT 1`,
  },
  {
    // What is left of an item cannot be worth more, or less, than any of it ever cost. Each move may be half a paisa off.
    invariant: "I3",
    message: "An item's stock is worth more or less than any of its goods ever cost.",
    sql: `SELECT NULL AS voucher_id FROM item_costs c
      JOIN (SELECT item_id, MIN(rate) AS lowest, MAX(rate) AS highest
        FROM (${incomingRates("company_id = :company")}) AS incoming GROUP BY item_id) AS l ON l.item_id = c.item_id
      WHERE c.company_id = :company AND c.quantity <> 0
        AND c.value / c.quantity NOT BETWEEN l.lowest - 1 / ABS(c.quantity) AND l.highest + 1 / ABS(c.quantity)
        AND c.value / c.quantity NOT BETWEEN l.lowest - (SELECT 1 + COUNT(*) * 0.005 FROM stock_moves m
            WHERE m.company_id = c.company_id AND m.item_id = c.item_id) / ABS(c.quantity)
          AND l.highest + (SELECT 1 + COUNT(*) * 0.005 FROM stock_moves m
            WHERE m.company_id = c.company_id AND m.item_id = c.item_id) / ABS(c.quantity)
      LIMIT 1`,
  },
];
