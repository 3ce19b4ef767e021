import type { Text } from "../en-IN/en-IN.ts";

/** The trial balance's second file, a bill's items in the profit report, and the bar of the profit and loss statement. */
export const financeText: Text["finance"] = {
  grandTotal: "ഗ്രാൻഡ് ടോട്ടൽ",
  subtotal: "സബ് ടോട്ടൽ",
  groupExcel: "ഗ്രൂപ്പ് Excel",
  groupFile: (from, to) => `TrialBalance_Group_${from}_to_${to}`,
  generate: "റിപ്പോർട്ട് തയ്യാറാക്കുക",
};
