import type { Check } from "./finding.ts";
/**
 * I5: the lines of a taxed document add up to its header row, for the taxable value and each tax. A line has one HSN
 * code and one tax rate, so sums by HSN code, rate or item agree with the header rows too.
 */
export const lineChecks: readonly Check[] = [
  lineCheck("bills", "bill_lines", "bill_id", "d.amount + d.discount - d.round_off"),
  lineCheck("sale_returns", "sale_return_lines", "sale_return_id", "d.amount + d.discount - d.round_off"),
  lineCheck("purchases", "purchase_lines", "purchase_id", "d.amount - d.freight + d.discount - d.round_off", {
    freight: "d.freight",
    landed: "d.taxable + d.freight",
  }),
  lineCheck("purchase_returns", "purchase_return_lines", "purchase_return_id", "d.amount - d.round_off"),
];

/** Both tables are read in primary key order; a document without lines is found too. */
function lineCheck(
  table: string,
  lineTable: string,
  parent: string,
  amount: string,
  more: Readonly<Record<string, string>> = {},
): Check {
  const sums = {
    taxable: "d.taxable",
    cgst: "d.cgst",
    sgst: "d.sgst",
    igst: "d.igst",
    amount,
    ...more,
  };
  const differs = Object.entries(sums).map(([name, head]) => `COALESCE(SUM(l.${name}), 0) <> MIN(${head})`);
  return {
    invariant: "I5",
    message: `The lines of a document in ${table} do not add up to its amounts.`,
    sql: `SELECT MIN(d.voucher_id) AS voucher_id FROM ${table} d
      LEFT JOIN ${lineTable} l ON l.company_id = d.company_id AND l.${parent} = d.id
      WHERE d.company_id = :company
      GROUP BY d.id HAVING COUNT(l.line_no) = 0 OR MIN(d.taxable + d.cgst + d.sgst + d.igst <> ${amount}) = 1
        OR ${differs.join(" OR ")}
      ORDER BY d.id LIMIT 1`,
  };
}
