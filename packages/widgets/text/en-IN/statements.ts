/** The profit and loss statement and the balance sheet. */
export const statementsText = {
  liabilities: "Capital & Liabilities",
  totalLiabilities: "Total Liabilities",
  assets: "Assets",
  totalAssets: "Total Assets",
  asOn: (day: string) => `As on ${day}`,
  balanceSheetFile: (day: string) => `BalanceSheet_${day}`,
  totalExpenses: "Total Expenses",
  totalIncome: "Total Income",
  expensesBreakdown: "Expenses Breakdown",
  incomeBreakdown: "Income Breakdown",
  group: "Group Name",
  amount: "Amount",
  particulars: "Particulars",
  /** What the statement comes to, and the word beside it. */
  results: {
    profit: { title: "Net Profit", badge: "Profit" },
    loss: { title: "Net Loss", badge: "Loss" },
    even: { title: "Break Even", badge: "Even" },
  },
  statementFile: (from: string, to: string) => `ProfitAndLoss_${from}_to_${to}`,
};
