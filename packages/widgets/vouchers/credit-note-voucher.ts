import { CreditNoteBill, CreditNoteInput } from "@vanbook/sdk/rules";
import { proposedBy } from "../voucher/proposal.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { OPEN_BILLS, findAllocationFault } from "./money-fields.ts";
import { AGAINST_NOTE, CREDIT_NOTE_HEAD } from "./note-fields.ts";

/**
 * Posts what a customer is credited without goods that come back. It reverses the tax in it, and
 * may say which of the customer's bills it goes against.
 * @widget Vouchers
 * @corrects credit_note
 * @stories vouchers/Notes
 */
export const creditNoteVoucher = declareVoucher({
  operation: "creditNotes.post",
  title: "Credit Note Voucher",
  noun: "credit note",
  rules: CreditNoteInput,
  head: CREDIT_NOTE_HEAD,
  lines: {
    ...AGAINST_NOTE,
    rules: CreditNoteBill,
    proposal: proposedBy("openBills.read", { ...OPEN_BILLS, told: { document: "creditNote" } }),
  },
  checks: findAllocationFault,
  paper: "creditNotes.read",
});
