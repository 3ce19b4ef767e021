import { definePaper } from "../define-paper.ts";
import { makeFact } from "../paper-parts.ts";
import { moneyVoucher, listPaidStatements } from "./paid-money.ts";

export const paymentVoucher = definePaper({
  ...moneyVoucher,
  operation: "payments.read",
  name: "Payment",
  title: (_, { titles }) => titles.payment,
  statements: (payment, words) => [
    { label: words.money.paidTo, text: payment.party.name },
    ...listPaidStatements(payment, words, words.money.discountReceived),
    makeFact(words.money.account, payment.ledger),
    makeFact(words.money.paidBy, payment.enteredBy),
  ],
  signs: ({ receiver }) => receiver,
});
