import { definePaper } from "../define-paper.ts";
import { makeFact } from "../paper-parts.ts";
import { moneyVoucher, listPaidStatements } from "./paid-money.ts";

export const receiptVoucher = definePaper({
  ...moneyVoucher,
  operation: "receipts.read",
  name: "Receipt",
  title: (_, { titles }) => titles.receipt,
  statements: (receipt, words) => [
    { label: words.money.receivedFrom, text: receipt.party.name },
    ...listPaidStatements(receipt, words, words.money.discountAllowed),
    makeFact(words.money.receivedBy, receipt.enteredBy),
  ],
  remark: ({ mode }, { money: { realised } }) => (mode === "cheque" ? realised : undefined),
});
