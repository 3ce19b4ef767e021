import { CreditNoteBill, CreditNoteInput } from "@vanbook/sdk/rules";
import { defineVoucher } from "../voucher/define-voucher.tsx";
import { proposedBy } from "../voucher/proposal.ts";
import { OPEN_BILLS, withinAmount } from "./money-fields.ts";
import { AGAINST_NOTE, noteHead } from "./note-fields.ts";

/** What a customer is credited without goods that come back, with the tax in it: on account, or against his bills. */
export const CreditNoteVoucher = defineVoucher({
  operation: "creditNotes.post",
  title: "Credit Note Voucher",
  noun: "credit note",
  rules: CreditNoteInput,
  head: noteHead("customers"),
  lines: {
    ...AGAINST_NOTE,
    rules: CreditNoteBill,
    proposal: proposedBy("openBills.read", { ...OPEN_BILLS, told: { document: "creditNote" } }),
  },
  checks: withinAmount,
  paper: "creditNotes.read",
});
