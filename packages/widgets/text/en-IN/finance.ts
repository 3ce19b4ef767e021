/** The trial balance's second file, a bill's items in the profit report, and the profit and loss statement. */
export const financeText = {
  grandTotal: "Grand Total",
  subtotal: "Subtotal",
  groupExcel: "Group Excel",
  groupFile: (from: string, to: string) => `TrialBalance_Group_${from}_to_${to}`,
  generate: "Generate Report",
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
