import { CANCELLED_STATUS, ACCOUNT_GROUP, POSTED_STATUS, REPLACED_STATUS } from "@vanbook/sdk/books";
import { isLookedUp, type Claim, type DocumentRule, type VoucherColumn } from "./document-rule.ts";
import type { Check } from "./finding.ts";
import { sumOfDocument, type DocumentPart } from "./document-sum.ts";

/**
 * Compares a document's row, its voucher, its lines, ledger entries and stock moves with each
 * other, column by column, according to `rule`. All sums of a document are combined into one number
 * that must be zero: each column has a different weight in it, so that a difference in any column
 * shows. So every table is read once, in the order of its key.
 */
export function buildDocumentCheck(rule: DocumentRule): Check {
  const rows = `${documentRows(rule)} WHERE d.company_id = :company`;
  const head = [...listHeadConditions(rule), ...(rule.lines ? [] : [NO_GOODS])].join(" AND ");
  const isOff = (part: DocumentPart) => `(${sumOfDocument(rule, [part])} = 0) IS NOT TRUE`;
  const buildFoundSql = (invariant: string, condition: string) =>
    `SELECT '${invariant}' AS invariant ${rows} AND d.voucher_id = :voucher_id AND ${condition}`;
  const parts = [
    buildFoundSql("I1", UNBALANCED_SQL),
    buildFoundSql("I10", `(${head}) IS NOT TRUE`),
    ...(rule.lines ? [buildFoundSql("I5", isOff("lines")), buildFoundSql("I8", isOff("goods"))] : []),
    ...listAccountQueries(rule),
  ];
  const name = rule.table;
  return {
    invariant: "I1",
    message: `The ledger lines of a voucher of ${name} are not equal in debit and credit, lie on another date, are against another account, or are missing.`,
    also: {
      I3: `The inventory entries of a voucher of ${name} differ from the value of its stock moves.`,
      I4: `The account of a customer or supplier differs from their document in ${name}.`,
      I5: `The amounts of a document in ${name} differ from its lines, its taxes or the ledger.`,
      I6: `The cost of a document in ${name} differs from the account that bears it.`,
      I8: `The goods of a document in ${name} differ from its stock moves.`,
      I9: `A cash or bank account differs from a document in ${name}.`,
      I10: `One of ${name} differs from its voucher, from its reversal, or in itself.`,
    },
    onlyWhereSumsDiffer: !isLookedUp(rule),
    sql: `SELECT d.voucher_id ${rows} AND ${isLookedUp(rule) ? "1 = 1" : "d.voucher_id IN (:vouchers)"}
      AND (${head} AND ${sumOfDocument(rule, ["entries", "goods", "lines"])} = 0) IS NOT TRUE
      ORDER BY d.id LIMIT :most`,
    first: `SELECT DISTINCT :voucher_id AS voucher_id, invariant FROM (${parts.join(" UNION ALL ")}) AS wrong`,
  };
}

/** Finds accounts whose ledger differs from document `:voucher_id`; returns the `invariant`. */
function listAccountQueries(rule: DocumentRule): string[] {
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
  const selectClaimSql = ({ entryKind, account, amount, of }: Claim) =>
    `SELECT ${account}, '${entryKind}', -(${amount}) FROM ${from[of ?? "document"]} WHERE ${own}`;
  const paidSql = `SELECT ${cashOf}, 'receipt', d.amount FROM ${rule.table} d WHERE d.mode = 0 AND ${own}
      UNION ALL SELECT MAX(e.account_id), 'receipt', -MAX(d.amount) FROM ${rule.table} d
      JOIN ledger_entries e ON e.company_id = d.company_id AND e.voucher_id = d.voucher_id AND e.entry_kind = 'receipt' AND e.debit > 0
      WHERE d.mode = 0 AND ${own}`;
  return [
    `SELECT CASE WHEN a.system_key = 'inventory' THEN 'I3'
        WHEN a.group_id IN (${ACCOUNT_GROUP.debtors}, ${ACCOUNT_GROUP.creditors}) THEN 'I4'
        WHEN a.group_id IN (${ACCOUNT_GROUP.cash}, ${ACCOUNT_GROUP.bank}, 26) THEN 'I9'
        WHEN a.system_key IN ('cogs', 'stock_variance', 'stock_loss', 'replacement_expense', 'overhead_absorbed') THEN 'I6'
        ELSE 'I5' END
      FROM (
        SELECT account_id, entry_kind FROM (
          SELECT e.account_id, e.entry_kind, e.debit - e.credit AS amount FROM ledger_entries e
          WHERE e.company_id = :company AND e.voucher_id = :voucher_id
          UNION ALL ${[...entries.map(selectClaimSql), ...(cashOf ? [paidSql] : [])].join(" UNION ALL ")}
        ) AS both_sides
        GROUP BY account_id, entry_kind HAVING SUM(amount) <> 0
      ) AS differing
      JOIN accounts a ON a.company_id = :company AND a.id = differing.account_id`,
  ];
}

export function documentRows({ table, join = "" }: DocumentRule): string {
  return `FROM ${table} d
      LEFT JOIN vouchers v ON v.company_id = d.company_id AND v.id = d.voucher_id
      LEFT JOIN vouchers r ON r.company_id = d.company_id AND r.reverses_id = d.voucher_id AND d.status <> ${POSTED_STATUS}
      LEFT JOIN ${table} n ON n.company_id = d.company_id AND n.id = d.replaced_by
      ${join}`;
}

const UNBALANCED_SQL = `EXISTS (SELECT 1 FROM ledger_entries e WHERE e.company_id = d.company_id
    AND e.voucher_id = d.voucher_id HAVING SUM(e.debit) <> SUM(e.credit))`;

export function listHeadConditions({ voucher, kinds, prefix, holds = [] }: DocumentRule): string[] {
  const columns: Partial<Record<VoucherColumn, string>> = { series_id: "0", ...voucher };
  if (!kinds.includes("journal") && !("party_id" in voucher)) columns.party_id = "NULL";
  return [
    `v.kind IN (${kinds.map((kind) => `'${kind}'`).join(", ")}) AND v.reverses_id IS NULL`,
    "v.number = d.number AND v.year_id = d.year_id AND v.date = d.date AND v.edition = d.edition",
    `v.voucher_no = CONCAT(${prefix}, d.number)`,
    "v.narration <=> d.narration AND v.created_by <=> d.created_by AND v.created_at = d.created_at",
    ...Object.entries(columns).map(([name, expression]) => `v.${name} <=> ${expression}`),
    `CASE d.status
        WHEN ${POSTED_STATUS} THEN d.cancelled_by IS NULL AND d.cancelled_at IS NULL AND d.replaced_by IS NULL
        WHEN ${CANCELLED_STATUS} THEN r.created_by <=> d.cancelled_by AND r.created_at = d.cancelled_at AND d.replaced_by IS NULL
        WHEN ${REPLACED_STATUS} THEN d.cancelled_by IS NULL AND d.cancelled_at IS NULL AND n.number = d.number
          AND n.year_id = d.year_id AND n.created_by <=> r.created_by AND n.created_at = r.created_at
      END`,
    ...holds,
  ];
}

const NO_GOODS =
  "NOT EXISTS (SELECT 1 FROM stock_moves m WHERE m.company_id = d.company_id AND m.voucher_id = d.voucher_id)";
