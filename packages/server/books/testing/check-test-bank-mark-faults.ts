import type { TestFault } from "./check-test-number-faults.ts";

/**
 * Adds bank dates for the payment's entries in accounts of some groups. `date` and `credit` can be
 * given wrong values.
 */
function insertBankDatesSql(groups: string, { date = "e.date", credit = "e.credit" } = {}): string {
  return `INSERT INTO bank_dates (company_id, voucher_id, line_no, account_id, date, debit, credit, bank_date, marked_at)
    SELECT e.company_id, e.voucher_id, e.line_no, e.account_id, ${date}, e.debit, ${credit}, '2026-06-14', '2026-06-15 06:30:00'
    FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
    WHERE e.company_id = 1 AND e.voucher_id = :payment AND a.group_id ${groups}`;
}

export const BANK_MARK_FAULTS: readonly TestFault[] = [
  ["I2", "bank date", insertBankDatesSql("= 5", { credit: "e.credit + 0.01" }), "payment"],
  ["I2", "bank date", insertBankDatesSql("= 5", { date: "e.date + INTERVAL 1 DAY" }), "payment"],
  // The supplier's line, which is not a bank account.
  ["I2", "bank date", insertBankDatesSql("= 27"), "payment"],
];
