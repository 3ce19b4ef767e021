import { selectOnlyVoucher, type Check } from "./finding.ts";
/** I10: numbers of a kind, series and year run from 1 to the last without gaps or duplicates. */
export const numberChecks: readonly Check[] = [
  {
    // Reversals and edited versions have the original's number, so they neither open nor close a
    // gap.
    invariant: "I10",
    message: "The numbers of a series and year have a gap, or the counter has another value.",
    sql: `SELECT kind, series_id, year_id FROM (
        SELECT kind, series_id, year_id, COUNT(DISTINCT number) AS numbers, MIN(number) AS lowest, MAX(number) AS highest,
          NULL AS last_given
        FROM vouchers WHERE company_id = :company GROUP BY kind, year_id, series_id
        UNION ALL
        SELECT 'order', 0, year_id, COUNT(DISTINCT number), MIN(number), MAX(number), NULL
        FROM orders WHERE company_id = :company GROUP BY year_id
        UNION ALL
        SELECT kind, series_id, year_id, 1 - next_number, NULL, NULL, next_number - 1
        FROM counters WHERE company_id = :company
      ) AS both_sides
      GROUP BY kind, series_id, year_id
      HAVING SUM(numbers) <> 0 OR MIN(lowest) <> 1 OR MAX(highest) <> MAX(last_given)
      ORDER BY kind, series_id, year_id LIMIT :most`,
    // Names vouchers and orders with a number outside the counter's range, and the numbers that are
    // missing.
    first: `SELECT ${selectOnlyVoucher("v.id")}, NULL AS voucher_no FROM vouchers v
      LEFT JOIN counters c ON c.company_id = v.company_id AND c.kind = v.kind AND c.year_id = v.year_id
        AND c.series_id = v.series_id
      WHERE v.company_id = :company AND v.kind = :kind AND v.year_id = :year_id AND v.series_id = :series_id
        AND (v.number < 1 OR v.number >= COALESCE(c.next_number, 1)) HAVING COUNT(*) > 0
      UNION ALL
      (SELECT NULL, CONCAT('Order ', o.number) FROM orders o
      LEFT JOIN counters c ON c.company_id = o.company_id AND c.kind = 'order' AND c.year_id = o.year_id
      WHERE :kind = 'order' AND o.company_id = :company AND o.year_id = :year_id
        AND (o.number < 1 OR o.number >= COALESCE(c.next_number, 1)) ORDER BY o.number LIMIT :most)
      UNION ALL
      (SELECT NULL, CONCAT('Number ', below.number + 1) FROM (
        SELECT number FROM vouchers WHERE company_id = :company AND kind = :kind AND year_id = :year_id AND series_id = :series_id
        UNION SELECT number FROM orders WHERE :kind = 'order' AND company_id = :company AND year_id = :year_id
        UNION SELECT 0
      ) AS below
      JOIN counters c ON c.company_id = :company AND c.kind = :kind AND c.year_id = :year_id AND c.series_id = :series_id
      WHERE below.number >= 0 AND below.number + 1 < c.next_number
        AND NOT EXISTS (SELECT 1 FROM vouchers v WHERE v.company_id = :company AND v.kind = :kind AND v.year_id = :year_id
          AND v.series_id = :series_id AND v.number = below.number + 1)
        AND NOT EXISTS (SELECT 1 FROM orders o WHERE :kind = 'order' AND o.company_id = :company AND o.year_id = :year_id
          AND o.number = below.number + 1)
      ORDER BY below.number LIMIT :most)`,
    at: ["kind", "series_id", "year_id"],
  },
  {
    // At most one voucher of a number is valid; every other one is a reversal or was reversed
    // exactly once.
    invariant: "I10",
    message: "Two vouchers of one number are in effect, or one was reversed twice.",
    sql: `SELECT STRAIGHT_JOIN v.kind, v.year_id, v.series_id, v.number, MAX(v.id) AS voucher_id FROM (
        SELECT kind, year_id, series_id, number FROM vouchers WHERE company_id = :company
        GROUP BY kind, year_id, series_id, number HAVING COUNT(*) > 1
      ) AS shared
      JOIN vouchers v ON v.company_id = :company AND v.kind = shared.kind AND v.year_id = shared.year_id
        AND v.series_id = shared.series_id AND v.number = shared.number
        AND v.voucher_no LIKE CONCAT('%/', v.number)
      GROUP BY v.kind, v.year_id, v.series_id, v.number
      HAVING COUNT(*) - 2 * COUNT(v.reverses_id) NOT IN (0, 1) OR COUNT(DISTINCT v.reverses_id) <> COUNT(v.reverses_id)
      ORDER BY MAX(v.id) LIMIT :most`,
  },
];
