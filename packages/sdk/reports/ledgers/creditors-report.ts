import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { ageingColumns } from "./ageing-columns.ts";

/**
 * Shows what the company owed each supplier before a range and owes after it. An advance is a
 * negative figure.
 * @widget Ledgers and accounts
 */
export const creditorsReport = declareReport({
  operation: "creditors.report",
  title: "Creditors Report",
  words: {
    search: "Search by supplier name",
    generate: "Generate",
    failure: "An error occurred while fetching the report.",
    file: "CreditorsReport_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(0) },
  filters: [
    { param: "Salesman", kind: "salesman", label: "Salesman", all: "All Salesmen", isOnBar: true },
    { param: "Route", kind: "route", label: "Route", all: "All Routes", isOnBar: true },
  ],
  columns: [
    { kind: "serial", label: "SI. No" },
    { field: "AccountName", label: "Supplier Name" },
    {
      field: "Address",
      text: ({ Address, City }) => [Address, City].filter(Boolean).join(", ") || null,
    },
    { field: "Opening", kind: "money", total: true },
    { field: "Debit", kind: "money", total: true },
    { field: "Credit", kind: "money", total: true },
    { field: "Outstanding", kind: "money", total: true },
    { field: "UserName", label: "Salesman" },
    { field: "RootName", label: "Route" },
    ...ageingColumns,
  ],
  card: { title: "AccountName", amount: "Outstanding", details: ["City", "Debit", "Credit"] },
});
