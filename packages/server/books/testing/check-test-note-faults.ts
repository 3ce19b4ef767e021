import type { TestFault } from "./check-test-number-faults.ts";

export const NOTE_FAULTS: readonly TestFault[] = [
  [
    "I4",
    "differs from their document in notes",
    "UPDATE notes SET party_id = 902 WHERE voucher_id = :creditNote",
    "creditNote",
  ],
  [
    "I5",
    "amounts of a document in notes",
    "UPDATE notes SET taxable = taxable - 0.02, cgst = cgst + 0.01, sgst = sgst + 0.01 WHERE voucher_id = :debitNote",
    "debitNote",
  ],
  [
    "I10",
    "One of notes",
    "UPDATE notes SET cgst = cgst + 0.01, sgst = sgst - 0.01 WHERE voucher_id = :creditNote",
    "creditNote",
  ],
  [
    "I10",
    "One of notes",
    "UPDATE notes SET igst = 0, cgst = 45, sgst = 45 WHERE voucher_id = :creditNoteOutside",
    "creditNoteOutside",
  ],
  ["I10", "One of notes", "UPDATE notes SET type = 'CN' WHERE voucher_id = :debitNote", "debitNote"],
  ["I10", "no document", "DELETE FROM notes WHERE voucher_id = :debitNote", "debitNote"],
  [
    "I1",
    "ledger lines of a voucher of notes",
    "UPDATE ledger_entries SET against_id = 902 WHERE voucher_id = :creditNote AND line_no = 2",
    "creditNote",
  ],
  // Their taxes are above those of the bill and the purchase: 45.00 of each.
  [
    "I13",
    "reverse more of bills",
    "UPDATE notes SET refers_to = :bill WHERE voucher_id = :creditNote",
    "creditNote",
  ],
  [
    "I13",
    "reverse more of purchases",
    "UPDATE notes SET refers_to = :purchase WHERE voucher_id = :debitNote",
    "debitNote",
  ],
  [
    "I13",
    "reverse more of bills",
    `INSERT INTO settlements (company_id, voucher_id, bill_voucher_id, account_id, amount)
      SELECT 1, :creditNote, voucher_id, 901, 590 FROM bills WHERE voucher_id = :bill`,
    "creditNote",
  ],
  [
    "I13",
    "not an earlier bill or purchase",
    "UPDATE notes SET refers_to = :bill WHERE voucher_id = :creditNoteOutside",
    "creditNoteOutside",
  ],
];
