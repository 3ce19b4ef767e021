/** The balance sheet, the day book, the cash book and the bank book, in Hindi. */
export const financeWords = {
  "Balance Sheet": "तुलन पत्र",
  "As on": "दिनांक",
  Side: "पक्ष",
  "Last Year": "पिछला वर्ष",
  "Failed to fetch the balance sheet. Please try again.": "तुलन पत्र नहीं मिला। कृपया फिर से कोशिश करें।",
  "Total of liabilities": "देयताओं का योग",
  "Trial balance, assets": "तलपट, परिसंपत्तियाँ",
  "Day Book": "रोज़नामचा",
  "Failed to fetch the day book. Please try again.": "रोज़नामचा नहीं मिला। कृपया फिर से कोशिश करें।",
  "Search by number, party, amount...": "नंबर, पार्टी, राशि से खोजें...",
  "Voucher Type": "वाउचर का प्रकार",
  "Voucher No": "वाउचर नं.",
  Particulars: "विवरण",
  "Entered By": "दर्ज करने वाला",
  "What the voucher debits its party with, or moves where it has none.":
    "वाउचर पार्टी को जितना डेबिट करता है; पार्टी न हो तो वाउचर की राशि।",
  "What the voucher credits its party with: money received, goods bought or taken back.":
    "वाउचर पार्टी को जितना क्रेडिट करता है: मिला पैसा, खरीदा या वापस लिया माल।",
  Voucher: "वाउचर",
  Edited: "बदला गया",
  Posted: "दर्ज",
  Cancelled: "रद्द",
  "Cash Handed Over": "नकद सौंपा",
  "Year Closing": "वर्ष समापन",
  Damage: "खराब माल",
};
