import { selectIncomingRates } from "../posting/item-limits.ts";
import { selectOnlyVoucher, type Check } from "./finding.ts";

/** Selects by voucher id, because there are few opening vouchers. */
const OF_OPENINGS = `company_id = :company
          AND voucher_id IN (SELECT v.id FROM vouchers v WHERE v.company_id = :company AND v.kind = 'opening')`;

/** I3: the stock moves and the items' valuation have the same quantity and value. */
export const stockChecks: readonly Check[] = [
  {
    // Reads stock_day, which I2 compares with the stock moves.
    invariant: "I3",
    message: "The quantity or value of an item differs from its stock.",
    sql: `SELECT item_id FROM (
        SELECT item_id, SUM(quantity) AS quantity, SUM(value) AS value FROM stock_day WHERE company_id = :company GROUP BY item_id
        UNION ALL
        SELECT item_id, -quantity, -value FROM item_costs WHERE company_id = :company
      ) AS both_sides
      GROUP BY item_id HAVING SUM(quantity) <> 0 OR SUM(value) <> 0 ORDER BY item_id LIMIT :most`,
    first: `SELECT ${selectOnlyVoucher()} FROM stock_moves WHERE company_id = :company AND item_id = :item_id`,
    at: ["item_id"],
  },
  {
    // Tolerant, because each move is rounded to paise and goods going out don't change the rate.
    // Not checked for negative stock, whose rate is that of the last goods that came in.
    invariant: "I3",
    message: "The rate of an item is not its value by its quantity.",
    sql: `SELECT NULL AS voucher_id, c.item_id FROM item_costs c
      WHERE c.company_id = :company AND (c.rate < 0 OR c.quantity > 0 AND c.value > 0 AND ABS(c.quantity * c.rate - c.value) > 1
        AND ABS(c.quantity * c.rate - c.value) > (SELECT 1 + COUNT(*) * 0.005 FROM stock_moves m
          WHERE m.company_id = c.company_id AND m.item_id = c.item_id)) LIMIT :most`,
    at: ["item_id"],
  },
  {
    invariant: "I3",
    message: "An item without stock has a value.",
    sql: `SELECT NULL AS voucher_id, item_id FROM item_costs
      WHERE company_id = :company AND quantity = 0 AND value <> 0 LIMIT :most`,
    at: ["item_id"],
  },
  {
    // The remaining stock of an item can't be worth more or less per unit than any of its goods
    // ever cost. Each move may be off by half a paisa. Goods that were sold before any came in went
    // out without a cost, so negative stock may be worth less.
    invariant: "I3",
    message: "An item's stock is worth more or less than any of its goods ever cost.",
    sql: `SELECT NULL AS voucher_id, c.item_id FROM item_costs c
      JOIN (SELECT item_id, MIN(rate) AS lowest, MAX(rate) AS highest
        FROM (${selectIncomingRates("company_id = :company", OF_OPENINGS)}) AS incoming GROUP BY item_id) AS l ON l.item_id = c.item_id
      WHERE c.company_id = :company AND c.quantity <> 0
        AND c.value / c.quantity NOT BETWEEN IF(c.quantity < 0, 0, l.lowest) - 1 / ABS(c.quantity) AND l.highest + 1 / ABS(c.quantity)
        AND c.value / c.quantity NOT BETWEEN IF(c.quantity < 0, 0, l.lowest) - (SELECT 1 + COUNT(*) * 0.005 FROM stock_moves m
            WHERE m.company_id = c.company_id AND m.item_id = c.item_id) / ABS(c.quantity)
          AND l.highest + (SELECT 1 + COUNT(*) * 0.005 FROM stock_moves m
            WHERE m.company_id = c.company_id AND m.item_id = c.item_id) / ABS(c.quantity)
      LIMIT :most`,
  },
];
