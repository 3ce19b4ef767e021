/** The balance sheet, the day book, the cash book and the bank book. */
export const financeWords = {
  "Balance Sheet": "ബാലൻസ് ഷീറ്റ്",
  "As on": "തീയതി",
  Side: "വശം",
  "Last Year": "കഴിഞ്ഞ വർഷം",
  "Failed to fetch the balance sheet. Please try again.": "ബാലൻസ് ഷീറ്റ് ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.",
  "Total of liabilities": "ബാധ്യതകളുടെ ആകെത്തുക",
  "Trial balance, assets": "ട്രയൽ ബാലൻസ്, ആസ്തികൾ",
  "Day Book": "ഡേ ബുക്ക്",
  "Failed to fetch the day book. Please try again.": "ഡേ ബുക്ക് ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.",
  "Search by number, party, amount...": "നമ്പർ, പാർട്ടി, തുക എന്നിവ തിരയുക...",
  "Voucher Type": "വൗച്ചർ തരം",
  "Voucher No": "വൗച്ചർ നമ്പർ",
  Particulars: "വിവരം",
  "Entered By": "രേഖപ്പെടുത്തിയത്",
  "What the voucher debits its party with, or moves where it has none.":
    "വൗച്ചർ പാർട്ടിയെ ഡെബിറ്റ് ചെയ്യുന്ന തുക; പാർട്ടിയില്ലെങ്കിൽ വൗച്ചറിന്റെ തുക.",
  "What the voucher credits its party with: money received, goods bought or taken back.":
    "വൗച്ചർ പാർട്ടിയെ ക്രെഡിറ്റ് ചെയ്യുന്ന തുക: കിട്ടിയ പണം, വാങ്ങിയതോ തിരിച്ചെടുത്തതോ ആയ ചരക്ക്.",
  Voucher: "വൗച്ചർ",
  Edited: "തിരുത്തി",
  Posted: "രേഖപ്പെടുത്തി",
  Cancelled: "റദ്ദാക്കി",
  "Cash Handed Over": "പണം കൈമാറി",
  "Van Load": "വാൻ ലോഡ്",
  "Year Closing": "വർഷാവസാനം",
  Damage: "കേടായ ചരക്ക്",
};
