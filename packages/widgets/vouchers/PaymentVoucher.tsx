import { PaymentInput } from "@vanbook/sdk/rules";
import { defineVoucher } from "../voucher/define-voucher.tsx";
import {
  accountsOf,
  bankNeeded,
  moneyAccounts,
  chequeRules,
  isByCheque,
  isInCash,
  MODES,
} from "./money-fields.ts";

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
    { field: "mode", kind: "choice", options: MODES, usual: "cash", changes: () => ({ ledgerId: null }) },
    { field: "ledgerId", kind: "lookup", from: moneyAccounts, none: "Your cash account", isShown: isInCash },
    { field: "ledgerId", kind: "lookup", from: moneyAccounts, isShown: (values) => !isInCash(values) },
    { field: "cheque.number", isShown: isByCheque },
    { field: "cheque.date", kind: "date", isShown: isByCheque, usual: (today) => today },
    { field: "cheque.bank", isShown: isByCheque },
    { field: "cheque.branch", isShown: isByCheque },
    { field: "narration", isWide: true },
  ],
  paper: "payments.read",
  checks: bankNeeded,
});
