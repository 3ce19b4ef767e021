import type { TaxesText } from "../../en-IN/masters/taxes.ts";

/** What the master of taxes says of their rates, in Malayalam. */
export const taxesText: TaxesText = {
  rates: "നിരക്കുകൾ",
  newRate: "പുതിയ നിരക്ക്",
  validFrom: "പ്രാബല്യം മുതൽ",
  rate: "നിരക്ക്",
  help: "രേഖകൾ അവയുടെ ദിവസത്തെ നിരക്ക് എടുക്കുകയും നിലനിർത്തുകയും ചെയ്യും. അതിനാൽ ഈ നികുതിയുള്ള അവസാന ബില്ലിനും റിട്ടേണിനും ശേഷമാണ് നിരക്ക് തുടങ്ങുന്നത്; ആരും എടുക്കാത്ത നിരക്ക് നീക്കാം.",
  remove: "നീക്കുക",
  removeRate: (day) => `${day} മുതലുള്ള നിരക്ക് നീക്കുക`,
  removed: (day) => `${day} മുതലുള്ള നിരക്ക് നീക്കി.`,
  failedRemoval: "നിരക്ക് നീക്കിയില്ല.",
  save: "നിരക്ക് സേവ് ചെയ്യുക",
  saving: "സേവ് ചെയ്യുന്നു...",
  failedSave: "നിരക്ക് സേവ് ചെയ്തില്ല.",
  saved: (rate, day) => `${day} മുതൽ നിരക്ക് ${rate}.`,
};
