import { DebitNoteBill, DebitNoteInput } from "@vanbook/sdk/rules";
import { proposedBy } from "../voucher/proposal.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { OPEN_BILLS, findAllocationFault } from "./money-fields.ts";
import { AGAINST_NOTE, DEBIT_NOTE_HEAD } from "./note-fields.ts";

/**
 * Posts what a supplier is debited without goods that go back. It gives the tax in it back, and may
 * say which of the supplier's bills it goes against.
 * @widget Vouchers
 * @corrects debit_note
 * @stories vouchers/Notes
 */
export const debitNoteVoucher = declareVoucher({
  operation: "debitNotes.post",
  title: "Debit Note Voucher",
  noun: "debit note",
  rules: DebitNoteInput,
  head: DEBIT_NOTE_HEAD,
  lines: {
    ...AGAINST_NOTE,
    rules: DebitNoteBill,
    proposal: proposedBy("openPurchases.read", { ...OPEN_BILLS, told: { document: "debitNote" } }),
  },
  checks: findAllocationFault,
  paper: "debitNotes.read",
});
