import { debtors } from "../../../packages/server/reports/ledgers/debtors.ts";
import { ACCOUNT_GROUP } from "../../../packages/sdk/books/account-groups.ts";
import { reportRows, type Comparison } from "./comparison.ts";

export const debtorsComparison: Comparison = {
  what: "debtors",
  report: (db, companyId, { from, to }) =>
    reportRows(debtors["debtors.report"], db, companyId, { FromDate: from, ToDate: to }, DEBTOR_COLUMNS),
  baseline: ({ from, to }) => ({
    sql: `SELECT c.id AS AccountID, s.before_range AS BalanceBefore, s.debit AS DebitAmount, s.credit AS CreditAmount,
        s.before_range + s.debit - s.credit AS Outstanding
      FROM (SELECT d.account_id, SUM(CASE WHEN d.date < ? THEN d.debit - d.credit ELSE 0 END) AS before_range,
          SUM(CASE WHEN d.date >= ? THEN d.debit ELSE 0 END) AS debit, SUM(CASE WHEN d.date >= ? THEN d.credit ELSE 0 END) AS credit
        FROM accounts a JOIN ledger_entries d ON d.company_id = a.company_id AND d.account_id = a.id AND d.date <= ?
        WHERE a.company_id = :company AND a.group_id = ${ACCOUNT_GROUP.debtors} GROUP BY d.account_id) AS s
      JOIN accounts c ON c.company_id = :company AND c.id = s.account_id
      WHERE s.before_range <> 0 OR s.debit <> 0 OR s.credit <> 0 ORDER BY c.name, c.id`,
    bindings: [from, from, from, to],
  }),
};

const DEBTOR_COLUMNS = ["AccountID", "BalanceBefore", "DebitAmount", "CreditAmount", "Outstanding"];
