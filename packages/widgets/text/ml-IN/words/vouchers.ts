/** What the vouchers are called that are entered by hand, and their fields. */
export const voucherWords: Readonly<Record<string, string>> = {
  "Payment Voucher": "പേയ്മെന്റ് വൗച്ചർ",
  "Contra Voucher": "കോൺട്രാ വൗച്ചർ",
  "Expense Voucher": "ചെലവ് വൗച്ചർ",
  "Journal Voucher": "ജേണൽ വൗച്ചർ",
  payment: "പേയ്മെന്റ്",
  contra: "കോൺട്രാ",
  expense: "ചെലവ്",
  journal: "ജേണൽ",
  From: "എവിടെനിന്ന്",
  To: "എവിടേക്ക്",
  "Payment Mode": "പണം നൽകുന്ന രീതി",
  "Your cash account": "നിങ്ങളുടെ കാഷ് അക്കൗണ്ട്",
  "Choose the bank account that it moves through.": "പണം കടന്നുപോകുന്ന ബാങ്ക് അക്കൗണ്ട് തിരഞ്ഞെടുക്കുക.",
};
