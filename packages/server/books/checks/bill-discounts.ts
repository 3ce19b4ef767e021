import type { Check } from "./finding.ts";

const RETURNED_QUANTITY = "(l.good_quantity + l.damaged_quantity + l.expired_quantity)";

/**
 * I5: the lines bear a discount before tax in proportion to what their prices come to, within a
 * paisa. `returnedLineChecks` has returns of a bill, which bear parts of its lines' shares.
 */
export const billDiscountChecks: readonly Check[] = [
  buildShareCheck("bill", "ROUND(l.quantity * l.unit_price, 2) - l.discount", "1 = 1"),
  buildShareCheck("sale_return", `ROUND(${RETURNED_QUANTITY} * l.unit_price, 2)`, "d.bill_id IS NULL"),
];

function buildShareCheck(kind: "bill" | "sale_return", net: string, which: string): Check {
  return {
    invariant: "I5",
    message: `A line of ${kind}s bears another part of the discount before tax than its own.`,
    sql: `SELECT DISTINCT s.voucher_id
      FROM (SELECT d.company_id, d.id, d.voucher_id, SUM(l.bill_discount) AS discount, SUM(${net}) AS net
        FROM ${kind}s d JOIN ${kind}_lines l ON l.company_id = d.company_id AND l.${kind}_id = d.id
        WHERE d.company_id = :company AND d.discount_before_tax = 1 AND ${which}
        GROUP BY d.company_id, d.id, d.voucher_id HAVING SUM(l.bill_discount) > 0) s
      JOIN ${kind}_lines l ON l.company_id = s.company_id AND l.${kind}_id = s.id
      WHERE (ABS(l.bill_discount * s.net - s.discount * (${net})) < 0.01 * s.net) IS NOT TRUE
      ORDER BY s.voucher_id LIMIT :most`,
  };
}
