import { declareReport } from "../../report/define/declare-report.ts";
import { outstandingParts } from "./outstanding-parts.ts";

const { asOn, columns, ...parts } = outstandingParts;

export const billsPayable = declareReport({
  ...parts,
  operation: "billsPayable.report",
  title: "Bills Payable",
  words: { failure: "Failed to fetch bills payable. Please try again.", empty: "Nothing is owed." },
  filters: [asOn, { param: "SupplierID", kind: "supplier", label: "Supplier", all: "All Suppliers" }],
  columns: [{ kind: "serial", label: "SL.No" }, { field: "AccountName", label: "Supplier" }, ...columns],
});
