import type { Text } from "../en-IN/en-IN.ts";

/** The ledgers. */
export const ledgerText: Text["ledger"] = {
  number: "വാട്സാപ്പ് നമ്പർ",
  whatsApp: "വാട്സാപ്പ്",
  send: "അയയ്ക്കുക",
  sending: "അയയ്ക്കുന്നു",
  enterNumber: "വാട്സാപ്പ് നമ്പർ നൽകുക",
  confirm: (phone) => `${phone} എന്ന വാട്സാപ്പ് നമ്പറിലേക്ക് ലെഡ്ജർ PDF അയയ്ക്കണോ?`,
  noData: "PDF ഉണ്ടാക്കാൻ വിവരങ്ങളൊന്നുമില്ല.",
  sent: (response) => `വാട്സാപ്പ് മറുപടി: ${response}`,
  sendFailed: "വാട്സാപ്പ് സന്ദേശം അയയ്ക്കാനായില്ല.",
  pdfFailed: "PDF ഉണ്ടാക്കാനോ അയയ്ക്കാനോ ആയില്ല.",
  entry: "എൻട്രി",
  billNo: "ബിൽ നമ്പർ",
  date: "തീയതി",
  description: "വിവരണം",
  billMode: "ബിൽ രീതി",
  inWords: "തുക അക്ഷരത്തിൽ",
  type: "തരം",
  transactionNo: "ഇടപാട് നമ്പർ",
  debit: "ഡെബിറ്റ്",
  credit: "ക്രെഡിറ്റ്",
  balance: "ബാക്കി",
  accountHead: "അക്കൗണ്ട് ഹെഡ്",
  narration: "നറേഷൻ",
};
