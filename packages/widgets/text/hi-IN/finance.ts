/** The trial balance's second file, a bill's items in the profit report, and the bar of the profit and loss statement, in Hindi. */
export const financeText = {
  grandTotal: "कुल योग",
  subtotal: "उप-योग",
  groupExcel: "समूहवार Excel",
  groupFile: (from: string, to: string) => `TrialBalance_Group_${from}_to_${to}`,
  generate: "रिपोर्ट बनाएँ",
};
