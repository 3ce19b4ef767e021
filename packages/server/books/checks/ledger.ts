import type { Check } from "./finding.ts";
/** I7: the sums of all vouchers balance. Single vouchers are checked with their documents. */
export const ledgerChecks: readonly Check[] = [
  {
    invariant: "I7",
    message: "The trial balance does not balance: a month's debits and credits are not equal.",
    sql: `SELECT NULL AS voucher_id FROM ledger_month WHERE company_id = :company
      GROUP BY month HAVING SUM(debit) <> SUM(credit) ORDER BY month LIMIT :most`,
  },
  {
    // Opening and closing balances of any period are sums of whole vouchers, so they are zero if
    // the sum of all entries, and of those before each year, is zero.
    invariant: "I7",
    message: "The trial balance does not balance: the openings of a financial year do not add up to zero.",
    sql: `SELECT NULL AS voucher_id FROM financial_years y
      JOIN (SELECT date, SUM(debit) - SUM(credit) AS balance FROM ledger_day WHERE company_id = :company
        GROUP BY date HAVING balance <> 0) AS d ON d.date < y.start_date
      WHERE y.company_id = :company
      GROUP BY y.id HAVING SUM(d.balance) <> 0 LIMIT :most`,
  },
  {
    invariant: "I7",
    message: "A closed year leaves a balance on an income or expense account.",
    sql: `SELECT NULL AS voucher_id FROM financial_years y
      JOIN account_groups g ON g.company_id = y.company_id AND g.nature IN ('Income', 'Expenses')
      JOIN accounts a ON a.company_id = g.company_id AND a.group_id = g.id
      JOIN ledger_day d ON d.company_id = a.company_id AND d.account_id = a.id AND d.date <= y.end_date
      WHERE y.company_id = :company AND y.closed_at IS NOT NULL
      GROUP BY y.id, a.id HAVING SUM(d.debit - d.credit) <> 0 LIMIT :most`,
  },
  {
    invariant: "I7",
    message: "The trial balance does not balance: the closing balances do not add up to zero.",
    sql: `SELECT NULL AS voucher_id FROM ledger_day WHERE company_id = :company
      HAVING SUM(debit) <> SUM(credit)`,
  },
];
