import { defineReport } from "../../report/define/define-report.tsx";
import { lazyPart } from "../../parts/lazy-part.ts";
import { outstandingParts } from "./outstanding-parts.ts";

const { asOn, columns, ...parts } = outstandingParts;

/**
 * Lists the bills that customers have not paid, with what is left of each and how long it has been due. A portal shows a customer his own.
 * @widget Ledgers and accounts
 */
export const BillsReceivable = defineReport({
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
  details: {
    title: "Bill",
    content: lazyPart(() => import("./ReceivableBill.tsx").then((part) => part.ReceivableBill)),
  },
});
