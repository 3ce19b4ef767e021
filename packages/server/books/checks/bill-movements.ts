import { inEffect } from "../posting/document-status.ts";
import type { Check } from "./finding.ts";
const SUMS = ["sold", "weighed_sold", "free", "weighed_free"];
const differs = SUMS.map((name) => `SUM(both_sides.${name}) <> 0`).join(" OR ");

/**
 * Quantities sold and given free, from stock moves or their rollup: as plain sums, and weighted with a hash of the item
 * id.
 */
const MOVED = `SUM(CASE WHEN m.move_kind = 'SALE' THEN m.quantity ELSE 0 END) AS sold,
          SUM(CASE WHEN m.move_kind = 'SALE' THEN m.quantity * CRC32(m.item_id) ELSE 0 END) AS weighed_sold,
          SUM(CASE WHEN m.move_kind = 'FREE' THEN m.quantity ELSE 0 END) AS free,
          SUM(CASE WHEN m.move_kind = 'FREE' THEN m.quantity * CRC32(m.item_id) ELSE 0 END) AS weighed_free`;

/** The same four sums from the lines of bills. Stock moves of outgoing goods are negative, so both sides add up to zero. */
const SAID = `SUM(l.quantity), SUM(l.quantity * CRC32(l.item_id)), SUM(l.free_quantity), SUM(l.free_quantity * CRC32(l.item_id))
        FROM bills d JOIN bill_lines l ON l.company_id = d.company_id AND l.bill_id = d.id
        WHERE d.company_id = :company AND ${inEffect("d")}`;

/**
 * Invariant I8 for bills. There are too many bills to sum per item, so posted bills are compared with the stock rollup
 * day by day; a cancelled bill and its reversal have the same date and cancel out. The weighted sums differ when two
 * items were exchanged.
 */
export const billMovementCheck: Check = {
  invariant: "I8",
  message: "The quantities of bill_lines differ from the stock moves (SALE, FREE).",
  sql: `SELECT date FROM (
        SELECT m.date, ${MOVED} FROM stock_day m
        WHERE m.company_id = :company AND m.move_kind IN ('SALE', 'FREE') GROUP BY m.date
        UNION ALL
        SELECT d.date, ${SAID} GROUP BY d.date
      ) AS both_sides
      GROUP BY date HAVING ${differs} ORDER BY date LIMIT 1`,
  first: `SELECT voucher_id FROM (
        SELECT COALESCE(v.reverses_id, v.id) AS voucher_id, ${MOVED} FROM vouchers v
        JOIN stock_moves m ON m.company_id = v.company_id AND m.voucher_id = v.id AND m.move_kind IN ('SALE', 'FREE')
        WHERE v.company_id = :company AND v.date = :date GROUP BY 1
        UNION ALL
        SELECT d.voucher_id, ${SAID} AND d.date = :date GROUP BY d.voucher_id
      ) AS both_sides
      GROUP BY voucher_id HAVING ${differs} ORDER BY voucher_id LIMIT 1`,
};
