import { lastDays } from "../../report/quick-range.ts";
import type { ReportCard, ReportColumn, ReportWords } from "../../report/define/definition.ts";
import { makeChoices } from "../../report/filters/choices.ts";

export const ledgerParts = {
  words: { failure: "Failed to fetch ledger data. Please try again." } satisfies ReportWords,
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    {
      param: "AccountCode",
      kind: "account",
      label: "Ledger Head",
      all: "Select Ledger Head",
      isOnBar: true,
      missing: "Please select a Group Name.",
    },
    {
      param: "Type",
      kind: "choice",
      label: "Type",
      all: "All Types",
      isOnBar: true,
      options: makeChoices("Payment", "Receipt", "Journal", "Contra"),
    },
  ],
  cards: [
    { figure: "Opening", label: "Opening Balance", kind: "balance" },
    { figure: "Closing", label: "Closing Balance", kind: "balance" },
  ] satisfies ReportCard<"Opening" | "Closing">[],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "Date", kind: "date" },
    { field: "Type" },
    { field: "TransactionNo", label: "Transaction No" },
    { field: "Debit", kind: "money", total: true },
    { field: "Credit", kind: "money", total: true },
    { field: "Balance", kind: "balance" },
    { field: "AccountHead", label: "Account Head" },
    { field: "OtherNarration", label: "Narration" },
  ] satisfies ReportColumn<"ledger.report">[],
  card: { title: "AccountHead", amount: "Balance", details: ["Date", "Type", "Debit", "Credit"] },
  details: { title: "Entry" },
} as const;
