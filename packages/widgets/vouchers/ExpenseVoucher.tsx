import { ExpenseInput } from "@vanbook/sdk/rules";
import { defineVoucher } from "../voucher/define-voucher.tsx";
import { accountsOf, bankNeeded, MONEY_PLACE } from "./money-fields.ts";

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
    ...MONEY_PLACE,
    { field: "narration", isWide: true },
  ],
  checks: bankNeeded,
});
