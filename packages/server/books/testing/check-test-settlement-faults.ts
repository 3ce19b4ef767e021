import { BATCH_FAULTS } from "./check-test-batch-faults.ts";
import { BANK_MARK_FAULTS } from "./check-test-bank-mark-faults.ts";
import type { TestFault } from "./check-test-number-faults.ts";

export const SETTLEMENT_FAULTS: readonly TestFault[] = [
  [
    "I4",
    "of its own party",
    "UPDATE settlements SET account_id = 902 WHERE voucher_id = :receipt",
    "receipt",
  ],
  [
    "I4",
    "of its own party",
    "UPDATE settlements SET bill_voucher_id = :outside WHERE voucher_id = :receipt",
    "outside",
  ],
  [
    "I4",
    "of its own party",
    "UPDATE settlements SET bill_voucher_id = :receipt WHERE voucher_id = :payment",
    "receipt",
  ],
  [
    "I4",
    "goes against bills than it comes to",
    "UPDATE settlements SET amount = amount + 0.01 WHERE voucher_id = :receipt",
    "receipt",
  ],
  [
    "I4",
    "is paid of a bill than it comes to",
    `INSERT INTO settlements (company_id, voucher_id, bill_voucher_id, account_id, amount)
      SELECT 1, :receipt, b.voucher_id, 901, b.amount + 0.01 FROM bills b WHERE b.company_id = 1 AND b.voucher_id = :wholesale`,
    "wholesale",
  ],
  [
    "I4",
    "is paid of a bill than it comes to",
    "UPDATE settlements SET bill_voucher_id = :cash WHERE voucher_id = :receipt",
    "cash",
  ],
  ["I4", "of its own party", "UPDATE settlements SET bill_line = 2 WHERE voucher_id = :receipt", null],
  ...BANK_MARK_FAULTS,
  ...BATCH_FAULTS,
];
