import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { makeChoices } from "../../report/filters/choices.ts";

export const saleReport = declareReport({
  operation: "sales.report",
  title: "Sale Report",
  words: {
    search: "Search bill, customer, amount…",
    filters: "Sales Report Filters",
    total: "Total Amount",
    failure: "Failed to fetch sale report. Please try again.",
    file: "SaleReport_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    {
      param: "Type",
      kind: "choice",
      label: "Sale Type",
      all: "All Types",
      options: makeChoices("Retail", "Wholesale"),
    },
    { param: "activeUserId", kind: "salesmen", label: "Salesman", all: "All Salesmen" },
    { param: "RouteID", kind: "route", label: "Route", all: "All Routes" },
    { param: "CreatedById", kind: "user", label: "Created By", all: "All Users" },
    { param: "CustomerID", kind: "customer", label: "Customer", all: "All Customers" },
    { param: "Branch", kind: "branch", label: "Branch", all: "All Branches" },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "BillNo", label: "Bill No" },
    { field: "BillDate", label: "Bill Date", kind: "date" },
    { field: "CustomerName", label: "Customer" },
    {
      field: "BillAmount",
      label: "Amount",
      help: "What the customer owes for the bill: after discount and round-off; nothing for a cancelled one",
      kind: "money",
      total: true,
      struck: "CancelledAmount",
    },
    {
      field: "SaleType",
      label: "Type",
      // A retail number ending in 00 means wholesale only if there is a wholesale number
      // (docs/books.md#wholesale).
      text: (row) =>
        row.RetailBillNo.endsWith("00") && row.WholesaleNo !== null ? "Wholesale" : row.SaleType,
    },
    { field: "BillModeText", label: "Pay Mode", kind: "tag", tones: { Cash: "ok", Credit: "warn" } },
    { field: "Salesman" },
    { field: "CreatedBy", label: "Created By" },
  ],
  rows: {
    sort: (isNarrowed) => (isNarrowed ? "BillDate" : "-BillDate"),
    tone: (row) => (row.Status === 2 ? "cancelled" : undefined),
  },
  card: { title: "CustomerName", amount: "BillAmount", details: ["BillNo", "BillDate", "BillModeText"] },
  details: { title: "Bill Details" },
});
