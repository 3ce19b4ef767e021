import { definePaper } from "../define-paper.ts";
import { told } from "../paper-parts.ts";
import { moneyVoucher, paidStatements } from "./paid-money.ts";

/** Voucher for a payment that the company received. */
export const receiptVoucher = definePaper({
  ...moneyVoucher,
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
