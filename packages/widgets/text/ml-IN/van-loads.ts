import type { Text } from "../en-IN/en-IN.ts";

/** The van-loading area. */
export const vanLoadsText: Text["vanLoads"] = {
  salesman: (name) => `സെയിൽസ്മാൻ: ${name}`,
  month: "മാസം",
  previousMonth: "കഴിഞ്ഞ മാസം",
  nextMonth: "അടുത്ത മാസം",
  noMonths: "അങ്ങനെയൊരു മാസമില്ല",
  noLoads: "ഈ മാസം വാനിൽ ലോഡ് കയറ്റിയിട്ടില്ല.",
  byDate: "VT സ്റ്റോക്ക് തീയതി തിരിച്ച്",
  byDateColumns: ["തീയതി", "VT സ്റ്റോക്ക്", "സ്റ്റോക്ക്"],
  byDateFailed: "സ്റ്റോക്ക് റിപ്പോർട്ട് ലോഡ് ചെയ്യാനായില്ല.",
  byDateNone: "ഈ ഐറ്റത്തിന് VT സ്റ്റോക്ക് വിവരങ്ങളില്ല.",
};
