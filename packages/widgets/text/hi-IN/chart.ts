import type { ChartText } from "../en-IN/chart.ts";

/** What the chart of accounts says, in Hindi. */
export const chartText: ChartText = {
  columns: {
    nature: "प्रकृति",
    group: "समूह",
    name: "खाता",
    balance: "शेष",
    year: "वित्तीय वर्ष",
    carried: "आगे लाया गया",
    opening: "प्रारंभिक शेष",
  },
  openAll: "सब खोलें",
  closeAll: "सब बंद करें",
  parties: (name: string, count: string) => `${name} (${count} खाते)`,
  fixed:
    "इस खाते में बहियाँ अपने-आप दर्ज करती हैं, इसलिए इसका नाम और समूह नहीं बदलता। इसका प्रारंभिक शेष हो सकता है, और वाउचर में इसका नाम दिया जा सकता है।",
  openings: "प्रारंभिक शेष",
  openingHelp:
    "प्रारंभिक शेष वर्ष के पहले दिन Opening Balance Equity के सामने दर्ज होता है। बदलने पर पहले की प्रविष्टि उलट दी जाती है।",
  loadingOpenings: "प्रारंभिक शेष लाए जा रहे हैं",
  failedOpenings: "प्रारंभिक शेष नहीं लाए जा सके।",
  hindrances: { closed: "बंद", locked: "लॉक", future: "शुरू नहीं हुआ" },
  side: "डेबिट या क्रेडिट",
  debit: "डेबिट",
  credit: "क्रेडिट",
  amountWrong: "प्रारंभिक शेष रुपये में होना चाहिए, अधिकतम दो दशमलव तक।",
  save: "प्रारंभिक शेष सहेजें",
  saving: "सहेजा जा रहा है...",
  failedSave: "प्रारंभिक शेष सहेजा नहीं गया।",
  opened: (year: string, balance: string) => `${year} का प्रारंभिक शेष ${balance} है।`,
};
