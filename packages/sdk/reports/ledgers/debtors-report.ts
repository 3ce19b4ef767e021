import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { ageingColumns } from "./ageing-columns.ts";

/**
 * Shows what each customer owed before a range and owes after it. It says whom to call about money.
 * @widget Ledgers and accounts
 */
export const debtorsReport = declareReport({
  operation: "debtors.report",
  title: "Debitors Report",
  words: {
    search: "Search by customer name",
    failure: "An error occurred while fetching the report.",
    empty: "No data available for the selected filters.",
    file: "DebitorsReport_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(120) },
  filters: [
    { param: "Salesman", kind: "salesman", label: "Salesman", all: "All Salesmen" },
    { param: "Route", kind: "route", label: "Route", all: "All Routes" },
    { param: "Van", kind: "vehicle", label: "Van", all: "All Vans" },
  ],
  columns: [
    { kind: "serial", label: "SI. No" },
    { field: "AccountName", label: "Customer Name" },
    {
      field: "Address",
      text: ({ Address, City }) => [Address, City].filter(Boolean).join(", ") || null,
    },
    { field: "BalanceBefore", label: "Opening", kind: "money", total: true },
    { field: "DebitAmount", label: "Debit", kind: "money", total: true },
    { field: "CreditAmount", label: "Credit", kind: "money", total: true },
    { field: "Outstanding", kind: "money", total: true },
    { field: "UserName", label: "Salesman" },
    { field: "RootName", label: "Route" },
    { field: "Mob", label: "Mobile" },
    { field: "VanName", label: "Van", isHidden: true },
    ...ageingColumns,
  ],
  card: { title: "AccountName", amount: "Outstanding", details: ["RootName", "UserName", "Mob"] },
});
