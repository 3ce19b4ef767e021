import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

export const trialBalance = declareReport({
  operation: "trialBalance.report",
  title: "Trial Balance",
  words: {
    search: "Search ledger, debit, credit…",
    total: "Grand Total",
    file: "TrialBalance_Ledger_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(30), offered: lastDays(180) },
  filters: [{ param: "GName", kind: "accountGroup", label: "Group Name", all: "All Groups", isOnBar: true }],
  columns: [
    { field: "Type" },
    { field: "GName", label: "Group Name" },
    { field: "HName", label: "Ledger" },
    { field: "OpeningBalance", label: "Opening Balance", kind: "balance", total: true },
    { field: "Debit", kind: "money", total: true },
    { field: "Credit", kind: "money", total: true },
    { field: "ClosingBalance", label: "Closing Balance", kind: "balance", total: true },
  ],
  rows: { isWhole: true, groups: ["Type", "GName"] },
  card: { title: "HName", amount: "ClosingBalance", details: ["Debit", "Credit"] },
});
