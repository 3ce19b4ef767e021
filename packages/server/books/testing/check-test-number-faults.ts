import type { makeTestBusiness } from "./check-test-business.ts";

/** `fault` is SQL that damages the test business; the finding names `voucher`. */
export type TestFault = readonly [
  invariant: string,
  message: string,
  fault: string,
  voucher: keyof Awaited<ReturnType<typeof makeTestBusiness>> | null,
];

export const NUMBER_FAULTS: readonly TestFault[] = [
  ["I10", "One of bills", "UPDATE bills SET number = 77 WHERE voucher_id = :cash", "cash"],
  ["I10", "One of damages", "UPDATE damages SET date = '2026-06-11'", "damage"],
  ["I10", "no document", "DELETE FROM payments", "payment"],
  ["I10", "without a reversal", "UPDATE receipts SET status = 2 WHERE voucher_id = :receipt", "receipt"],
  ["I10", "without a reversal", "UPDATE bills SET status = 1 WHERE voucher_id = :replaced", "replaced"],
  ["I10", "no current document", "UPDATE bills SET status = 1 WHERE voucher_id = :replaced", "replaced"],
  ["I10", "no current document", "UPDATE bills SET status = 3 WHERE voucher_id = :cash", "cash"],
  ["I10", "have a gap", "UPDATE vouchers SET number = 9 WHERE id = :contra", "contra"],
  [
    "I10",
    "have a gap",
    "UPDATE counters SET next_number = next_number - 1 WHERE kind = 'production'",
    "production",
  ],
  ["I10", "have a gap", "UPDATE counters SET next_number = next_number + 1 WHERE kind = 'order'", null],
  ["I10", "have a gap", "DELETE FROM counters WHERE kind = 'hand_over'", "handOver"],
  ["I10", "One of journals", "UPDATE vouchers SET number = 1 WHERE id = :manyJournal", "manyJournal"],
  [
    "I10",
    "Two vouchers",
    "UPDATE vouchers SET number = 1, voucher_no = 'JRN/1' WHERE id = :manyJournal",
    "manyJournal",
  ],
  ["I10", "One of receipts", "UPDATE vouchers SET date = '2026-06-13' WHERE id = :cancelledReceipt", null],
  [
    "I2",
    "ledger_day differs",
    "UPDATE ledger_day SET entry_kind = 'return' WHERE entry_kind = 'receipt' AND date = '2026-06-12' AND account_id = 901",
    null,
  ],
  [
    "I11",
    "The closing of a party",
    "UPDATE ledger_month SET credit = 0 WHERE account_id = 903 AND month = '2026-05-01'",
    null,
  ],
  [
    "I12",
    "GST does not allow numbers of a series. At series B2C/Van_1.",
    `UPDATE invoice_series s JOIN vouchers v ON v.company_id = s.company_id AND v.series_id = s.id AND v.kind = 'sale'
      SET s.series = 'B2C/Van_1', s.numbers_checked = 1, v.voucher_no = CONCAT('B2C/Van_1/', v.number)
      WHERE s.company_id = 1 AND s.series = 'B2C/26-27'`,
    null,
  ],
  [
    "I4",
    "A reversal differs",
    "UPDATE stock_moves m JOIN vouchers v ON v.id = m.voucher_id SET m.location_id = 3 WHERE v.reverses_id = :replaced",
    null,
  ],
  [
    "I4",
    "A reversal differs",
    `UPDATE ledger_entries e JOIN vouchers v ON v.id = e.voucher_id SET e.account_id = 902
        WHERE v.reverses_id = :cancelledReceipt AND e.account_id = 901`,
    null,
  ],
  [
    "I8",
    "goods of a document in bills",
    `UPDATE bill_lines l JOIN bills b ON b.id = l.bill_id SET l.item_id = 3 - l.item_id
        WHERE b.voucher_id IN (:outside, :wholesale)`,
    "outside",
  ],
];
