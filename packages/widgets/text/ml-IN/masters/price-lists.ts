import type { PriceListText } from "../../en-IN/masters/price-lists.ts";

/** What is said where the prices of a rate type are entered from a day on, in Malayalam. */
export const priceListText: PriceListText = {
  title: "വിലവിവരപ്പട്ടികകൾ",
  help: "പുതിയ വിലകൾ ചേർക്കുക, അല്ലെങ്കിൽ സ്പ്രെഡ്ഷീറ്റിലെ ഒരു കോളം ആദ്യത്തെ കള്ളിയിൽ പേസ്റ്റ് ചെയ്യുക. മുകളിലെ ദിവസം മുതൽ അവ നിലവിൽ വരും; ഒഴിച്ചിട്ടവ മാറില്ല.",
  search: "ഇനങ്ങൾ തിരയുക",
  item: "ഇനം",
  now: "ഇന്നത്തെ വില",
  toCome: "വരാനുള്ളത്",
  next: (price, day) => `${day} മുതൽ ${price}`,
  newPriceOf: (item) => `${item}: പുതിയ വില`,
  raise: "എല്ലാം കൂട്ടുക",
  roundTo: "റൗണ്ട് ചെയ്യുക",
  fillIn: (count) => `${count} ഇനം പൂരിപ്പിക്കുക`,
  noPercent: "-100 അല്ലെങ്കിൽ അതിൽ കൂടിയ ശതമാനം ചേർക്കുക.",
  save: (count) => (count === 0 ? "സേവ് ചെയ്യുക" : `${count} വില സേവ് ചെയ്യുക`),
  saving: "സേവ് ചെയ്യുന്നു...",
  saved: "വിലകൾ സേവ് ചെയ്തു.",
  removed: "വില പിൻവലിച്ചു.",
  failed: "വിലകൾ സേവ് ചെയ്തില്ല.",
  notRead: "വിലകൾ ലഭിച്ചില്ല.",
  none: "ഇനങ്ങളൊന്നുമില്ല",
  noMatch: "അങ്ങനെയൊരു ഇനം കണ്ടില്ല",
  tooEarly: "വിലകൾ ഇന്നോ പിന്നീടോ ഉള്ള ദിവസം മുതലാണ് നിലവിൽ വരുക.",
  remove: (item, day) => `${item}: ${day} മുതലുള്ള വില പിൻവലിക്കുക`,
  removeTitle: (item) => `${item}: വില പിൻവലിക്കണോ?`,
  removeQuestion: (day) => `${day} മുതലുള്ള വില നിലവിൽ വരില്ല.`,
};
