import type { Text } from "../en-IN/en-IN.ts";

/** The trial balance's second file, a bill's items in the profit report, and the profit and loss statement. */
export const financeText: Text["finance"] = {
  grandTotal: "ഗ്രാൻഡ് ടോട്ടൽ",
  subtotal: "സബ് ടോട്ടൽ",
  groupExcel: "ഗ്രൂപ്പ് Excel",
  groupFile: (from, to) => `TrialBalance_Group_${from}_to_${to}`,
  generate: "റിപ്പോർട്ട് തയ്യാറാക്കുക",
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
