import { PaymentInput } from "@vanbook/sdk/rules";
import { defineVoucher } from "../voucher/define-voucher.tsx";
import { accountsOf, bankNeeded, chequeRules, MONEY_WAY } from "./money-fields.ts";

/** Money that goes out to a supplier or a customer, entered by hand. */
export const PaymentVoucher = defineVoucher({
  operation: "payments.post",
  title: "Payment Voucher",
  noun: "payment",
  rules: { ...PaymentInput, ...chequeRules },
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "partyId", kind: "lookup", from: accountsOf("suppliers", "customers") },
    { field: "amount", kind: "figure", prefix: "₹" },
    ...MONEY_WAY,
    { field: "narration", isWide: true },
  ],
  paper: "payments.read",
  checks: bankNeeded,
});
