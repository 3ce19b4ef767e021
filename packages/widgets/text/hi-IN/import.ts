/** What the import of spreadsheets says in Hindi. */
export const importText = {
  title: { customer: "ग्राहक आयात", supplier: "आपूर्तिकर्ता आयात", item: "आइटम आयात" },
  route: "रूट",
  rateType: "दर का प्रकार",
  customerType: "ग्राहक का प्रकार",
  category: "आइटम श्रेणी",
  file: "Excel फ़ाइल",
  chooseFile: "फ़ाइल चुनें",
  anotherFile: "दूसरी फ़ाइल चुनें",
  drop: "या यहाँ छोड़ें",
  hint: (columns: string) =>
    `.xlsx या .xls, ज़्यादा-से-ज़्यादा 5 MB और 5,000 पंक्तियाँ। पहली पंक्ति में कॉलम के नाम हों: ${columns}।`,
  reading: "फ़ाइल पढ़ी जा रही है...",
  sheet: (file: string, sheet: string) => `${file}, शीट ${sheet}`,
  ignored: (columns: string) => `ये कॉलम नहीं पढ़े जाते: ${columns}।`,
  rowNumber: "पंक्ति",
  status: "स्थिति",
  reason: "कारण",
  states: { ready: "तैयार", wrong: "गलती", doubtful: "जाँचें", made: "आयात हुआ", refused: "नामंज़ूर" },
  show: "दिखाएँ",
  all: "सभी",
  onlyWrong: "गलतियाँ",
  onlySound: "बिना गलती",
  onlyDoubtful: "जाँचने लायक",
  empty: "दिखाने को कोई डेटा नहीं",
  noWrong: "किसी पंक्ति में गलती नहीं है।",
  leftOut: (count: string) =>
    count === "1"
      ? "1 पंक्ति में गलती है। सबमिट करने पर बाकी आयात होंगी; यह कारण के साथ नीचे रहेगी।"
      : `${count} पंक्तियों में गलतियाँ हैं। सबमिट करने पर बाकी आयात होंगी; ये कारण के साथ नीचे रहेंगी।`,
  doubtTitle: "कुछ मान सही नहीं लगते",
  doubts: (count: string) =>
    count === "1"
      ? "1 पंक्ति में GSTIN, पिन, टेलीफ़ोन नंबर या ईमेल पता सही नहीं लगता। फिर भी आयात करें?"
      : `${count} पंक्तियों में GSTIN, पिन, टेलीफ़ोन नंबर या ईमेल पता सही नहीं लगता। फिर भी आयात करें?`,
  look: "इन्हें दिखाएँ",
  importAnyway: "फिर भी आयात करें",
  allWrong: "कोई पंक्ति आयात नहीं हो सकती।",
  submit: "सबमिट करें",
  submitting: (done: string, all: string) => `सबमिट हो रहा है... ${all} में से ${done}`,
  clear: "साफ़ करें",
  save: "गलती वाली पंक्तियाँ सहेजें",
  done: (made: string, refused: string) => `${made} आयात हुए, ${refused} आयात नहीं हुए।`,
  doneAll: (made: string) => `${made} आयात हुए।`,
  stopped: (done: string, all: string) =>
    `${all} में से ${done} पंक्तियाँ भेजी गईं। सबमिट करने पर बाकी भेजी जाएँगी; जो आयात हो चुका है, वह दोबारा आयात नहीं होगा।`,
  needChoices: "कृपया रूट, दर का प्रकार और ग्राहक का प्रकार चुनें।",
  needCategory: "कृपया आइटम श्रेणी चुनें।",
  noData: "Excel फ़ाइल में कोई डेटा नहीं मिला।",
  invalid: "Excel फ़ाइल सही नहीं है। कृपया फिर कोशिश करें।",
  tooLarge: "Excel फ़ाइल 5 MB से बड़ी नहीं होनी चाहिए।",
  success: { account: "खाते आयात हो गए!", item: "आइटम आयात हो गए!" },
  failed: { account: "खाते आयात नहीं हो सके।", item: "आइटम आयात नहीं हो सके।" },
  failedRoutes: "सूची के विकल्प लोड नहीं हो सके।",
};
