import { REPLACED_STATUS, type VoucherKind, type EntryKind } from "@vanbook/sdk/books";

export const VOUCHER_WORDS = {
  opening: "Opening Balance",
  sale: "Sale",
  sale_return: "Sale Return",
  replacement: "Replacement",
  damage: "Damage",
  van_load: "Van Load",
  purchase: "Purchase",
  purchase_return: "Purchase Return",
  production: "Production",
  receipt: "Receipt",
  payment: "Payment",
  expense: "Expense",
  journal: "Journal",
  contra: "Contra",
  hand_over: "Cash Handed Over",
  stock_count: "Stock Count",
  credit_note: "Credit Note",
  debit_note: "Debit Note",
  closing: "Year Closing",
} as const satisfies Record<VoucherKind, string>;

export const VOUCHER_NAME = `CASE v.kind ${Object.entries(VOUCHER_WORDS)
  .map(([kind, word]) => `WHEN '${kind}' THEN '${word}'`)
  .join(" ")} ELSE v.kind END`;

export const ENTRY_KINDS = {
  Sale: "bill",
  "Sale Return": "return",
  Receipt: "receipt",
  "Credit Note": "note",
  Payment: "payment",
  Journal: "journal",
  Contra: "contra",
  Expense: "expense",
  "Opening Balance": "opening",
} as const satisfies Record<string, EntryKind>;

/**
 * SQL: the voucher kind's name. But money paid with a bill is a receipt and money paid with a
 * return a payment, as in the customer ledger, and the discount in a receipt or payment is a
 * discount. Reversals are marked.
 */
export const ENTRY_WORDS = `CONCAT(
  CASE e.entry_kind WHEN 'receipt' THEN 'Receipt' WHEN 'payment' THEN 'Payment' WHEN 'discount' THEN 'Discount' ELSE
    ${VOUCHER_NAME}
  END, CASE WHEN v.reverses_id IS NULL THEN '' ELSE ' Reversal' END)`;

/** Orders an account's entries `e` within a date by posting, like the index. */
export const ENTRY_ORDER = "e.voucher_id, e.line_no";

/** SQL: the bill of voucher `v`. NULL if an edit has replaced it, because it can't be opened. */
export const ENTRY_BILL = `CASE WHEN v.kind = 'sale' THEN (SELECT b.id FROM bills b
    WHERE b.company_id = v.company_id AND b.voucher_id = COALESCE(v.reverses_id, v.id) AND b.status <> ${REPLACED_STATUS}) END`;
