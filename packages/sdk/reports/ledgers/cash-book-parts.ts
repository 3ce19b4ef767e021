import { lastDays } from "../../report/quick-range.ts";
import type { ReportCard, ReportColumn } from "../../report/define/definition.ts";

export const cashBookParts = {
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  cards: [
    { figure: "Opening", label: "Opening Balance", kind: "balance" },
    { figure: "Receipts", label: "Receipts" },
    { figure: "Payments", label: "Payments" },
    { figure: "Closing", label: "Closing Balance", kind: "balance" },
  ] satisfies ReportCard<"Opening" | "Closing" | "Receipts" | "Payments">[],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "Date", kind: "date" },
    { field: "Particulars" },
    { field: "Type", label: "Voucher Type" },
    { field: "VoucherNo", label: "Voucher No" },
    { field: "Receipts", kind: "money", total: true, help: "Debit: what came in." },
    { field: "Payments", kind: "money", total: true, help: "Credit: what went out." },
    { field: "Balance", kind: "balance" },
  ] satisfies ReportColumn<"cashBook.report">[],
  whereAndWhy: [{ field: "Account" }, { field: "Narration" }] satisfies ReportColumn<"cashBook.report">[],
  card: { title: "Particulars", amount: "Balance", details: ["Date", "Type", "Receipts", "Payments"] },
  details: { title: "Entry" },
} as const;
