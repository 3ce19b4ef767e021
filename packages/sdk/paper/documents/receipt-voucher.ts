import { definePaper } from "../define-paper.ts";
import { paidStatements, voucher } from "./paid-money.ts";
import { told } from "./taxed-document.ts";

/** Voucher for a payment that the company received. */
export const receiptVoucher = definePaper({
  ...voucher,
  operation: "receipts.read",
  name: "Receipt",
  title: (_, { titles }) => titles.receipt,
  statements: (receipt, words) => [
    { label: words.money.receivedFrom, text: receipt.party.name },
    ...paidStatements(receipt, words, words.money.discountAllowed),
    told(words.money.receivedBy, receipt.enteredBy),
  ],
  remark: ({ mode }, { money: { realised } }) => (mode === "cheque" ? realised : undefined),
});
