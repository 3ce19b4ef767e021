import { declareReport } from "../../report/define/declare-report.ts";

export const balanceSheetReport = declareReport({
  operation: "balanceSheet.report",
  title: "Balance Sheet",
  words: { failure: "Failed to fetch the balance sheet. Please try again." },
  filters: [{ param: "Date", kind: "day", label: "As on", usual: (today: string) => today, isOnBar: true }],
  columns: [
    { field: "Side" },
    { field: "GName", label: "Group Name" },
    { field: "HName", label: "Account Name" },
    { field: "Amount", kind: "money" },
    { field: "LastYear", label: "Last Year", kind: "money" },
  ],
  rows: { isWhole: true },
  card: { title: "HName", amount: "Amount", details: ["GName", "LastYear"] },
});
