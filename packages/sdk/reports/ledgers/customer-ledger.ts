import { amountInWords } from "../../format/amount-in-words.ts";
import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { makeChoices } from "../../report/filters/choices.ts";

export const customerLedger = declareReport({
  operation: "customerLedger.report",
  title: "Customer Ledger",
  words: {
    search: "Search by Amount / Date ...",
    generate: "Generate",
    failure: "Error: {message}",
    unexplained: "Failed to fetch ledger details.",
    unexpected: "An unexpected error occurred.",
    empty: "No data available",
    noCards: "No Summary  available",
    file: "CustomerLedger_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(120) },
  filters: [
    { param: "FYearID", kind: "year", label: "Financial Year" },
    {
      param: "CustomerID",
      kind: "customer",
      label: "Customer",
      all: "Select Customer",
      isOnBar: true,
      missing: "CustomerID, FromDate, and ToDate are required.",
    },
    {
      param: "Description",
      kind: "choice",
      label: "Description",
      all: "All",
      isOnBar: true,
      options: makeChoices(
        "Sale",
        "Sale Return",
        "Receipt",
        "Credit Note",
        "Payment",
        "Journal",
        "Expense",
        "Opening Balance",
      ),
    },
  ],
  cards: [
    { figure: "AcTransAmount", label: "AcTrans Amount" },
    { figure: "BillAmount", label: "Bill Amount" },
    { figure: "ReceiptAmount", label: "Receipt Amount" },
    { figure: "ReturnedBillAmount", label: "Returned Bill Amount" },
    { figure: "Outstanding", label: "Outstanding" },
    { figure: "DebitAmount", label: "Debit Amount" },
    { figure: "CreditAmount", label: "Credit Amount" },
    { figure: "BalanceBefore", label: "Balance Before" },
  ],
  columns: [
    { kind: "serial", label: "SL. No" },
    { field: "BillNo", label: "Bill No" },
    { field: "Date", kind: "date" },
    { field: "Description" },
    {
      field: "Mode",
      label: "Bill Mode",
      text: ({ Mode, BillMode }) => (Mode === "Credit" && BillMode ? `${Mode} - ${BillMode}` : Mode),
    },
    {
      field: "Amount",
      label: "Amount (₹)",
      kind: "money",
      side: ({ Mode }) => (Mode === "Debit" ? "debit" : "credit"),
    },
    {
      field: "Amount",
      label: "Amount in Words",
      text: ({ Amount }) => amountInWords(Amount),
    },
  ],
  card: { title: "Description", amount: "Amount", details: ["BillNo", "Date", "Mode"] },
  details: { title: "Entry" },
});
