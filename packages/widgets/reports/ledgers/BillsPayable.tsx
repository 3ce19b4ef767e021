import { defineReport } from "../../report/define/define-report.tsx";
import { outstandingParts } from "./outstanding-parts.ts";

const { asOn, columns, ...parts } = outstandingParts;

/** What the company has not paid its suppliers, bill by bill, and for how long it has been due. */
export const BillsPayable = defineReport({
  ...parts,
  operation: "billsPayable.report",
  title: "Bills Payable",
  words: { failure: "Failed to fetch bills payable. Please try again.", empty: "Nothing is owed." },
  filters: [asOn, { param: "SupplierID", kind: "supplier", label: "Supplier", all: "All Suppliers" }],
  columns: [{ kind: "serial", label: "SL.No" }, { field: "AccountName", label: "Supplier" }, ...columns],
});
