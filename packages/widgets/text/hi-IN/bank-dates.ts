import type { BankDateText } from "../en-IN/bank-dates.ts";

/** What is said when entries of the bank book are marked as in the bank, in Hindi. */
export const bankDateText: BankDateText = {
  bankDate: "बैंक की तारीख",
  bankDateOf: (number) => `${number} की बैंक तारीख`,
  save: "सहेजें",
  saving: "सहेजा जा रहा है...",
  kept: (day) => `${day} को बैंक में।`,
  cleared: "बैंक की तारीख हटा दी गई।",
  failed: "बैंक की तारीख नहीं सहेजी गई।",
  markByStatement: "स्टेटमेंट से मिलाएँ",
  byStatement: "बैंक के स्टेटमेंट से मिलाएँ",
  help: "हर प्रविष्टि के आगे वह तारीख भरें जिस दिन वह बैंक के स्टेटमेंट में है। जो स्टेटमेंट में नहीं है, उसे खाली छोड़ें।",
  none: "इस अवधि की हर प्रविष्टि बैंक में है।",
  more: (shown, all) => `${all} में से सबसे पुरानी ${shown} प्रविष्टियाँ। इन्हें सहेजने पर बाकी आएँगी।`,
  marked: (count) => (count === 1 ? "1 प्रविष्टि बैंक में मान ली गई।" : `${count} प्रविष्टियाँ बैंक में मान ली गईं।`),
  notRead: "प्रविष्टियाँ नहीं लाई जा सकीं।",
};
