import { defineReport } from "../../report/define/define-report.tsx";
import { outstandingParts } from "./outstanding-parts.ts";

const { asOn, columns, ...parts } = outstandingParts;

/**
 * Lists the suppliers' bills that are not paid, with what is left of each. It says which one is to be paid next.
 * @widget Ledgers and accounts
 */
export const BillsPayable = defineReport({
  ...parts,
  operation: "billsPayable.report",
  title: "Bills Payable",
  words: { failure: "Failed to fetch bills payable. Please try again.", empty: "Nothing is owed." },
  filters: [asOn, { param: "SupplierID", kind: "supplier", label: "Supplier", all: "All Suppliers" }],
  columns: [{ kind: "serial", label: "SL.No" }, { field: "AccountName", label: "Supplier" }, ...columns],
});
