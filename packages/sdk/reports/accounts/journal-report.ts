import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

export const journalReport = declareReport({
  operation: "journals.report",
  title: "Journal Report",
  words: {
    search: "Search journals by account, amount...",
    filters: "Journal Report Filters",
    failure: "Failed to fetch journal report. Please try again.",
    file: "JournalReport_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(30) },
  filters: [
    { param: "Debit", kind: "account", label: "Debit", all: "All Accounts" },
    { param: "Credit", kind: "account", label: "Credit", all: "All Accounts" },
    {
      param: "Type",
      kind: "choice",
      label: "Type",
      all: "Single Journal",
      options: [
        { value: "MJ", label: "Multiple Journal" },
        { value: "CJ", label: "Contra" },
        { value: "All", label: "All Types" },
      ],
    },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "JournalNo", label: "Journal No" },
    { field: "ADate", label: "Date", kind: "date" },
    { field: "DebitName", label: "Debit", gives: "last" },
    { field: "CreditName", label: "Credit", gives: "last" },
    { field: "Amt", label: "Amount", kind: "money", total: true, struck: "CancelledAmount" },
    { field: "OtherNarration", label: "Narration" },
    { field: "UserName", label: "User", isHidden: true },
  ],
  rows: { sort: "-ADate", tone: ({ Status }) => (Status === 2 ? "cancelled" : undefined) },
  card: { title: "DebitName", amount: "Amt", details: ["JournalNo", "ADate", "CreditName"] },
  details: { title: "Journal Details" },
});
