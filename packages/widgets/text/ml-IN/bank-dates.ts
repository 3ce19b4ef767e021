import type { BankDateText } from "../en-IN/bank-dates.ts";

/** What is said when entries of the bank book are marked as in the bank, in Malayalam. */
export const bankDateText: BankDateText = {
  bankDate: "ബാങ്ക് തീയതി",
  bankDateOf: (number) => `${number}: ബാങ്ക് തീയതി`,
  save: "സേവ് ചെയ്യുക",
  saving: "സേവ് ചെയ്യുന്നു...",
  kept: (day) => `${day}-ന് ബാങ്കിലെത്തി.`,
  cleared: "ബാങ്ക് തീയതി നീക്കി.",
  failed: "ബാങ്ക് തീയതി സേവ് ചെയ്തില്ല.",
  markByStatement: "സ്റ്റേറ്റ്മെന്റുമായി ഒത്തുനോക്കുക",
  byStatement: "ബാങ്ക് സ്റ്റേറ്റ്മെന്റുമായി ഒത്തുനോക്കുക",
  help: "ഓരോ എൻട്രിയും ബാങ്ക് സ്റ്റേറ്റ്മെന്റിൽ ഏതു ദിവസമാണെന്ന് അതിനരികിൽ ചേർക്കുക. സ്റ്റേറ്റ്മെന്റിൽ ഇല്ലാത്തത് ഒഴിച്ചിടുക.",
  none: "ഈ കാലയളവിലെ എല്ലാ എൻട്രികളും ബാങ്കിലുണ്ട്.",
  more: (shown, all) => `${all} എൻട്രികളിൽ ഏറ്റവും പഴയ ${shown} എണ്ണം. ഇവ സേവ് ചെയ്താൽ ബാക്കി വരും.`,
  marked: (count) => `${count} എൻട്രി ബാങ്കിലെത്തിയതായി രേഖപ്പെടുത്തി.`,
  notRead: "എൻട്രികൾ ലഭിച്ചില്ല.",
};
