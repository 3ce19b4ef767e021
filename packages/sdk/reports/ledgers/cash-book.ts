import { declareReport } from "../../report/define/declare-report.ts";
import { cashBookParts } from "./cash-book-parts.ts";

const { whereAndWhy, ...parts } = cashBookParts;

export const cashBook = declareReport({
  ...parts,
  operation: "cashBook.report",
  title: "Cash Book",
  words: {
    failure: "Failed to fetch the cash book. Please try again.",
    file: "CashBook_{from}_to_{to}",
  },
  filters: [
    { param: "AccountCode", kind: "cashAccount", label: "Account", all: "All Cash Accounts", isOnBar: true },
  ],
  columns: [...parts.columns, ...whereAndWhy],
});
