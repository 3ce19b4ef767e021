import { inEffect } from "../posting/document-status.ts";
import { GROUP } from "../posting/chart-of-accounts.ts";
import type { Check } from "./finding.ts";
import { MONEY_CLAIMS } from "./claims.ts";
import { accountCheck } from "./parties.ts";

/** Bills paid in cash. The account that received the money is known only from the bill's voucher. */
const PAID_BILLS = `accounts a
        JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id AND e.entry_kind = 'receipt' AND e.debit > 0
        JOIN bills b ON b.company_id = e.company_id AND b.voucher_id = e.voucher_id AND ${inEffect("b")} AND b.mode = 0`;

/**
 * I9: the cash and bank balances according to the documents equal the balances of the cash accounts (the salesmen's and
 * the main one) and of the bank accounts.
 */
export const cashChecks: readonly Check[] = [
  accountCheck("I9", "A cash account differs from its documents.", GROUP.cash, MONEY_CLAIMS, [
    {
      sql: `SELECT e.account_id, b.date - INTERVAL (DAYOFMONTH(b.date) - 1) DAY AS month, 'receipt', -SUM(b.amount)
        FROM ${PAID_BILLS}
        WHERE a.company_id = :company AND a.group_id = ${GROUP.cash} GROUP BY 1, 2`,
      first: `SELECT b.voucher_id, -b.amount FROM ${PAID_BILLS}
        WHERE a.company_id = :company AND a.id = :account_id AND :entry_kind = 'receipt'
          AND b.date >= :month AND b.date < :month + INTERVAL 1 MONTH`,
    },
  ]),
  {
    invariant: "I9",
    message: "A journal or contra differs from its ledger lines.",
    sql: `SELECT MIN(d.voucher_id) AS voucher_id FROM journals d
      LEFT JOIN ledger_entries e ON e.company_id = d.company_id AND e.voucher_id = d.voucher_id
      WHERE d.company_id = :company
      GROUP BY d.id
      HAVING COALESCE(SUM(e.debit), 0) <> MIN(d.amount)
        OR MIN(d.type <> 'MJ') = 1 AND (SUM(CASE WHEN e.account_id = d.debit_id THEN e.debit ELSE 0 END) <> MIN(d.amount)
          OR SUM(CASE WHEN e.account_id = d.credit_id THEN e.credit ELSE 0 END) <> MIN(d.amount))
      ORDER BY d.id LIMIT 1`,
  },
];
