import { selectOnlyVoucher, type Check } from "./finding.ts";

/** I8: stock reports know each move's kind and direction. The document's check covers the rest. */
export const movementChecks: readonly Check[] = [
  {
    // Each move kind has a column in the stock reports (docs/books.md#stock-moves) and a fixed
    // direction. A reversal has a date in the same month and cancels out.
    invariant: "I8",
    message: "Goods moved in a direction, from a place or in a way that the stock reports do not know.",
    sql: `SELECT d.item_id, d.location_id, d.month, d.move_kind FROM (
        SELECT DISTINCT item_id, location_id, month, move_kind FROM location_month
        WHERE company_id = :company AND ${isOdd("location_month", "quantity")}
      ) AS odd
      JOIN location_month d ON d.company_id = :company AND d.item_id = odd.item_id AND d.location_id = odd.location_id
        AND d.month = odd.month AND d.move_kind = odd.move_kind
      GROUP BY d.item_id, d.location_id, d.month, d.move_kind HAVING ${isOdd("d", "SUM(d.quantity)")}
      ORDER BY d.month, d.item_id LIMIT :most`,
    first: `SELECT ${selectOnlyVoucher()} FROM stock_moves WHERE company_id = :company AND item_id = :item_id
      AND location_id = :location_id AND date >= :month AND date < :month + INTERVAL 1 MONTH AND move_kind = :move_kind`,
    at: ["item_id", "location_id", "month", "move_kind"],
  },
];

/**
 * True for a quantity with a sign or location that its move kind never has. Checked on single rows
 * first, then on the sum of the rows (slots) that share a key: a rebuild may leave slots with
 * opposite signs whose sum is right.
 */
function isOdd(table: string, quantity: string): string {
  return `${quantity} <> 0 AND CASE
        WHEN ${table}.move_kind IN ('SALE', 'FREE', 'REPLACE_OUT') THEN ${quantity} > 0 OR ${table}.location_id IN
          (SELECT id FROM stock_locations WHERE company_id = :company AND kind = 'damaged')
        WHEN ${table}.move_kind IN ('DAMAGE_OUT', 'PURCHASE_RETURN', 'CONSUME') THEN ${quantity} > 0
        WHEN ${table}.move_kind IN ('OPENING', 'PURCHASE', 'SALE_RETURN', 'PRODUCE') THEN ${quantity} < 0
        ELSE ${table}.move_kind NOT IN ('LOAD', 'UNLOAD', 'TRANSFER', 'ADJUST')
      END`;
}
