import { lastDays } from "../../parts/dates/quick-range.ts";
import { lazyPart } from "../../parts/lazy-part.ts";
import { defineReport } from "../../report/define/define-report.tsx";

/**
 * Lists every voucher of a day as it went, with who entered it. Pressing one shows all accounts that it debits and credits.
 * @widget Finance
 * @element none: opens the entries of any voucher, with what goods have cost, for people who have signed in
 */
export const DayBook = defineReport({
  operation: "dayBook.report",
  title: "Day Book",
  words: {
    search: "Search by number, party, amount...",
    failure: "Failed to fetch the day book. Please try again.",
    file: "DayBook_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(0) },
  filters: [
    {
      param: "Type",
      kind: "choice",
      label: "Voucher Type",
      all: "All Types",
      isOnBar: true,
      options: [
        { value: "Sale", label: "Sale" },
        { value: "Sale Return", label: "Sale Return" },
        { value: "Replacement", label: "Replacement" },
        { value: "Receipt", label: "Receipt" },
        { value: "Payment", label: "Payment" },
        { value: "Credit Note", label: "Credit Note" },
        { value: "Debit Note", label: "Debit Note" },
        { value: "Expense", label: "Expense" },
        { value: "Contra", label: "Contra" },
        { value: "Journal", label: "Journal" },
        { value: "Cash Handed Over", label: "Cash Handed Over" },
        { value: "Purchase", label: "Purchase" },
        { value: "Purchase Return", label: "Purchase Return" },
        { value: "Production", label: "Production" },
        { value: "Damage", label: "Damage" },
        { value: "Van Load", label: "Van Load" },
        { value: "Stock Count", label: "Stock Count" },
        { value: "Opening Balance", label: "Opening Balance" },
        { value: "Year Closing", label: "Year Closing" },
      ],
    },
    { param: "UserID", kind: "user", label: "Entered By", all: "All Users" },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "Date", kind: "date" },
    { field: "Type", label: "Voucher Type" },
    { field: "VoucherNo", label: "Voucher No" },
    { field: "Particulars" },
    {
      field: "Debit",
      kind: "money",
      total: true,
      struck: "CancelledDebit",
      help: "What the voucher debits its party with, or moves where it has none.",
    },
    {
      field: "Credit",
      kind: "money",
      total: true,
      struck: "CancelledCredit",
      help: "What the voucher credits its party with: money received, goods bought or taken back.",
    },
    { field: "Narration" },
    { field: "EnteredBy", label: "Entered By" },
    {
      field: "State",
      label: "Status",
      kind: "tag",
      tones: { Posted: "plain", Edited: "warn", Cancelled: "bad" },
    },
  ],
  rows: { tone: ({ State }) => (State === "Cancelled" ? "cancelled" : undefined) },
  card: { title: "Particulars", amount: "Debit", details: ["Credit", "VoucherNo", "Type", "Date"] },
  details: {
    title: "Voucher",
    content: lazyPart(() => import("../voucher/VoucherView.tsx").then((part) => part.VoucherOfRow)),
  },
});
