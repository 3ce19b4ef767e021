import type { statementsText as english } from "../en-IN/statements.ts";

/** The profit and loss statement and the balance sheet, in Hindi. */
export const statementsText: typeof english = {
  liabilities: "पूँजी और देयताएँ",
  totalLiabilities: "कुल देयताएँ",
  assets: "परिसंपत्तियाँ",
  totalAssets: "कुल परिसंपत्तियाँ",
  asOn: (day) => `${day} को`,
  balanceSheetFile: (day) => `BalanceSheet_${day}`,
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
