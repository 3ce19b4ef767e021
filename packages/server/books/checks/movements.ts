import { billMovementCheck } from "./bill-movements.ts";
import type { Check } from "./finding.ts";
import type { MoveKind } from "../posting/voucher.ts";

/** I8: the quantities on the documents' lines equal the stock moves. */
export const movementChecks: readonly Check[] = [
  billMovementCheck,
  documentCheck(
    "sale_returns",
    "sale_return_lines",
    "sale_return_id",
    "SALE_RETURN",
    "l.good_quantity + l.damaged_quantity + l.expired_quantity + l.free_quantity",
  ),
  documentCheck("replacements", "replacement_lines", "replacement_id", "REPLACE_OUT", "-l.quantity"),
  documentCheck(
    "damages",
    "damage_lines",
    "damage_id",
    "DAMAGE_OUT",
    "-l.damaged_quantity - l.expired_quantity",
  ),
  documentCheck("purchases", "purchase_lines", "purchase_id", "PURCHASE", "l.quantity + l.free_quantity"),
  documentCheck(
    "purchase_returns",
    "purchase_return_lines",
    "purchase_return_id",
    "PURCHASE_RETURN",
    "-l.quantity",
  ),
  documentCheck("productions", "production_lines", "production_id", "CONSUME", "-l.used_quantity"),
  {
    invariant: "I8",
    message: "A production adds another quantity to stock than its document says.",
    sql: `SELECT voucher_id FROM (
        SELECT voucher_id, item_id, quantity FROM productions WHERE company_id = :company
        UNION ALL
        SELECT d.voucher_id, m.item_id, -m.quantity FROM productions d
        JOIN stock_moves m ON m.company_id = d.company_id AND m.voucher_id = d.voucher_id AND m.move_kind = 'PRODUCE'
        WHERE d.company_id = :company
      ) AS both_sides
      GROUP BY voucher_id, item_id HAVING SUM(quantity) <> 0 ORDER BY voucher_id LIMIT 1`,
  },
  {
    invariant: "I8",
    message: "A van load moves other goods, or to other places, than its document says.",
    sql: `SELECT voucher_id FROM (
        SELECT d.voucher_id, l.item_id, d.to_location_id AS location_id, UPPER(d.kind) AS move_kind, l.quantity, l.cost
        FROM van_loads d JOIN van_load_lines l ON l.company_id = d.company_id AND l.van_load_id = d.id
        WHERE d.company_id = :company
        UNION ALL
        SELECT d.voucher_id, l.item_id, d.from_location_id, UPPER(d.kind), -l.quantity, -l.cost
        FROM van_loads d JOIN van_load_lines l ON l.company_id = d.company_id AND l.van_load_id = d.id
        WHERE d.company_id = :company
        UNION ALL
        SELECT d.voucher_id, m.item_id, m.location_id, m.move_kind, -m.quantity, -m.value
        FROM van_loads d JOIN stock_moves m ON m.company_id = d.company_id AND m.voucher_id = d.voucher_id
        WHERE d.company_id = :company
      ) AS both_sides
      GROUP BY voucher_id, item_id, location_id, move_kind HAVING SUM(quantity) <> 0 OR SUM(cost) <> 0
      ORDER BY voucher_id LIMIT 1`,
  },
  {
    invariant: "I8",
    message: "Goods moved between locations changed in quantity or value.",
    sql: `SELECT date, item_id FROM stock_day
      WHERE company_id = :company AND move_kind IN ('LOAD', 'UNLOAD', 'TRANSFER')
      GROUP BY date, item_id, move_kind HAVING SUM(quantity) <> 0 OR SUM(value) <> 0 ORDER BY date, item_id LIMIT 1`,
    first: `SELECT voucher_id FROM stock_moves
      WHERE company_id = :company AND item_id = :item_id AND date = :date AND move_kind IN ('LOAD', 'UNLOAD', 'TRANSFER')
      GROUP BY voucher_id HAVING SUM(quantity) <> 0 OR SUM(value) <> 0 ORDER BY voucher_id LIMIT 1`,
  },
  {
    // Each move kind has a column in the stock reports (DOMAIN section 3) and a fixed direction; a reversal is dated in
    // the same month and nets out.
    invariant: "I8",
    message: "Goods moved in a direction, from a place or in a way that the stock reports do not know.",
    sql: `SELECT d.item_id, d.location_id, d.month, d.move_kind FROM (
        SELECT DISTINCT item_id, location_id, month, move_kind FROM location_month
        WHERE company_id = :company AND ${isOdd("location_month", "quantity")}
      ) AS odd
      JOIN location_month d ON d.company_id = :company AND d.item_id = odd.item_id AND d.location_id = odd.location_id
        AND d.month = odd.month AND d.move_kind = odd.move_kind
      GROUP BY d.item_id, d.location_id, d.month, d.move_kind HAVING ${isOdd("d", "SUM(d.quantity)")}
      ORDER BY d.month, d.item_id LIMIT 1`,
    first: `SELECT MIN(voucher_id) AS voucher_id FROM stock_moves WHERE company_id = :company AND item_id = :item_id
      AND location_id = :location_id AND date >= :month AND date < :month + INTERVAL 1 MONTH AND move_kind = :move_kind`,
  },
];

/**
 * SQL: whether a quantity has a sign or location that its move kind never has. Used on single rows first, then on the
 * sum of a key's slots, because a rebuild may leave slots with opposite signs.
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

/** Compares each document's lines with the stock moves of its voucher. */
function documentCheck(
  table: string,
  lineTable: string,
  parent: string,
  kind: MoveKind,
  quantity: string,
): Check {
  return {
    invariant: "I8",
    message: `The quantities of ${lineTable} differ from the stock moves (${kind}).`,
    sql: `SELECT voucher_id FROM (
        SELECT d.voucher_id, l.item_id, ${quantity} AS quantity FROM ${table} d
        JOIN ${lineTable} l ON l.company_id = d.company_id AND l.${parent} = d.id
        WHERE d.company_id = :company
        UNION ALL
        SELECT d.voucher_id, m.item_id, -m.quantity FROM ${table} d
        JOIN stock_moves m ON m.company_id = d.company_id AND m.voucher_id = d.voucher_id AND m.move_kind = '${kind}'
        WHERE d.company_id = :company
      ) AS both_sides
      GROUP BY voucher_id, item_id HAVING SUM(quantity) <> 0 ORDER BY voucher_id LIMIT 1`,
  };
}
