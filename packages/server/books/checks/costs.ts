import { inEffect } from "../posting/document-status.ts";
import type { Check } from "./finding.ts";
/** I6: for each day, the cost stored on the documents' lines equals the entries of the account that bears it. */
export const costChecks: readonly Check[] = [
  costCheck("cogs", [
    ["bills", "bill_lines", "bill_id", "l.cost"],
    ["sale_returns", "sale_return_lines", "sale_return_id", "-l.cost"],
  ]),
  costCheck("replacement_expense", [["replacements", "replacement_lines", "replacement_id", "l.cost"]]),
  costCheck("stock_loss", [["damages", "damage_lines", "damage_id", "l.cost"]]),
  {
    invariant: "I6",
    message: "The cost of a production differs from that of its ingredients and overhead.",
    sql: `SELECT MIN(d.voucher_id) AS voucher_id FROM productions d
      LEFT JOIN production_lines l ON l.company_id = d.company_id AND l.production_id = d.id
      WHERE d.company_id = :company
      GROUP BY d.id
      HAVING COALESCE(SUM(l.cost), 0) <> MIN(d.ingredient_cost) OR MIN(d.ingredient_cost + d.overhead <> d.total_cost) = 1
      ORDER BY d.id LIMIT 1`,
  },
  {
    invariant: "I6",
    message: "The overhead or the ingredients of a production differ from its ledger lines and stock moves.",
    sql: `SELECT MIN(voucher_id) AS voucher_id FROM (
        SELECT voucher_id, ingredient_cost AS ingredients, overhead FROM productions WHERE company_id = :company
        UNION ALL
        SELECT d.voucher_id, m.value, 0 FROM productions d
        JOIN stock_moves m ON m.company_id = d.company_id AND m.voucher_id = d.voucher_id AND m.move_kind = 'CONSUME'
        WHERE d.company_id = :company
        UNION ALL
        SELECT d.voucher_id, 0, e.debit - e.credit FROM productions d
        JOIN accounts a ON a.company_id = d.company_id AND a.system_key = 'overhead_absorbed'
        JOIN ledger_entries e ON e.company_id = d.company_id AND e.voucher_id = d.voucher_id AND e.account_id = a.id
        WHERE d.company_id = :company
      ) AS both_sides
      GROUP BY voucher_id HAVING SUM(ingredients) <> 0 OR SUM(overhead) <> 0 ORDER BY voucher_id LIMIT 1`,
  },
];

/**
 * Goods are posted as 'cost' or 'stock' entries; journals and closings on the account are no cost of goods and are left
 * out.
 */
function costCheck(
  account: string,
  documents: readonly (readonly [table: string, lineTable: string, parent: string, cost: string])[],
): Check {
  const ledger = (table: string) => `FROM accounts a
        JOIN ${table} e ON e.company_id = a.company_id AND e.account_id = a.id AND e.entry_kind IN ('cost', 'stock')`;
  const lines = (key: string, where = "") =>
    documents.map(
      ([table, lineTable, parent, cost]) => `UNION ALL
        SELECT d.${key}, -SUM(${cost}) FROM ${table} d
        JOIN ${lineTable} l ON l.company_id = d.company_id AND l.${parent} = d.id
        WHERE d.company_id = :company AND ${inEffect("d")} ${where} GROUP BY d.${key}`,
    );
  return {
    invariant: "I6",
    message: `The cost on ${documents.map(([, lineTable]) => lineTable).join(" and ")} differs from the account (${account}).`,
    sql: `SELECT date FROM (
        SELECT e.date, SUM(e.debit - e.credit) AS cost ${ledger("ledger_day")}
        WHERE a.company_id = :company AND a.system_key = '${account}' GROUP BY e.date
        ${lines("date").join(" ")}
      ) AS both_sides
      GROUP BY date HAVING SUM(cost) <> 0 ORDER BY date LIMIT 1`,
    first: `SELECT voucher_id FROM (
        SELECT COALESCE(v.reverses_id, v.id) AS voucher_id, SUM(e.debit - e.credit) AS cost ${ledger("ledger_entries")}
          AND e.date = :date
        JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
        WHERE a.company_id = :company AND a.system_key = '${account}' GROUP BY 1
        ${lines("voucher_id", "AND d.date = :date").join(" ")}
      ) AS both_sides
      GROUP BY voucher_id HAVING SUM(cost) <> 0 ORDER BY voucher_id LIMIT 1`,
  };
}
