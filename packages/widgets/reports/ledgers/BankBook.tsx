import { defineReport } from "../../report/define/define-report.tsx";
import { cashBookParts } from "./cash-book-parts.ts";

/** The same of the bank accounts, overdrafts included. */
export const BankBook = defineReport({
  ...cashBookParts,
  operation: "bankBook.report",
  title: "Bank Book",
  words: {
    failure: "Failed to fetch the bank book. Please try again.",
    file: "BankBook_{from}_to_{to}",
  },
  filters: [
    { param: "AccountCode", kind: "bankAccount", label: "Account", all: "All Bank Accounts", isOnBar: true },
  ],
});
