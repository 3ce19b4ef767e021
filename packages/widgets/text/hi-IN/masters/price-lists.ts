import type { PriceListText } from "../../en-IN/masters/price-lists.ts";

/** What is said where the prices of a rate type are entered from a day on, in Hindi. */
export const priceListText: PriceListText = {
  title: "मूल्य सूचियाँ",
  help: "नए मूल्य लिखें, या स्प्रेडशीट का कॉलम पहले खाने में पेस्ट करें। वे ऊपर लिखे दिन से लागू होंगे; जो खाली रहे, वह वैसा ही रहता है।",
  search: "आइटम खोजें",
  item: "आइटम",
  now: "आज का मूल्य",
  toCome: "आगे का मूल्य",
  next: (price, day) => `${day} से ${price}`,
  newPriceOf: (item) => `${item} का नया मूल्य`,
  raise: "सब बढ़ाएँ",
  roundTo: "पूर्णांकन",
  fillIn: (count) => `${count} आइटम भरें`,
  noPercent: "-100 या उससे ज़्यादा प्रतिशत लिखें।",
  save: (count) => (count === 0 ? "सहेजें" : `${count} मूल्य सहेजें`),
  saving: "सहेजा जा रहा है...",
  saved: "मूल्य सहेजे गए।",
  removed: "मूल्य वापस लिया गया।",
  failed: "मूल्य सहेजे नहीं गए।",
  notRead: "मूल्य नहीं मिल सके।",
  none: "कोई आइटम नहीं है",
  noMatch: "ऐसा कोई आइटम नहीं मिला",
  tooEarly: "मूल्य आज या बाद के दिन से लागू होते हैं।",
  remove: (item, day) => `${item} का ${day} वाला मूल्य वापस लें`,
  removeTitle: (item) => `${item} का मूल्य वापस लें?`,
  removeQuestion: (day) => `${day} वाला मूल्य लागू नहीं होगा।`,
};
