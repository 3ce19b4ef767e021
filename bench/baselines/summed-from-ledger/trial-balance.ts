import { trialBalance } from "../../../packages/server/reports/finance/trial-balance.ts";
import { reportRows, type Comparison } from "./comparison.ts";

/** The profit of earlier years is one row. */
export const trialBalanceComparison: Comparison = {
  what: "trial balance",
  report: (db, companyId, { from, to }) =>
    reportRows(
      trialBalance["trialBalance.report"],
      db,
      companyId,
      { FromDate: from, ToDate: to },
      TRIAL_BALANCE_COLUMNS,
    ),
  baseline: ({ from, to, yearStart }) => ({
    // Income and expenses of earlier years are moved to an account without a number before any
    // join.
    sql: `SELECT s.id AS AcHead, SUM(s.opening) AS OpeningBalance, SUM(s.debit) AS Debit, SUM(s.credit) AS Credit,
        SUM(s.opening + s.debit - s.credit) AS ClosingBalance
      FROM (SELECT CASE WHEN g.nature IN ('Income', 'Expenses') AND e.is_prior THEN NULL ELSE a.id END AS id,
          CASE WHEN g.nature IN ('Income', 'Expenses') AND e.is_prior THEN NULL ELSE a.name END AS name,
          CASE WHEN g.nature IN ('Income', 'Expenses') AND e.is_prior THEN 'Liabilities' ELSE g.nature END AS nature,
          CASE WHEN g.nature IN ('Income', 'Expenses') AND e.is_prior THEN 'Reserves & Surplus' ELSE g.name END AS group_name,
          e.opening, e.debit, e.credit
        FROM (SELECT account_id, date < ? AS is_prior, SUM(CASE WHEN date < ? THEN debit - credit ELSE 0 END) AS opening,
            SUM(CASE WHEN date >= ? THEN debit ELSE 0 END) AS debit, SUM(CASE WHEN date >= ? THEN credit ELSE 0 END) AS credit
          FROM ledger_entries WHERE company_id = :company AND date <= ? GROUP BY account_id, is_prior) AS e
        JOIN accounts a ON a.company_id = :company AND a.id = e.account_id
        JOIN account_groups g ON g.company_id = :company AND g.id = a.group_id) AS s
      GROUP BY s.nature, s.group_name, s.name, s.id
      HAVING OpeningBalance <> 0 OR Debit <> 0 OR Credit <> 0
      ORDER BY FIELD(s.nature, 'Assets', 'Liabilities', 'Income', 'Expenses'), s.group_name, COALESCE(s.name, 'Profit & Loss (prior years)'), s.id`,
    bindings: [yearStart, from, from, from, to],
  }),
};

const TRIAL_BALANCE_COLUMNS = ["AcHead", "OpeningBalance", "Debit", "Credit", "ClosingBalance"];
