import type { TestFault } from "./check-test-number-faults.ts";

export const EXPENSE_FAULTS: readonly TestFault[] = [
  [
    "I10",
    "One of expenses",
    "UPDATE expenses SET reverse_charge = 1 WHERE voucher_id = :taxedExpense",
    "taxedExpense",
  ],
  [
    "I5",
    "nil-rated, exempt or non-GST",
    "UPDATE taxes SET kind = 'exempt' WHERE company_id = 1 AND id = 1",
    null,
  ],
  [
    "I10",
    "One of expenses",
    "UPDATE expenses SET cgst = cgst + 0.01, sgst = sgst - 0.01 WHERE voucher_id = :taxedExpense",
    "taxedExpense",
  ],
  [
    "I10",
    "One of expenses",
    "UPDATE expenses SET tax_rate = 12 WHERE voucher_id = :taxedExpense",
    "taxedExpense",
  ],
  [
    "I10",
    "One of expenses",
    "UPDATE expenses SET supplier_gstin = NULL WHERE voucher_id = :taxedExpense",
    "taxedExpense",
  ],
  [
    "I5",
    "amounts of a document in expenses",
    "UPDATE expenses SET igst = cgst + sgst, cgst = 0, sgst = 0 WHERE voucher_id = :taxedExpense",
    "taxedExpense",
  ],
  [
    "I5",
    "amounts of a document in expenses",
    `UPDATE ledger_entries SET debit = CASE line_no WHEN 2 THEN 100 ELSE 80 END
      WHERE voucher_id = :taxedExpense AND line_no IN (2, 3)`,
    "taxedExpense",
  ],
];
