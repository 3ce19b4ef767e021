import { GROUP } from "@vanbook/sdk/books";
import type { Claim, DocumentRule } from "./document-rule.ts";

/**
 * Queries for the invariants broken by accounts whose ledger entries differ from what the document `:voucher_id`
 * says; each returns the column `invariant`.
 */
export function differingAccounts(rule: DocumentRule): string[] {
  const { entries, lines, cashOf } = rule;
  if (entries.length === 0) return [];
  const own = `d.company_id = :company AND d.voucher_id = :voucher_id`;
  const from = {
    document: `${rule.table} d`,
    lines: lines
      ? `${rule.table} d JOIN ${lines.table} l ON l.company_id = d.company_id AND l.${lines.parent} = d.id`
      : "",
    moves: `${rule.table} d JOIN stock_moves m ON m.company_id = d.company_id AND m.voucher_id = d.voucher_id`,
  };
  const said = ({ entryKind, account, amount, of }: Claim) =>
    `SELECT ${account}, '${entryKind}', -(${amount}) FROM ${from[of ?? "document"]} WHERE ${own}`;
  const paid = `SELECT ${cashOf}, 'receipt', d.amount FROM ${rule.table} d WHERE d.mode = 0 AND ${own}
      UNION ALL SELECT MAX(e.account_id), 'receipt', -MAX(d.amount) FROM ${rule.table} d
      JOIN ledger_entries e ON e.company_id = d.company_id AND e.voucher_id = d.voucher_id AND e.entry_kind = 'receipt' AND e.debit > 0
      WHERE d.mode = 0 AND ${own}`;
  return [
    `SELECT CASE WHEN a.system_key = 'inventory' THEN 'I3'
        WHEN a.group_id IN (${GROUP.debtors}, ${GROUP.creditors}) THEN 'I4'
        WHEN a.group_id IN (${GROUP.cash}, ${GROUP.bank}, 26) THEN 'I9'
        WHEN a.system_key IN ('cogs', 'stock_variance', 'stock_loss', 'replacement_expense', 'overhead_absorbed') THEN 'I6'
        ELSE 'I5' END
      FROM (
        SELECT account_id, entry_kind FROM (
          SELECT e.account_id, e.entry_kind, e.debit - e.credit AS amount FROM ledger_entries e
          WHERE e.company_id = :company AND e.voucher_id = :voucher_id
          UNION ALL ${[...entries.map(said), ...(cashOf ? [paid] : [])].join(" UNION ALL ")}
        ) AS both_sides
        GROUP BY account_id, entry_kind HAVING SUM(amount) <> 0
      ) AS differing
      JOIN accounts a ON a.company_id = :company AND a.id = differing.account_id`,
  ];
}
