import type { TaxesText } from "../../en-IN/masters/taxes.ts";

/** What the master of taxes says of their rates, in Hindi. */
export const taxesText: TaxesText = {
  rates: "दरें",
  newRate: "नई दर",
  validFrom: "कब से लागू",
  rate: "दर",
  help: "दस्तावेज़ अपने दिन की दर लेता है, और वही रखता है। इसलिए दर इस कर के आखिरी बिल और वापसी के बाद शुरू होती है; जिस दर को किसी ने नहीं लिया, वह हटाई जा सकती है।",
  remove: "हटाएँ",
  removeRate: (day: string) => `${day} से लागू दर हटाएँ`,
  removed: (day: string) => `${day} से लागू दर हटा दी गई।`,
  failedRemoval: "दर हटाई नहीं गई।",
  save: "दर सहेजें",
  saving: "सहेजा जा रहा है...",
  failedSave: "दर सहेजी नहीं गई।",
  saved: (rate: string, day: string) => `${day} से दर ${rate} है।`,
};
