import { buildInEffectSql } from "../posting/document-status-sql.ts";
import { ORDER_STATUS } from "@vanbook/sdk/books";
import type { Check } from "./finding.ts";

/**
 * What a bill's line of the same goods comes to. An order that was placed before orders kept their
 * prices without tax is calculated from its rates.
 */
const LINE_AMOUNT = `CASE WHEN l.unit_price IS NULL
                THEN l.amount = ${buildNetSql("l.rate")} AND l.tax_rate IS NULL AND l.price_has_tax = 0
              WHEN l.price_has_tax = 1 THEN l.amount = ${buildNetSql("l.unit_price")} AND l.rate = l.unit_price AND l.tax_rate >= 0
              ELSE l.price_has_tax = 0 AND l.rate = ROUND(l.unit_price * (100 + l.tax_rate) * 0.01, 4)
                AND l.amount = ${buildNetSql("l.unit_price")} + CASE d.inter_state
                  WHEN 1 THEN ROUND((${buildNetSql("l.unit_price")}) * l.tax_rate * 0.01, 2)
                  WHEN 0 THEN 2 * ROUND((${buildNetSql("l.unit_price")}) * l.tax_rate * 0.005, 2) END END`;

/** Orders have no voucher: checks amounts, and that each invoiced order has one bill. */
export const orderChecks: readonly Check[] = [
  {
    invariant: "I10",
    message: "An order differs from its lines, its year or its bill.",
    sql: `SELECT CONCAT('Order ', d.number) AS voucher_no FROM orders d
      LEFT JOIN financial_years y ON y.company_id = d.company_id AND y.id = d.year_id
      WHERE d.company_id = :company AND (d.date BETWEEN y.start_date AND y.end_date AND d.mode IN (0, 1)
        AND (d.status = ${ORDER_STATUS.cancelled}) = (d.cancelled_at IS NOT NULL)
        AND (d.cancelled_by IS NULL OR d.cancelled_at IS NOT NULL)
        AND (SELECT COUNT(*) > 0 AND SUM(l.amount) = d.amount AND MAX(l.line_no) = COUNT(*) AND MIN(l.line_no) = 1
            AND SUM((${LINE_AMOUNT} AND l.discount_rate BETWEEN 0 AND 100) IS NOT TRUE) = 0
          FROM order_lines l WHERE l.company_id = d.company_id AND l.order_id = d.id)
        AND d.status = (SELECT CASE WHEN COUNT(*) = 0 THEN d.status * (d.status <> ${ORDER_STATUS.invoiced})
            ELSE COUNT(*) * ${ORDER_STATUS.invoiced} END
          FROM bills b WHERE b.company_id = d.company_id AND b.order_id = d.id AND ${buildInEffectSql("b")})) IS NOT TRUE
      ORDER BY d.id LIMIT :most`,
  },
  {
    invariant: "I10",
    message: "A bill names an order of another customer, of another number of bills, or none that there is.",
    sql: `SELECT b.voucher_id FROM bills b
      LEFT JOIN orders d ON d.company_id = b.company_id AND d.id = b.order_id
      WHERE b.company_id = :company AND b.order_id IS NOT NULL AND (d.customer_id = b.customer_id
        AND (d.status = ${ORDER_STATUS.invoiced} OR b.status <> 1)) IS NOT TRUE
      ORDER BY b.id LIMIT :most`,
  },
];

function buildNetSql(price: string): string {
  const gross = `ROUND(l.quantity * ${price}, 2)`;
  return `${gross} - ROUND(${gross} * l.discount_rate * 0.01, 2)`;
}
