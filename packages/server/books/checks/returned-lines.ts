import { buildInEffectSql } from "../posting/document-status-sql.ts";
import type { Check } from "./finding.ts";

const TERMS = { item_id: "o.item_id", hsn_code: "o.hsn_code", tax_rate: "o.tax_rate" };

/** I5, I8: returned goods have the terms of their original line and do not exceed it. */
export const returnedLineChecks: readonly Check[] = [
  buildReturnedChecks({
    returns: "sale_returns",
    lines: "sale_return_lines",
    parent: "sale_return_id",
    of: "bill",
    terms: {
      ...{ ...TERMS, mrp: "o.mrp", unit_price: "o.unit_price", price_has_tax: "o.price_has_tax" },
      tax_rate: "IF(d.without_tax = 1, 0, o.tax_rate)",
      rate_not_charged: "o.rate_not_charged",
    },
    quantity: "l.good_quantity + l.damaged_quantity + l.expired_quantity",
    most: "o.quantity",
    also: "SUM(l.free_quantity) <= MIN(o.free_quantity) AND SUM(l.bill_discount) <= MIN(o.bill_discount)",
  }),
  buildReturnedChecks({
    returns: "purchase_returns",
    lines: "purchase_return_lines",
    parent: "purchase_return_id",
    of: "purchase",
    terms: { ...TERMS, unit_price: "o.unit_price - ROUND(o.unit_price * o.discount_rate * 0.01, 4)" },
    quantity: "l.quantity",
    most: "o.quantity + o.free_quantity",
    also: "1 = 1",
  }),
].flat();

interface Returned {
  returns: string;
  lines: string;
  parent: string;
  of: "bill" | "purchase";
  terms: Readonly<Record<string, string>>;
  quantity: string;
  most: string;
  also: string;
}

function buildReturnedChecks({ returns, lines, parent, of, terms, quantity, most, also }: Returned): Check[] {
  const rows = `FROM ${returns} d
      JOIN ${lines} l ON l.company_id = d.company_id AND l.${parent} = d.id
      LEFT JOIN ${of}_lines o ON o.company_id = l.company_id AND o.${of}_id = d.${of}_id AND o.line_no = l.${of}_line_no
      WHERE d.company_id = :company AND d.${of}_id IS NOT NULL`;
  return [
    {
      invariant: "I5",
      message: `A line of ${returns} has other terms than the ${of}'s line that it names.`,
      sql: `SELECT DISTINCT d.voucher_id ${rows}
        AND (${Object.entries(terms)
          .map(([name, expression]) => `l.${name} <=> ${expression}`)
          .join(" AND ")}) IS NOT TRUE
      ORDER BY d.voucher_id LIMIT :most`,
    },
    {
      invariant: "I8",
      message: `More came back of a ${of}'s line than there was, for more than it cost.`,
      sql: `SELECT MAX(d.voucher_id) AS voucher_id ${rows} AND ${buildInEffectSql("d")}
      GROUP BY d.${of}_id, l.${of}_line_no
      HAVING NOT (SUM(${quantity}) <= MIN(${most}) AND SUM(l.taxable) <= MIN(o.taxable) AND ${also})
      ORDER BY MAX(d.voucher_id) LIMIT :most`,
    },
  ];
}
