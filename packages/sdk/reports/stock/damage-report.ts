import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

/**
 * Lists goods that came back, were replaced or were written off. Each row says in what condition
 * they were.
 * @widget Stock
 */
export const damageReport = declareReport({
  operation: "damages.report",
  title: "Damage Report",
  words: {
    search: "Search by Item/Date",
    generate: "Generate",
    total: "Grand Total",
    failure: "Failed to fetch damage report. Please try again.",
    file: "DamageReport_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    { param: "activeUserId", kind: "salesmen", label: "Salesman", all: "All Salesmen", isOnBar: true },
    { param: "CustomerID", kind: "customer", label: "Customer", all: "All Customers", isOnBar: true },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "Date", kind: "date" },
    { field: "CustomerName", label: "Customer Name" },
    { field: "ItemName", label: "Item Name" },
    { field: "GoodStock", label: "Good Stock", kind: "quantity", total: true },
    { field: "DamageProduct", label: "Damage Product", kind: "quantity", total: true },
    { field: "Expired", kind: "quantity", total: true },
    { field: "Replacement", kind: "quantity", total: true },
    { field: "SalesmanName", label: "Salesman Name", gives: "last" },
    { field: "Qty", kind: "quantity", total: true },
  ],
  rows: { sizes: [70], sort: "-Date", paper: { format: "a4-landscape" } },
  card: { title: "ItemName", amount: "Qty", details: ["Date", "CustomerName", "SalesmanName"] },
});
