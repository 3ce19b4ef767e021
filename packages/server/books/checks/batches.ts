import type { Check } from "./finding.ts";

const OF_MOVES = `FROM stock_move_batches p
      LEFT JOIN stock_moves m ON m.company_id = p.company_id AND m.voucher_id = p.voucher_id AND m.line_no = p.line_no
      LEFT JOIN batches b ON b.company_id = p.company_id AND b.id = p.batch_id`;

/** I8: an item's batches cover its moves fully, and no batch has negative stock. */
export const batchChecks: readonly Check[] = [
  {
    invariant: "I8",
    message: "A stock move is of other batches than of its item's, or of more or less of them than it moves.",
    sql: `SELECT p.voucher_id ${OF_MOVES}
      WHERE p.company_id = :company GROUP BY p.voucher_id, p.line_no
      HAVING SUM(p.quantity) <> MAX(m.quantity) OR COUNT(m.line_no) < COUNT(*) OR COUNT(b.id) < COUNT(*)
        OR SUM(p.location_id <> m.location_id) > 0 OR SUM(b.item_id <> m.item_id) > 0 OR SUM(p.quantity * m.quantity <= 0) > 0
      ORDER BY p.voucher_id LIMIT :most`,
  },
  {
    // Returns find their batches by document line.
    invariant: "I8",
    message: "What batches a line of a document has moved is not what the line says.",
    sql: `SELECT voucher_id FROM (
        SELECT p.voucher_id, p.document_line, SUM(p.quantity) AS quantity, MAX(b.item_id) AS item_id ${OF_MOVES}
        WHERE p.company_id = :company AND m.move_kind IN ('SALE', 'FREE', 'PURCHASE', 'SALE_RETURN')
        GROUP BY p.voucher_id, p.document_line
      ) AS moved
      JOIN vouchers v ON v.company_id = :company AND v.id = moved.voucher_id
      WHERE NOT EXISTS (${buildLineSql("bills", "bill_lines", "bill_id", "-l.quantity - l.free_quantity")})
        AND NOT EXISTS (${buildLineSql("purchases", "purchase_lines", "purchase_id", "l.quantity + l.free_quantity")})
        AND NOT EXISTS (${buildLineSql("sale_returns", "sale_return_lines", "sale_return_id", "l.good_quantity + l.damaged_quantity + l.expired_quantity + l.free_quantity")})
      ORDER BY voucher_id LIMIT :most`,
  },
  {
    invariant: "I8",
    message: "A document's line has batches where it has no number, or none where it has one.",
    sql: `SELECT p.voucher_id ${OF_MOVES}
      WHERE p.company_id = :company AND (p.document_line IS NULL) <> (m.move_kind IN ('OPENING', 'PRODUCE'))
      ORDER BY p.voucher_id LIMIT :most`,
  },
  {
    // Only lines with a batch: a line without one counts the whole item, so its difference may be
    // of any batch.
    invariant: "I8",
    message: "A count of a batch has moved another.",
    sql: `SELECT d.voucher_id FROM stock_count_lines l
      JOIN stock_counts d ON d.company_id = l.company_id AND d.id = l.stock_count_id
      WHERE l.company_id = :company AND l.batch IS NOT NULL AND l.counted_quantity <> l.book_quantity AND NOT EXISTS (
        SELECT 1 FROM stock_move_batches p JOIN batches b ON b.company_id = p.company_id AND b.id = p.batch_id
        WHERE p.company_id = d.company_id AND p.voucher_id = d.voucher_id AND p.document_line = l.line_no AND b.code = l.batch)
      ORDER BY d.voucher_id LIMIT :most`,
  },
  {
    invariant: "I8",
    message: "A batch has another code than its stock moves, or an expiry that no move has.",
    sql: `SELECT NULL AS voucher_id, b.id AS batch_id FROM stock_move_batches p
      JOIN batches b ON b.company_id = p.company_id AND b.id = p.batch_id
      WHERE p.company_id = :company GROUP BY b.id
      HAVING SUM(BINARY p.batch_code <> b.code) > 0 OR SUM(p.batch_expires_on <=> b.expires_on) = 0 ORDER BY b.id LIMIT :most`,
    at: ["batch_id"],
  },
  {
    invariant: "I8",
    message: "There is less than nothing of a batch.",
    sql: `SELECT NULL AS voucher_id, batch_id, location_id FROM batch_stock
      WHERE company_id = :company AND quantity < 0 ORDER BY batch_id LIMIT :most`,
    at: ["batch_id", "location_id"],
  },
  {
    invariant: "I8",
    message: "The batches of an item at a place are not its stock there.",
    sql: `SELECT NULL AS voucher_id, item_id, location_id FROM (
        SELECT b.item_id, s.location_id, s.quantity FROM batch_stock s
          JOIN batches b ON b.company_id = s.company_id AND b.id = s.batch_id WHERE s.company_id = :company
        UNION ALL
        SELECT m.item_id, m.location_id, -m.quantity FROM items i
          JOIN location_month m ON m.company_id = i.company_id AND m.item_id = i.id
          WHERE i.company_id = :company AND i.keeps_batches = 1
      ) AS both_sides
      GROUP BY item_id, location_id HAVING SUM(quantity) <> 0 ORDER BY item_id, location_id LIMIT :most`,
    at: ["item_id", "location_id"],
  },
];

/** A reversal has its original's line with the opposite sign. */
function buildLineSql(table: string, lines: string, parent: string, quantity: string): string {
  return `SELECT 1 FROM ${table} d JOIN ${lines} l ON l.company_id = d.company_id AND l.${parent} = d.id
          WHERE d.company_id = :company AND d.voucher_id = COALESCE(v.reverses_id, v.id) AND l.line_no = moved.document_line
            AND l.item_id = moved.item_id AND (${quantity}) * (CASE WHEN v.reverses_id IS NULL THEN 1 ELSE -1 END) = moved.quantity`;
}
