import { lastDays } from "../../parts/dates/quick-range.ts";
import { defineReport } from "../../report/define/define-report.tsx";
import { PAYMENT_TYPES, typeWords } from "./pay-modes.ts";
import { lazyPart } from "../../parts/lazy-part.ts";

/**
 * Lists payments and expenses of a range, the latest first. A payment that was cancelled keeps its number.
 * @widget Ledgers and accounts
 */
export const PaymentReport = defineReport({
  operation: "payments.report",
  title: "Payment Report",
  words: {
    search: "Search payments by name, amount...",
    filters: "Payment Report Filters",
    failure: "Failed to fetch payment details.",
    file: "PaymentReport_{from}_to_{to}",
  },
  range: { from: "fromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    { param: "CustomerID", kind: "account", label: "Customer", all: "All Customers" },
    { param: "Type", kind: "choice", label: "Type", all: "All Types", options: PAYMENT_TYPES },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "PayNo", label: "Payment No" },
    { field: "PDate", label: "Date", kind: "date" },
    { field: "Paidto", label: "Paid To" },
    { field: "HName", label: "Ledger", isHidden: true },
    { field: "Amt", label: "Amount", kind: "money", total: true, struck: "CancelledAmount" },
    { field: "Type", text: ({ Type }) => typeWords(PAYMENT_TYPES, Type) },
    { field: "PaidFrom", label: "Paid From" },
    { field: "Narration" },
    { field: "UserName", label: "User", isHidden: true },
    { field: "BranchName", label: "Branch", isHidden: true },
  ],
  rows: { sort: "-PDate", tone: ({ Status }) => (Status === 2 ? "cancelled" : undefined) },
  card: { title: "Paidto", amount: "Amt", details: ["PayNo", "PDate", "Type"] },
  details: {
    title: "Payment Details",
    content: lazyPart(() => import("./PaymentDetails.tsx").then((part) => part.PaymentDetails)),
  },
});
