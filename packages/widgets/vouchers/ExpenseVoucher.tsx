import { ExpenseInput } from "@vanbook/sdk/rules";
import { defineVoucher } from "../voucher/define-voucher.tsx";
import { accountsOf, bankNeeded, isInCash, moneyAccounts, MODES } from "./money-fields.ts";

/** What was spent and for what, entered by hand. */
export const ExpenseVoucher = defineVoucher({
  operation: "expenses.post",
  title: "Expense Voucher",
  noun: "expense",
  rules: ExpenseInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "accountId", kind: "lookup", from: accountsOf("expenses") },
    { field: "amount", kind: "figure", prefix: "₹" },
    { field: "mode", kind: "choice", options: MODES, usual: "cash", changes: () => ({ ledgerId: null }) },
    { field: "ledgerId", kind: "lookup", from: moneyAccounts, none: "Your cash account", isShown: isInCash },
    { field: "ledgerId", kind: "lookup", from: moneyAccounts, isShown: (values) => !isInCash(values) },
    { field: "narration", isWide: true },
  ],
  checks: bankNeeded,
});
