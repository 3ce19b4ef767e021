import type { MastersText } from "../en-IN/masters.ts";

/** What the receipt master says besides its definition, and the words of a printed receipt, in Malayalam. */
export const receiptText: MastersText["receipt"] = {
  numberLater: "രസീത് സേവ് ചെയ്യുമ്പോൾ കിട്ടും",
  outstanding: (amount) => `ഇന്നത്തെ കുടിശ്ശിക: ${amount}`,
  balance: (amount) => `ഇന്നത്തെ ബാക്കി: ${amount}`,
  notListed: (name) => `${name} (ഇപ്പോൾ പട്ടികയിലില്ല)`,
  print: "പ്രിന്റ്",
  printFailed: "രസീത് പ്രിന്റ് ചെയ്യാനായില്ല. വീണ്ടും ശ്രമിക്കുക.",
  paper: {
    title: "രസീത്",
    number: "രസീത് നമ്പർ",
    date: "തീയതി",
    gstin: (number) => `GSTIN ${number}`,
    mobile: (number) => `മൊബൈൽ ${number}`,
    from: "നന്ദിയോടെ കൈപ്പറ്റിയത്",
    sum: "തുക",
    rupees: (words) => `രൂപ ${words} മാത്രം`,
    by: "മാർഗ്ഗം",
    cash: "ക്യാഷ്",
    cheque: (number) => `ചെക്ക്/DD നമ്പർ ${number}`,
    dated: (day) => `തീയതി ${day}`,
    towards: "ഏതു വകയിൽ",
    remark: "കുറിപ്പ്",
    realised: "ചെക്കുകൾ പണമായി കിട്ടുന്നതിനു വിധേയം.",
    for: (company) => `${company}-നു വേണ്ടി`,
    signature: "അധികാരപ്പെട്ടയാളുടെ ഒപ്പ്",
  },
};
