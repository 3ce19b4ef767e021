/** The trial balance's second file, a bill's items in the profit report, and the profit and loss statement, in Hindi. */
export const financeText = {
  grandTotal: "कुल योग",
  subtotal: "उप-योग",
  groupExcel: "समूहवार Excel",
  groupFile: (from: string, to: string) => `TrialBalance_Group_${from}_to_${to}`,
  generate: "रिपोर्ट बनाएँ",
  totalExpenses: "कुल खर्च",
  totalIncome: "कुल आय",
  expensesBreakdown: "खर्च का ब्योरा",
  incomeBreakdown: "आय का ब्योरा",
  group: "समूह का नाम",
  amount: "राशि",
  particulars: "विवरण",
  results: {
    profit: { title: "शुद्ध लाभ", badge: "लाभ" },
    loss: { title: "शुद्ध हानि", badge: "हानि" },
    even: { title: "न लाभ न हानि", badge: "बराबर" },
  },
  statementFile: (from: string, to: string) => `ProfitAndLoss_${from}_to_${to}`,
};
