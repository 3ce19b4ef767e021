import type { TestFault } from "./check-test-number-faults.ts";

/** Changes of what no other row says: only the digest of the voucher finds them. */
export const DIGEST_FAULTS: readonly TestFault[] = [
  ["I14", "in vouchers", "UPDATE vouchers SET reason = 'Another' WHERE id = :receipt", "receipt"],
  [
    "I14",
    "in ledger_entries",
    "UPDATE ledger_entries SET narration = 'Another' WHERE voucher_id = :receipt AND line_no = 1",
    "receipt",
  ],
  [
    "I14",
    "in purchases",
    "UPDATE purchases SET supplier_invoice_no = 'Z-99' WHERE voucher_id = :purchase",
    "purchase",
  ],
  [
    "I14",
    "in bill_lines",
    "UPDATE bill_lines l JOIN bills b ON b.id = l.bill_id SET l.hsn_code = '9999' WHERE b.voucher_id = :wholesale",
    "wholesale",
  ],
  [
    "I14",
    "in receipts",
    "UPDATE receipts SET cheque_date = '2026-06-20' WHERE voucher_id = :receipt",
    "receipt",
  ],
  ["I14", "in expenses", "UPDATE expenses SET supplier_gstin = '29AAACV1234A1ZX' ORDER BY id LIMIT 1", null],
  ["I14", "in settlements", "DELETE FROM settlements LIMIT 1", null],
  [
    "I14",
    "is cancelled or replaced in another way",
    "UPDATE receipts SET cancelled_by = NULL WHERE voucher_id = :cancelledReceipt",
    "cancelledReceipt",
  ],
  [
    "I14",
    "in bills",
    "UPDATE vouchers SET digest_document = digest_document + 1 WHERE id = :wholesale",
    "wholesale",
  ],
];
