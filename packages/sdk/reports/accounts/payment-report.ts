import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { PAYMENT_TYPES, typeWords } from "./pay-modes.ts";

export const paymentReport = declareReport({
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
  details: { title: "Payment Details" },
});
