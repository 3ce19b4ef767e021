import { declareReport } from "../../report/define/declare-report.ts";
import { outstandingParts } from "./outstanding-parts.ts";

const { asOn, columns, ...parts } = outstandingParts;

export const billsReceivable = declareReport({
  ...parts,
  operation: "billsReceivable.report",
  title: "Bills Receivable",
  words: { failure: "Failed to fetch bills receivable. Please try again.", empty: "Nobody owes anything." },
  filters: [
    asOn,
    { param: "CustomerID", kind: "customer", label: "Customer", all: "All Customers" },
    { param: "Salesman", kind: "salesman", label: "Salesman", all: "All Salesmen" },
    { param: "Route", kind: "route", label: "Route", all: "All Routes" },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "AccountName", label: "Customer" },
    ...columns,
    { field: "UserName", label: "Salesman" },
    { field: "RootName", label: "Route" },
  ],
  details: { title: "Bill" },
});
