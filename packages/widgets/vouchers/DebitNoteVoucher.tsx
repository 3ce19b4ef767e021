import { DebitNoteBill, DebitNoteInput } from "@vanbook/sdk/rules";
import { defineVoucher } from "../voucher/define-voucher.tsx";
import { proposedBy } from "../voucher/proposal.ts";
import { OPEN_BILLS, withinAmount } from "./money-fields.ts";
import { AGAINST_NOTE, noteHead } from "./note-fields.ts";

/** What a supplier is debited without goods that go back to him, with the tax in it: on account, or against his bills. */
export const DebitNoteVoucher = defineVoucher({
  operation: "debitNotes.post",
  title: "Debit Note Voucher",
  noun: "debit note",
  rules: DebitNoteInput,
  head: noteHead("suppliers"),
  lines: {
    ...AGAINST_NOTE,
    rules: DebitNoteBill,
    proposal: proposedBy("openPurchases.read", { ...OPEN_BILLS, told: { document: "debitNote" } }),
  },
  checks: withinAmount,
  paper: "debitNotes.read",
});
