import { messages } from "../../generated/messages-ml-IN.ts";
import { createSay } from "../create-say.ts";
import { createTranslate } from "../create-translate.ts";
import type { Text } from "../en-IN/en-IN.ts";
import { columnsText } from "./columns.ts";
import { dashboardText } from "./dashboard.ts";
import { fieldMlIN } from "./field.ts";
import { financeText } from "./finance.ts";
import { ledgerText } from "./ledger.ts";
import { mastersMlIN } from "./masters.ts";
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

const translate = createTranslate(words);

/** Every string of the parts and the engines in Malayalam, as Kerala's offices write it. */
export const mlIN: Text = {
  close: "അടയ്ക്കുക",
  cancel: "റദ്ദാക്കുക",
  apply: "ഫിൽട്ടർ പ്രയോഗിക്കുക",
  clear: "മായ്ക്കുക",
  clearAll: "എല്ലാം മായ്ക്കുക",
  retry: "വീണ്ടും ശ്രമിക്കുക",
  loading: "ലോഡ് ചെയ്യുന്നു...",
  remove: (what) => `${what} നീക്കുക`,
  required: "നിർബന്ധം",
  requiredField: (label) => `${label} ആവശ്യമാണ്.`,
  notAvailable: "ലഭ്യമല്ല",
  noMatches: "ചേരുന്നതൊന്നുമില്ല",
  search: "തിരയുക",
  clearSearch: "തിരച്ചിൽ മായ്ക്കുക",
  selectAll: "എല്ലാം തിരഞ്ഞെടുക്കുക",
  someSelected: (count) => `${count} എണ്ണം തിരഞ്ഞെടുത്തു`,
  choose: "തിരഞ്ഞെടുക്കുക",
  openList: "പട്ടിക കാണിക്കുക",
  requestId: (id) => `റിക്വസ്റ്റ് ${id}`,
  openCalendar: "കലണ്ടർ തുറക്കുക",
  previousMonth: "കഴിഞ്ഞ മാസം",
  todayIs: (day) => `ഇന്ന്, ${day}`,
  nextMonth: "അടുത്ത മാസം",
  range: {
    label: "തീയതികൾ",
    from: "തുടക്ക തീയതി",
    to: "അവസാന തീയതി",
    use: "ഈ തീയതികൾ എടുക്കുക",
    between: (from, to) => `${from} – ${to}`,
    today: "ഇന്ന്",
    last7: "കഴിഞ്ഞ 7 ദിവസം",
    last30: "കഴിഞ്ഞ 30 ദിവസം",
    last90: "കഴിഞ്ഞ 90 ദിവസം",
    thisMonth: "ഈ മാസം",
    lastMonth: "കഴിഞ്ഞ മാസം",
    thisYear: "ഈ സാമ്പത്തിക വർഷം",
    wrongOrder: "തുടക്ക തീയതി അവസാന തീയതിക്ക് ശേഷമാകരുത്.",
    quick: "എളുപ്പം തിരഞ്ഞെടുക്കാൻ",
  },
  table: {
    sortBy: (label) => `${label} ക്രമത്തിൽ അടുക്കുക`,
    cancelled: "റദ്ദാക്കി",
    rows: (count) => `${count} വരി`,
  },
  report: {
    preparing: "റിപ്പോർട്ട് തയ്യാറാക്കുന്നു",
    filters: "ഫിൽട്ടറുകൾ",
    columns: "കോളങ്ങൾ",
    noRoom: "സ്ഥലമില്ല",
    excel: "Excel",
    pdf: "PDF",
    csv: "CSV",
    print: "പ്രിന്റ്",
    more: "കൂടുതൽ",
    shortcuts: "കീബോർഡ് കുറുക്കുവഴികൾ",
    views: "സേവ് ചെയ്ത വ്യൂകൾ",
    total: "ആകെ",
    noData: "വിവരങ്ങളൊന്നുമില്ല",
    noneInRange: (range) => `${range} കാലയളവിൽ ഒന്നുമില്ല.`,
    emptiedBy: "ഈ ഫിൽട്ടറുകൾ ഇട്ടപ്പോൾ ഒന്നും ബാക്കിയില്ല:",
    searchFor: (text) => `തിരച്ചിൽ: ${text}`,
    nothingToExport: "എക്സ്പോർട്ട് ചെയ്യാൻ ഒന്നുമില്ല.",
    preparingFile: (kind) => `${kind} തയ്യാറാക്കുന്നു`,
    exportFailed: "ഫയൽ ഉണ്ടാക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.",
    excelFailed: "Excel ഫയൽ ഉണ്ടാക്കാനായില്ല. വിശദവിവരങ്ങൾക്ക് കൺസോൾ നോക്കുക.",
    agreesWith: (label) => `${label}: തുക ഒത്തുവരുന്നു`,
    differsFrom: (label, amount) => `${label}: തുക ഒത്തുവരുന്നില്ല, അവിടെ ${amount}`,
    opensReport: (label) => `ഇതേ ദിവസങ്ങളിലെ ${label} തുറക്കും`,
    rowsPerPage: "വരികൾ",
    pageOf: (page, pages) => `പേജ് ${page} / ${pages}`,
    firstPage: "ആദ്യ പേജ്",
    previousPage: "മുൻ പേജ്",
    nextPage: "അടുത്ത പേജ്",
    lastPage: "അവസാന പേജ്",
    pages: "പേജുകൾ",
    details: "വിവരങ്ങൾ",
    failed: "റിപ്പോർട്ട് എടുക്കുമ്പോൾ പിശകുണ്ടായി.",
    dismiss: "മറയ്ക്കുക",
    unreachable: "സെർവറിൽ നിന്ന് മറുപടിയില്ല. കണക്ഷൻ പരിശോധിക്കുക.",
    openAll: "എല്ലാം വിടർത്തുക",
    closeAll: "എല്ലാം ചുരുക്കുക",
    figures: "ചുരുക്കം",
    onlyShown: (rows) => `സ്ക്രീനിലുള്ള വരികൾ മാത്രമാണിത്. ആകെയുള്ള ${rows} പ്രിന്റ് ചെയ്യാൻ Ctrl+P അമർത്തുക.`,
  },
  filters: {
    all: (label) => `${label}: എല്ലാം`,
    optionsFailed: (label) => `${label} ലോഡ് ചെയ്യാനായില്ല.`,
    failed: {
      vehicle: "വാഹനങ്ങളുടെ വിവരം ലോഡ് ചെയ്യാനായില്ല.",
      branch: "ബ്രാഞ്ചുകളുടെ വിവരം ലോഡ് ചെയ്യാനായില്ല.",
    },
    noOptions: (label) => `${label}: ഒന്നും ലഭ്യമല്ല`,
    none: {
      salesmen: "സെയിൽസ്മാൻമാർ ആരുമില്ല",
      supplier: "വിതരണക്കാർ ആരുമില്ല",
      purchasedItem: "ഐറ്റങ്ങളൊന്നുമില്ല",
      item: "ഐറ്റങ്ങളൊന്നുമില്ല",
    },
    loading: {
      supplier: "വിതരണക്കാരെ ലോഡ് ചെയ്യുന്നു...",
      purchasedItem: "ഐറ്റങ്ങൾ ലോഡ് ചെയ്യുന്നു...",
      item: "ഐറ്റങ്ങൾ ലോഡ് ചെയ്യുന്നു...",
    },
  },
  shortcuts: {
    title: "കീബോർഡ് കുറുക്കുവഴികൾ",
    search: "തിരയുക",
    range: "തീയതികൾ മാറ്റുക",
    move: "വരികൾക്കിടയിൽ നീങ്ങുക",
    open: "വരി തുറക്കുക",
    ends: "ആദ്യ വരി അല്ലെങ്കിൽ അവസാന വരി",
    pages: "ഒരു സ്ക്രീൻ മുകളിലേക്ക് അല്ലെങ്കിൽ താഴേക്ക്",
    close: "തുറന്നത് അടയ്ക്കുക",
    help: "ഈ പട്ടിക",
  },
  bill: {
    failed: "ബിൽ വിവരങ്ങൾ ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.",
    lines: "ബില്ലിലെ വരികൾ",
    none: "വിവരങ്ങൾ ലഭ്യമല്ല",
    bill: "ബിൽ നമ്പർ",
    date: "ബിൽ തീയതി",
    customer: "ഉപഭോക്താവിന്റെ പേര്",
    address: "വിലാസം",
    phone: "ഫോൺ",
    salesman: "സെയിൽസ്മാൻ",
    billedBy: "ബിൽ ചെയ്തത്",
    mode: "രീതി",
    type: "തരം",
    number: "നമ്പർ",
    item: "ഐറ്റം",
    columns: ["MRP", "അളവ്", "വില", "നികുതി %", "നികുതി", "നിരക്ക്", "തുക"],
    total: "ആകെ",
    discount: "കിഴിവ്",
    roundOff: "റൗണ്ട് ഓഫ്",
    totalBill: "ആകെ ബിൽ തുക",
    cancelled: "ഈ ബിൽ റദ്ദാക്കിയതാണ്.",
    narration: "നറേഷൻ",
    note: "ഈ ഇൻവോയ്‌സ് കിട്ടി 15 ദിവസത്തിനകം പണമടയ്ക്കാൻ അഭ്യർത്ഥിക്കുന്നു.",
    inWords: (amount) => `രൂപ ${amount} മാത്രം`,
  },
  purchase: purchaseText,
  order: orderText,
  vanSale: vanSaleText,
  ledger: ledgerText,
  finance: financeText,
  vanLoads: vanLoadsText,
  translate,
  say: createSay(messages, translate),
  masters: mastersMlIN,
  field: fieldMlIN,
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
