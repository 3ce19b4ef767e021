/** The balance sheet, the day book, the cash book and the bank book, in Hindi. */
export const financeWords = {
  "Balance Sheet": "तुलन पत्र",
  "As on": "दिनांक",
  Side: "पक्ष",
  "Last Year": "पिछला वर्ष",
  "Failed to fetch the balance sheet. Please try again.": "तुलन पत्र नहीं मिला। कृपया फिर से कोशिश करें।",
  "Total of liabilities": "देयताओं का योग",
  "Trial balance, assets": "तलपट, परिसंपत्तियाँ",
};
