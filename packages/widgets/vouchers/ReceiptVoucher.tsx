import { ReceiptDocumentInput } from "@vanbook/sdk/rules";
import { defineVoucher } from "../voucher/define-voucher.tsx";
import {
  accountsOf,
  bankNeeded,
  chequeRules,
  isByCheque,
  isInCash,
  moneyAccounts,
  MODES,
} from "./money-fields.ts";

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
    { field: "mode", kind: "choice", options: MODES, usual: "cash", changes: () => ({ ledgerId: null }) },
    { field: "ledgerId", kind: "lookup", from: moneyAccounts, none: "Your cash account", isShown: isInCash },
    { field: "ledgerId", kind: "lookup", from: moneyAccounts, isShown: (values) => !isInCash(values) },
    { field: "cheque.number", isShown: isByCheque },
    { field: "cheque.date", kind: "date", isShown: isByCheque, usual: (today) => today },
    { field: "cheque.bank", isShown: isByCheque },
    { field: "cheque.branch", isShown: isByCheque },
    { field: "narration", isWide: true },
  ],
  paper: "receipts.read",
  checks: bankNeeded,
});
