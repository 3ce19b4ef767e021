/** The balance sheet, the day book, the cash book and the bank book. */
export const financeWords = {
  "Balance Sheet": "ബാലൻസ് ഷീറ്റ്",
  "As on": "തീയതി",
  Side: "വശം",
  "Last Year": "കഴിഞ്ഞ വർഷം",
  "Failed to fetch the balance sheet. Please try again.": "ബാലൻസ് ഷീറ്റ് ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.",
  "Total of liabilities": "ബാധ്യതകളുടെ ആകെത്തുക",
  "Trial balance, assets": "ട്രയൽ ബാലൻസ്, ആസ്തികൾ",
};
