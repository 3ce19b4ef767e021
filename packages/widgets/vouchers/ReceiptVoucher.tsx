import { ReceiptDocumentInput } from "@vanbook/sdk/rules";
import { defineVoucher } from "../voucher/define-voucher.tsx";
import { accountsOf, bankNeeded, chequeRules, MONEY_WAY } from "./money-fields.ts";

/** Money that came in, as a voucher: the form in which a receipt is corrected. New ones are entered in the Receipt Master. */
export const ReceiptVoucher = defineVoucher({
  operation: "receipts.post",
  title: "Receipt",
  noun: "receipt",
  rules: { ...ReceiptDocumentInput, ...chequeRules },
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "partyId", kind: "lookup", from: accountsOf("customers", "suppliers") },
    { field: "amount", kind: "figure", prefix: "₹" },
    ...MONEY_WAY,
    { field: "narration", isWide: true },
  ],
  paper: "receipts.read",
  checks: bankNeeded,
});
