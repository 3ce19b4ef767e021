import { declareReport } from "../../report/define/declare-report.ts";
import { cashBookParts } from "./cash-book-parts.ts";

const { whereAndWhy, ...parts } = cashBookParts;

export const bankBook = declareReport({
  ...parts,
  operation: "bankBook.report",
  title: "Bank Book",
  words: {
    failure: "Failed to fetch the bank book. Please try again.",
    file: "BankBook_{from}_to_{to}",
    missing: "–",
  },
  filters: [
    {
      param: "AccountCode",
      kind: "bankAccount",
      label: "Account",
      all: "All Bank Accounts",
      isOnBar: true,
    },
    {
      param: "Reconciled",
      kind: "choice",
      label: "In the Bank",
      all: "All Entries",
      options: [
        { value: "No", label: "Not in the bank" },
        { value: "Yes", label: "In the bank" },
      ],
    },
  ],
  cards: [
    ...parts.cards,
    { figure: "ReceiptsNotInBank", label: "Receipts Not in Bank" },
    { figure: "PaymentsNotInBank", label: "Payments Not in Bank" },
    { figure: "NotInBooks", label: "In Bank before the Books", kind: "balance" },
    { figure: "BankBalance", label: "Balance as per Bank", kind: "balance" },
  ],
  columns: [
    ...parts.columns.map((column) => {
      // When an entry is open next to the table, there is room for one column less than in the cash
      // book.
      if (column.field === "Type") return { ...column, gives: "first" as const };
      return column.field === "VoucherNo" ? { ...column, gives: "soon" as const } : column;
    }),
    { field: "BankDate", kind: "date", label: "Bank Date" },
    ...whereAndWhy,
  ],
  details: { title: "Entry" },
});
