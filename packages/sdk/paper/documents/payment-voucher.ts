import { definePaper } from "../define-paper.ts";
import { told } from "../paper-parts.ts";
import { moneyVoucher, paidStatements } from "./paid-money.ts";

/** Voucher for a payment that the company made. */
export const paymentVoucher = definePaper({
  ...moneyVoucher,
  operation: "payments.read",
  name: "Payment",
  title: (_, { titles }) => titles.payment,
  statements: (payment, words) => [
    { label: words.money.paidTo, text: payment.party.name },
    ...paidStatements(payment, words, words.money.discountReceived),
    told(words.money.account, payment.ledger),
    told(words.money.paidBy, payment.enteredBy),
  ],
  signs: ({ receiver }) => receiver,
});
