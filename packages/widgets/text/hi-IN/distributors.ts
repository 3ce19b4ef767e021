/** What the table of a user's distributors says in Hindi. */
export const distributorText = {
  title: "यूज़र-डिस्ट्रीब्यूटर",
  choose: "डिस्ट्रीब्यूटर देखने के लिए यूज़र चुनें।",
  number: "क्र.सं.",
  action: "कार्रवाई",
  row: (label: string, number: number) => `${label} ${number}`,
  add: "जोड़ें",
  restore: "वापस लाएँ",
  goes: "सहेजने पर हट जाएगा",
  save: "सहेजें",
  saving: "काम जारी है...",
  failedUsers: "यूज़र नहीं लाए जा सके",
  failedSave: "सहेजा नहीं जा सका",
  twice: "एक यूज़र के लिए हर डिस्ट्रीब्यूटर एक ही बार चुना जा सकता है।",
  outdated: "इस बीच किसी और ने इन डिस्ट्रीब्यूटरों को बदल दिया है।",
  merged: "फिर से लोड किया गया। आपके बदलाव यहीं हैं, अभी सहेजे नहीं गए।",
};
