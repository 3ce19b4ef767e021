import type { ChartText } from "../en-IN/chart.ts";

/** What the chart of accounts says, in Malayalam. */
export const chartText: ChartText = {
  columns: {
    nature: "സ്വഭാവം",
    group: "ഗ്രൂപ്പ്",
    name: "അക്കൗണ്ട്",
    balance: "ബാക്കി",
    year: "സാമ്പത്തിക വർഷം",
    carried: "മുൻ ബാക്കി",
    opening: "ഓപ്പണിങ് ബാലൻസ്",
  },
  openAll: "എല്ലാം തുറക്കുക",
  closeAll: "എല്ലാം അടയ്ക്കുക",
  parties: (name, count) => `${name} (${count} അക്കൗണ്ടുകൾ)`,
  fixed: "ഈ അക്കൗണ്ടിൽ കണക്കുകൾ തനിയെ ചേർക്കുന്നതിനാൽ പേരും ഗ്രൂപ്പും മാറ്റാനാവില്ല. ഓപ്പണിങ് ബാലൻസ് നൽകാം; വൗച്ചറുകളിൽ ഉപയോഗിക്കാം.",
  openings: "ഓപ്പണിങ് ബാലൻസുകൾ",
  openingHelp:
    "വർഷത്തിന്റെ ആദ്യ ദിവസം Opening Balance Equity-ക്ക് എതിരെയാണ് ഓപ്പണിങ് ചേർക്കുന്നത്. മാറ്റിയാൽ മുൻപത്തേത് റിവേഴ്സ് ചെയ്യും.",
  loadingOpenings: "ഓപ്പണിങ് ബാലൻസുകൾ എടുക്കുന്നു",
  failedOpenings: "ഓപ്പണിങ് ബാലൻസുകൾ ലഭിച്ചില്ല.",
  hindrances: { closed: "ക്ലോസ് ചെയ്തു", locked: "ലോക്ക് ചെയ്തു", future: "തുടങ്ങിയിട്ടില്ല" },
  side: "ഡെബിറ്റോ ക്രെഡിറ്റോ",
  debit: "ഡെബിറ്റ്",
  credit: "ക്രെഡിറ്റ്",
  amountWrong: "ഓപ്പണിങ് ബാലൻസ് രൂപയിൽ, പരമാവധി രണ്ട് ദശാംശത്തോടെ നൽകണം.",
  save: "ഓപ്പണിങ് സേവ് ചെയ്യുക",
  saving: "സേവ് ചെയ്യുന്നു...",
  failedSave: "ഓപ്പണിങ് ബാലൻസ് സേവ് ചെയ്തില്ല.",
  opened: (year, balance) => `${year}: ഓപ്പണിങ് ബാലൻസ് ${balance}.`,
};
