import { messages } from "../../generated/messages-hi-IN.ts";
import { createSay } from "../create-say.ts";
import { createTranslate } from "../create-translate.ts";
import type { Text } from "../en-IN/en-IN.ts";
import { amountInHindi } from "./amounts.ts";
import { columnsText } from "./columns.ts";
import { dashboardText } from "./dashboard.ts";
import { fieldText } from "./field.ts";
import { financeText } from "./finance.ts";
import { oblique } from "./grammar.ts";
import { ledgerText } from "./ledger.ts";
import { mastersText } from "./masters.ts";
import { papersText } from "./papers.ts";
import { partnersText } from "./partners.ts";
import { orderText, purchaseText } from "./purchase.ts";
import { vanLoadsText } from "./van-loads.ts";
import { vanSaleText } from "./van-sale.ts";
import { viewsText } from "./views.ts";
import { bankDateText } from "./bank-dates.ts";
import { priceListText } from "./masters/price-lists.ts";
import { taxesText } from "./masters/taxes.ts";
import { reminderText } from "./reminder.ts";
import { dayBookText } from "./day-book.ts";
import { voucherViewText } from "./voucher-view.ts";
import { statementsText } from "./statements.ts";
import { vouchersText } from "./vouchers.ts";
import { words } from "./words.ts";

const translateWords = createTranslate(words);

/** An amount in words is said too; it is in a cell of its own. */
function translate(english: string): string {
  const said = translateWords(english);
  return said === english ? amountInHindi(english) : said;
}

/** Every string in Hindi (हिन्दी). */
export const hiIN: Text = {
  close: "बंद करें",
  cancel: "रहने दें",
  apply: "फ़िल्टर लगाएँ",
  clear: "साफ़ करें",
  clearAll: "सब साफ़ करें",
  retry: "फिर कोशिश करें",
  loading: "लोड हो रहा है...",
  remove: (what: string) => `${what} हटाएँ`,
  required: "ज़रूरी",
  requiredField: (label: string) => `${label} ज़रूरी है।`,
  notAvailable: "उपलब्ध नहीं",
  noMatches: "कुछ मेल नहीं खाता",
  search: "खोजें",
  clearSearch: "खोज साफ़ करें",
  selectAll: "सभी चुनें",
  someSelected: (count: number) => `${count} चुने गए`,
  choose: "चुनें",
  openList: "सूची दिखाएँ",
  requestId: (id: string) => `अनुरोध ${id}`,
  openCalendar: "कैलेंडर खोलें",
  previousMonth: "पिछला महीना",
  todayIs: (day: string) => `आज, ${day}`,
  nextMonth: "अगला महीना",
  range: {
    label: "तारीखों की अवधि",
    from: "तारीख से",
    to: "तारीख तक",
    use: "ये तारीखें लें",
    between: (from: string, to: string) => `${from} – ${to}`,
    today: "आज",
    last7: "पिछले 7 दिन",
    last30: "पिछले 30 दिन",
    last90: "पिछले 90 दिन",
    thisMonth: "इस महीने",
    lastMonth: "पिछले महीने",
    thisYear: "इस वित्तीय वर्ष",
    wrongOrder: "पहली तारीख आखिरी तारीख के बाद की नहीं हो सकती।",
    quick: "झटपट अवधि",
  },
  table: {
    sortBy: (label: string) => `${oblique(label)} के क्रम में लगाएँ`,
    cancelled: "रद्द",
    rows: (count: string) => `${count} ${count === "1" ? "पंक्ति" : "पंक्तियाँ"}`,
  },
  report: {
    preparing: "रिपोर्ट तैयार हो रही है",
    filters: "फ़िल्टर",
    columns: "कॉलम",
    noRoom: "जगह नहीं",
    excel: "Excel",
    pdf: "PDF",
    csv: "CSV",
    print: "प्रिंट",
    more: "और",
    shortcuts: "कीबोर्ड शॉर्टकट",
    views: "सहेजे हुए व्यू",
    total: "कुल",
    noData: "कोई डेटा नहीं है",
    noneInRange: (range: string) => `${range} में कुछ नहीं है।`,
    emptiedBy: "इन फ़िल्टर के साथ कुछ नहीं बचता:",
    searchFor: (text: string) => `खोज: ${text}`,
    nothingToExport: "फ़ाइल बनाने के लिए कोई डेटा नहीं।",
    preparingFile: (kind: string) => `${kind} तैयार हो रही है`,
    exportFailed: "फ़ाइल नहीं बन सकी। कृपया फिर कोशिश करें।",
    excelFailed: "Excel फ़ाइल नहीं बन सकी। जानकारी ब्राउज़र के कंसोल में है।",
    agreesWith: (label: string) => `${oblique(label)} से मेल खाता है`,
    differsFrom: (label: string, amount: string) => `${oblique(label)} से मेल नहीं खाता: वहाँ ${amount}`,
    opensReport: (label: string) => `इन्हीं दिनों के लिए ${label} खोलता है`,
    rowsPerPage: "पंक्तियाँ",
    pageOf: (page: string, pages: string) => `पेज ${page} / ${pages}`,
    firstPage: "पहला पेज",
    previousPage: "पिछला पेज",
    nextPage: "अगला पेज",
    lastPage: "आखिरी पेज",
    pages: "पेज",
    details: "ब्योरा",
    failed: "रिपोर्ट लाने में गड़बड़ी हुई।",
    dismiss: "हटाएँ",
    unreachable: "सर्वर से जवाब नहीं मिला। कृपया अपना कनेक्शन जाँचें।",
    openAll: "सब खोलें",
    closeAll: "सब समेटें",
    figures: "सारांश",
    onlyShown: (rows: string) => `ये सिर्फ़ स्क्रीन पर दिख रही पंक्तियाँ हैं। Ctrl+P से सभी ${rows} प्रिंट होंगी।`,
  },
  filters: {
    all: (label: string) => `सभी ${label}`,
    optionsFailed: (label: string) => `${label}: सूची लोड नहीं हो सकी।`,
    failed: {
      vehicle: "गाड़ियों की सूची लोड नहीं हो सकी।",
      branch: "शाखाओं की सूची लोड नहीं हो सकी।",
    },
    noOptions: (label: string) => `कोई ${label.replace(/^सभी /, "")} नहीं है`,
    none: {
      salesmen: "कोई सेल्समैन नहीं है",
      supplier: "कोई आपूर्तिकर्ता नहीं मिला",
      purchasedItem: "कोई आइटम नहीं मिला",
      item: "कोई आइटम नहीं मिला",
    },
    loading: {
      supplier: "आपूर्तिकर्ता लोड हो रहे हैं...",
      purchasedItem: "आइटम लोड हो रहे हैं...",
      item: "आइटम लोड हो रहे हैं...",
    },
  },
  shortcuts: {
    title: "कीबोर्ड शॉर्टकट",
    search: "खोजें",
    range: "तारीखों की अवधि बदलें",
    move: "पंक्तियों में ऊपर-नीचे जाएँ",
    open: "पंक्ति खोलें",
    ends: "पहली या आखिरी पंक्ति",
    pages: "एक स्क्रीन ऊपर या नीचे",
    close: "जो खुला है, उसे बंद करें",
    help: "यह सूची",
  },
  bill: {
    failed: "बिल का ब्योरा नहीं लाया जा सका। कृपया फिर कोशिश करें।",
    lines: "बिल की पंक्तियाँ",
    none: "कोई ब्योरा नहीं है",
    bill: "बिल नं.",
    date: "बिल तारीख",
    customer: "ग्राहक का नाम",
    address: "पता",
    phone: "फ़ोन",
    salesman: "सेल्समैन",
    billedBy: "बिल किसने बनाया",
    mode: "मोड",
    type: "प्रकार",
    number: "क्र.",
    item: "आइटम का नाम",
    columns: ["MRP", "मात्रा", "मूल्य", "कर%", "कर राशि", "दर", "राशि"],
    total: "कुल",
    discount: "छूट",
    roundOff: "राउंड ऑफ़",
    totalBill: "कुल बिल राशि",
    cancelled: "यह बिल रद्द किया जा चुका है।",
    narration: "नरेशन",
    note: "कृपया यह इनवॉइस मिलने के 15 दिन के भीतर भुगतान करें।",
    inWords: (words: string) => `रुपये ${amountInHindi(words)} मात्र`,
  },
  purchase: purchaseText,
  order: orderText,
  vanSale: vanSaleText,
  ledger: ledgerText,
  finance: financeText,
  vanLoads: vanLoadsText,
  translate,
  say: createSay(messages, translate),
  masters: mastersText,
  field: fieldText,
  dashboard: dashboardText,
  views: viewsText,
  columns: columnsText,
  bankDates: bankDateText,
  priceLists: priceListText,
  taxes: taxesText,
  reminder: reminderText,
  dayBook: dayBookText,
  voucherView: voucherViewText,
  statements: statementsText,
  vouchers: vouchersText,
  papers: papersText,
  partners: partnersText,
};
