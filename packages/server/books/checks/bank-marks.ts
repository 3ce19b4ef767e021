import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import type { Check } from "./finding.ts";

/** I2: bank_dates has the same values in the columns that it copies from ledger entries. */
export const bankMarkChecks: readonly Check[] = [
  {
    invariant: "I2",
    message:
      "A bank date is not of an entry of a bank account, or says its account, day or amount otherwise.",
    sql: `SELECT k.voucher_id FROM bank_dates k
      LEFT JOIN ledger_entries e ON e.company_id = k.company_id AND e.voucher_id = k.voucher_id AND e.line_no = k.line_no
      LEFT JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
      WHERE k.company_id = :company AND (e.account_id = k.account_id AND e.date = k.date AND e.debit = k.debit AND e.credit = k.credit
        AND e.entry_kind <> 'opening' AND a.group_id IN (${ACCOUNT_GROUP.bank}, ${ACCOUNT_GROUP.overdraft})) IS NOT TRUE
      ORDER BY k.voucher_id LIMIT :most`,
  },
];
