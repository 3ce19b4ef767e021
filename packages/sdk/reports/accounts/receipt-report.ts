import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { APPROVAL_TONES, getApproval, RECEIPT_TYPES, typeWords } from "./pay-modes.ts";

export const receiptReport = declareReport({
  operation: "receipts.report",
  title: "Receipt Report",
  words: {
    search: "Search receipts by customer name, amount...",
    filters: "Receipt Report Filters",
    failure: "Failed to fetch receipt details. Please try again.",
    file: "ReceiptReport_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    { param: "CustomerID", kind: "customer", label: "Customer", all: "All Customers" },
    { param: "Type", kind: "choice", label: "Type", all: "All Types", options: RECEIPT_TYPES },
    {
      param: "ApprovalStatus",
      kind: "choice",
      label: "Status",
      all: "All Statuses",
      options: [
        { value: 1, label: "Approved" },
        { value: 0, label: "Not Approved" },
      ],
    },
    { param: "UserID", kind: "user", label: "User", all: "All Users" },
    { param: "BranchID", kind: "branch", label: "Branch", all: "All Branches" },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "ReNo", label: "Receipt No", gives: "never" },
    { field: "RDate", label: "Date", kind: "date" },
    { field: "CustomerName", label: "Customer Name" },
    { field: "HName", label: "Ledger", isHidden: true },
    { field: "Amt", label: "Amount", kind: "money", total: true, struck: "CancelledAmount" },
    { field: "Type", text: ({ Type }) => typeWords(RECEIPT_TYPES, Type) },
    { field: "Payto", label: "Paid To", isHidden: true },
    { field: "UserName", label: "User" },
    { field: "BranchName", label: "Branch" },
    { field: "ApprovalStatus", label: "Status", kind: "tag", text: getApproval, tones: APPROVAL_TONES },
    { field: "ChkNo", label: "Cheque/DD No", isHidden: true },
    { field: "ChkDate", label: "Cheque Date", kind: "date", isHidden: true },
    { field: "Narration", isHidden: true },
  ],
  rows: { sort: "-RDate", tone: ({ Status }) => (Status === 2 ? "cancelled" : undefined) },
  card: { title: "CustomerName", amount: "Amt", details: ["ReNo", "RDate", "Type"] },
  details: { title: "Receipt Details" },
});
