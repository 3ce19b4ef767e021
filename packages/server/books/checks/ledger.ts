import type { Check } from "./finding.ts";
/** I1 and I7: every voucher balances, and so do all sums of vouchers. */
export const ledgerChecks: readonly Check[] = [
  {
    // When every voucher balances, so does every day and the company. Vouchers that only move goods between locations,
    // or goods without value, have no ledger lines.
    invariant: "I1",
    message: "A voucher's debits and credits are not equal, it lacks lines, or one lies on another date.",
    sql: `SELECT v.id AS voucher_id FROM vouchers v
      LEFT JOIN ledger_entries e ON e.company_id = v.company_id AND e.voucher_id = v.id
      WHERE v.company_id = :company
      GROUP BY v.id
      HAVING SUM(e.debit) <> SUM(e.credit) OR MAX(e.date <> v.date) = 1 OR COUNT(e.voucher_id) = 1
        OR COUNT(e.voucher_id) = 0 AND MIN(v.kind <> 'van_load' AND v.amount <> 0) = 1
      ORDER BY v.id LIMIT 1`,
  },
  {
    invariant: "I7",
    message: "The trial balance does not balance: a month's debits and credits are not equal.",
    sql: `SELECT NULL AS voucher_id FROM ledger_month WHERE company_id = :company
      GROUP BY month HAVING SUM(debit) <> SUM(credit) ORDER BY month LIMIT 1`,
  },
  {
    // The opening and closing balances of any range are sums of whole vouchers: they are zero when the sum of all
    // entries, and of those before each year, is zero.
    invariant: "I7",
    message: "The trial balance does not balance: the openings of a financial year do not add up to zero.",
    sql: `SELECT NULL AS voucher_id FROM financial_years y
      JOIN ledger_day d ON d.company_id = y.company_id AND d.date < y.start_date
      WHERE y.company_id = :company
      GROUP BY y.id HAVING SUM(d.debit - d.credit) <> 0 LIMIT 1`,
  },
  {
    invariant: "I7",
    message: "A closed year leaves a balance on an income or expense account.",
    sql: `SELECT NULL AS voucher_id FROM financial_years y
      JOIN account_groups g ON g.company_id = y.company_id AND g.nature IN ('Income', 'Expenses')
      JOIN accounts a ON a.company_id = g.company_id AND a.group_id = g.id
      JOIN ledger_day d ON d.company_id = a.company_id AND d.account_id = a.id AND d.date <= y.end_date
      WHERE y.company_id = :company AND y.closed_at IS NOT NULL
      GROUP BY y.id, a.id HAVING SUM(d.debit - d.credit) <> 0 LIMIT 1`,
  },
  {
    invariant: "I7",
    message: "The trial balance does not balance: the closing balances do not add up to zero.",
    sql: `SELECT NULL AS voucher_id FROM ledger_day WHERE company_id = :company
      HAVING SUM(debit) <> SUM(credit)`,
  },
];
