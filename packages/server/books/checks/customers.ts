import { GROUP } from "../posting/chart-of-accounts.ts";
import type { Check } from "./finding.ts";
/** The day of the last entry: where a ledger's range may end in the middle of a month. */
const LAST = "(SELECT MAX(date) FROM ledger_day WHERE company_id = :company)";
const LAST_MONTH = `(SELECT MAX(date) - INTERVAL (DAYOFMONTH(MAX(date)) - 1) DAY FROM ledger_day WHERE company_id = :company)`;

/** Which column of the customer ledger an entry belongs to (DOMAIN section 3). */
const COLUMN = `CASE entry_kind WHEN 'bill' THEN 'BillAmount' WHEN 'return' THEN 'ReturnedBillAmount'
      WHEN 'receipt' THEN 'ReceiptAmount' ELSE 'AcTransAmount' END`;

/**
 * I11: for each customer and supplier, the closing balance that reports add up from rollups (whole months plus the days
 * of the last one) equals, column by column, the sum of the ledger entries themselves.
 */
export const customerChecks: readonly Check[] = [
  {
    invariant: "I11",
    message: "The closing of a party's ledger differs from the running balance of its entries.",
    sql: `SELECT account_id, ledger_column FROM (
        SELECT e.account_id, ${COLUMN} AS ledger_column, SUM(e.debit - e.credit) AS balance FROM accounts a
        JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id AND e.date <= ${LAST}
        WHERE a.company_id = :company AND a.group_id IN (${GROUP.debtors}, ${GROUP.creditors})
        GROUP BY 1, 2
        UNION ALL
        SELECT m.account_id, ${COLUMN}, -SUM(m.debit - m.credit) FROM accounts a
        JOIN ledger_month m ON m.company_id = a.company_id AND m.account_id = a.id AND m.month < ${LAST_MONTH}
        WHERE a.company_id = :company AND a.group_id IN (${GROUP.debtors}, ${GROUP.creditors})
        GROUP BY 1, 2
        UNION ALL
        SELECT d.account_id, ${COLUMN}, -SUM(d.debit - d.credit) FROM accounts a
        JOIN ledger_day d ON d.company_id = a.company_id AND d.account_id = a.id
          AND d.date BETWEEN ${LAST_MONTH} AND ${LAST}
        WHERE a.company_id = :company AND a.group_id IN (${GROUP.debtors}, ${GROUP.creditors})
        GROUP BY 1, 2
      ) AS both_sides
      GROUP BY account_id, ledger_column HAVING SUM(balance) <> 0 ORDER BY account_id LIMIT 1`,
    first: `SELECT MIN(voucher_id) AS voucher_id FROM ledger_entries
      WHERE company_id = :company AND account_id = :account_id AND ${COLUMN} = :ledger_column`,
  },
];
