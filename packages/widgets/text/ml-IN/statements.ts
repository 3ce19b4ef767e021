import type { statementsText as english } from "../en-IN/statements.ts";

/** The profit and loss statement and the balance sheet, in Malayalam. */
export const statementsText: typeof english = {
  liabilities: "മൂലധനവും ബാധ്യതകളും",
  totalLiabilities: "ആകെ ബാധ്യതകൾ",
  assets: "ആസ്തികൾ",
  totalAssets: "ആകെ ആസ്തികൾ",
  asOn: (day) => `${day}-ന്`,
  balanceSheetFile: (day) => `BalanceSheet_${day}`,
  totalExpenses: "ആകെ ചെലവ്",
  totalIncome: "ആകെ വരുമാനം",
  expensesBreakdown: "ചെലവുകൾ തിരിച്ച്",
  incomeBreakdown: "വരുമാനം തിരിച്ച്",
  group: "ഗ്രൂപ്പിന്റെ പേര്",
  amount: "തുക",
  particulars: "വിവരം",
  results: {
    profit: { title: "അറ്റ ലാഭം", badge: "ലാഭം" },
    loss: { title: "അറ്റ നഷ്ടം", badge: "നഷ്ടം" },
    even: { title: "ലാഭവും നഷ്ടവുമില്ല", badge: "തുല്യം" },
  },
  statementFile: (from, to) => `ProfitAndLoss_${from}_to_${to}`,
};
