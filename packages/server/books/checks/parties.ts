import { inEffect } from "../posting/document-status.ts";
import { GROUP } from "../posting/chart-of-accounts.ts";
import type { Check } from "./finding.ts";
import { ENTERED_KINDS, MONEY_CLAIMS, PARTY_CLAIMS, type Claim } from "./claims.ts";
import { MONTH } from "../rollups/rebuild-sources.ts";

/**
 * I4: the balance of each customer and supplier according to the documents equals the trial balance of their account
 * groups.
 */
export const partyChecks: readonly Check[] = [
  accountCheck(
    "I4",
    "A customer's documents differ from his account.",
    GROUP.debtors,
    [...PARTY_CLAIMS, ...MONEY_CLAIMS],
    [],
  ),
  accountCheck(
    "I4",
    "A supplier's documents differ from his account.",
    GROUP.creditors,
    [...PARTY_CLAIMS, ...MONEY_CLAIMS],
    [],
  ),
];

/** A query for effects of documents that do not name the account in their row, for all accounts of the group. */
export interface Unnamed {
  /** Returns account_id, month, entry_kind and amount. */
  sql: string;
  /** Returns voucher_id and amount for `:account_id`, `:month` and `:entry_kind`. */
  first: string;
}

/** Compares the accounts of a group with the effects of the documents, by month and entry kind. */
export function accountCheck(
  invariant: Check["invariant"],
  message: string,
  group: number,
  claims: readonly Claim[],
  unnamed: readonly Unnamed[],
): Check {
  const members = `JOIN accounts a ON a.company_id = :company AND a.group_id = ${group}`;
  const said = claims.map(
    ({ table, entryKind, account, amount, only = "1 = 1" }) => `
        SELECT d.${account}, d.month, '${entryKind}', -d.amount FROM (
          SELECT ${account}, ${MONTH} AS month, SUM(${amount}) AS amount FROM ${table}
          WHERE company_id = :company AND ${inEffect(table)} AND ${only} GROUP BY 1, 2
        ) AS d ${members} AND a.id = d.${account}`,
  );
  const saidOfOne = claims.map(
    ({ table, entryKind, account, amount, only = "1 = 1" }) => `
        SELECT voucher_id, -(${amount}) FROM ${table}
        WHERE company_id = :company AND ${inEffect(table)} AND ${only} AND ${account} = :account_id AND :entry_kind = '${entryKind}'
          AND date >= :month AND date < :month + INTERVAL 1 MONTH`,
  );
  const union = (...queries: readonly string[]) => queries.join(" UNION ALL ");
  return {
    invariant,
    message,
    sql: `SELECT account_id, month, entry_kind FROM (
        ${union(
          `SELECT m.account_id, m.month, m.entry_kind, SUM(m.debit - m.credit) AS amount FROM ledger_month m
        ${members} AND a.id = m.account_id
        WHERE m.company_id = :company AND m.entry_kind NOT IN (${ENTERED_KINDS})
        GROUP BY m.account_id, m.month, m.entry_kind`,
          ...said,
          ...unnamed.map((each) => each.sql),
        )}
      ) AS both_sides
      GROUP BY account_id, month, entry_kind HAVING SUM(amount) <> 0 ORDER BY month, account_id LIMIT 1`,
    first: `SELECT voucher_id FROM (
        ${union(
          `SELECT COALESCE(v.reverses_id, v.id) AS voucher_id, e.debit - e.credit AS amount FROM ledger_entries e
        JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
        WHERE e.company_id = :company AND e.account_id = :account_id AND e.entry_kind = :entry_kind
          AND e.date >= :month AND e.date < :month + INTERVAL 1 MONTH`,
          ...saidOfOne,
          ...unnamed.map((each) => each.first),
        )}
      ) AS both_sides
      GROUP BY voucher_id HAVING SUM(amount) <> 0 ORDER BY voucher_id LIMIT 1`,
  };
}
