/** What the vouchers are called that are entered by hand, and their fields. */
export const voucherWords: Readonly<Record<string, string>> = {
  "Payment Voucher": "भुगतान वाउचर",
  "Contra Voucher": "कॉन्ट्रा वाउचर",
  "Expense Voucher": "ख़र्च वाउचर",
  "Journal Voucher": "जर्नल वाउचर",
  payment: "भुगतान",
  contra: "कॉन्ट्रा",
  expense: "ख़र्च",
  journal: "जर्नल",
  From: "कहाँ से",
  To: "कहाँ",
  "Payment Mode": "भुगतान का तरीक़ा",
  "Your cash account": "आपका नक़द खाता",
  "Choose the bank account that it moves through.": "वह बैंक खाता चुनें जिससे यह जाता है।",
};
