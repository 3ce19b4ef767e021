import type { ManualWidget } from "./manual-widget.ts";

/** Reports of ledgers, accounts and finance. */
export const accountWidgets: readonly ManualWidget[] = [
  {
    name: "CustomerLedger",
    title: "Customer Ledger",
    group: "Ledgers and accounts",
    purpose:
      "Shows one customer's account: what he owed, bought, paid and gave back. It is the widget that a portal shows to the customer himself.",
  },
  {
    name: "LedgerReport",
    title: "Ledger Report",
    group: "Ledgers and accounts",
    purpose:
      "Lists the entries of any account with the balance after each. Pressing an entry shows the document behind it.",
  },
  {
    name: "TransLedgerReport",
    title: "Trans Ledger Report",
    group: "Ledgers and accounts",
    purpose:
      "Lists the entries of an account with the balance after each, laid out for printing. Its figures are those of the Ledger Report.",
  },
  {
    name: "DebtorsReport",
    title: "Debitors Report",
    group: "Ledgers and accounts",
    purpose:
      "Shows what each customer owed before a range and owes after it. It says whom to call about money.",
  },
  {
    name: "CreditorsReport",
    title: "Creditors Report",
    group: "Ledgers and accounts",
    purpose:
      "Shows what the company owed each supplier before a range and owes after it. An advance is a negative figure.",
  },
  {
    name: "ReceiptReport",
    title: "Receipt Report",
    group: "Ledgers and accounts",
    purpose: "Lists the money that came in, the latest first. A receipt that was cancelled keeps its number.",
  },
  {
    name: "PaymentReport",
    title: "Payment Report",
    group: "Ledgers and accounts",
    purpose:
      "Lists payments and expenses of a range, the latest first. A payment that was cancelled keeps its number.",
  },
  {
    name: "JournalReport",
    title: "Journal Report",
    group: "Ledgers and accounts",
    purpose: "Lists the journals of a range, the latest first. Pressing one shows all of its lines.",
  },
  {
    name: "CustomerDetailsReport",
    title: "Customer Details Report",
    group: "Ledgers and accounts",
    purpose:
      "Lists customers with address, salesman and route, all or those made in a range. It is the address book of the sales staff.",
  },
  {
    name: "TrialBalance",
    title: "Trial Balance",
    group: "Finance",
    purpose:
      "Shows opening, movement and closing of every account under its group. Debits and credits are equal, or it says so.",
  },
  {
    name: "BillsReceivable",
    title: "Bills Receivable",
    group: "Ledgers and accounts",
    purpose:
      "Lists the bills that customers have not paid, with what is left of each and how long it has been due. A portal shows a customer his own.",
  },
  {
    name: "BillsPayable",
    title: "Bills Payable",
    group: "Ledgers and accounts",
    purpose:
      "Lists the suppliers' bills that are not paid, with what is left of each. It says which one is to be paid next.",
  },
  {
    name: "CashBook",
    title: "Cash Book",
    group: "Finance",
    purpose:
      "Lists what came into the cash accounts and went out of them, with the balance after each entry. It is of all of them, or of one.",
  },
  {
    name: "BankBook",
    title: "Bank Book",
    group: "Finance",
    purpose:
      "Lists what came into the bank accounts and went out of them, with the balance after each entry and the day on which the bank had it. It ends with the balance as per bank; overdrafts are among them.",
  },
  {
    name: "DayBook",
    title: "Day Book",
    group: "Finance",
    purpose:
      "Lists every voucher of a day as it went, with who entered it. Pressing one shows all accounts that it debits and credits.",
  },
  {
    name: "BalanceSheet",
    title: "Balance Sheet",
    group: "Finance",
    purpose:
      "Shows what the company has and owes at the end of a day, beside the same day a year before. Both sides are equal, and agree with the Trial Balance.",
  },
  {
    name: "ProfitAndLoss",
    title: "Profit & Loss Statement",
    group: "Finance",
    purpose:
      "Shows income, costs and what is left of a range. It is made of the Trial Balance, so both always agree.",
  },
  {
    name: "ProfitReport",
    title: "Profit Report",
    group: "Finance",
    purpose:
      "Shows what each bill earned, the best first: its value, the cost of its goods and the difference. The items stand beside the bill.",
  },
];
