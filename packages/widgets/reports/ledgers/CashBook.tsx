import { defineReport } from "../../report/define/define-report.tsx";
import { cashBookParts } from "./cash-book-parts.ts";

const { whereAndWhy, ...parts } = cashBookParts;

/**
 * Lists what came into the cash accounts and went out of them, with the balance after each entry. It is of all of them, or of one.
 * @widget Finance
 */
export const CashBook = defineReport({
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
