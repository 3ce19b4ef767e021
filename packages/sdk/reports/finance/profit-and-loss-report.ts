import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

export const profitAndLossReport = declareReport({
  operation: "trialBalance.report",
  title: "Profit & Loss Statement",
  words: { failure: "Failed to fetch P&L data. Please try again." },
  range: { from: "FromDate", to: "ToDate", default: lastDays(30) },
  columns: [
    { field: "GName", label: "Group Name" },
    { field: "HName", label: "Account Name" },
    { field: "Debit", kind: "money" },
    { field: "Credit", kind: "money" },
  ],
  rows: { isWhole: true },
  card: { title: "HName", amount: "Debit", details: ["GName", "Credit"] },
});
