import type { YearsText } from "../en-IN/years.ts";

/** What the screen of financial years says, in Hindi. */
export const yearsText: YearsText = {
  title: "वित्तीय वर्ष",
  columns: {
    label: "वित्तीय वर्ष",
    start: "से",
    end: "तक",
    lockedUntil: "लॉक की तारीख",
    closedOn: "बंद हुआ",
    state: "स्थिति",
  },
  states: { closed: "बंद", ended: "बंद करना बाकी", running: "चालू", ahead: "शुरू नहीं हुआ" },
  none: "–",
  failedList: "वित्तीय वर्ष नहीं लाए जा सके।",
  empty: "कंपनी का कोई वित्तीय वर्ष नहीं है।",
  loading: "वित्तीय वर्ष लाए जा रहे हैं",
  readOnly: "वित्तीय वर्ष सिर्फ़ कंपनी का एडमिन बदल सकता है।",
  yearTitle: (label: string) => `वित्तीय वर्ष ${label}`,
  days: (from: string, to: string) => `${from} से ${to} तक`,
  lockTitle: "लॉक",
  lockHelp:
    "चुने हुए दिन तक, उस दिन समेत, न कुछ दर्ज हो सकेगा, न बदला जा सकेगा, न रद्द होगा। लॉक आगे-पीछे किया और हटाया जा सकता है।",
  lockedNow: (day: string) => `${day} तक लॉक है।`,
  notLocked: "लॉक नहीं है।",
  lockUntil: "इस दिन तक लॉक करें",
  lock: "लॉक करें",
  locking: "लॉक हो रहा है...",
  unlock: "लॉक हटाएँ",
  unlocking: "लॉक हट रहा है...",
  locked: (label: string, day: string) => `${label} ${day} तक लॉक है।`,
  unlocked: (label: string) => `${label} अब लॉक नहीं है।`,
  dayOfYear: (label: string) => `${label} का कोई दिन चुनें।`,
  closeTitle: "वर्ष बंद करना",
  closeHelp: "बंद करने पर वर्ष का लाभ या हानि आगे ले जाई जाती है। बंद वर्ष में कुछ भी दर्ज नहीं हो सकता।",
  runsUntil: (day: string) => `${day} के बाद, वर्ष पूरा होने पर इसे बंद किया जा सकता है।`,
  earlierFirst: (label: string) => `पहले ${label} बंद करना होगा।`,
  laterFirst: (label: string) => `पहले ${label} फिर से खोलना होगा।`,
  closedNow: (day: string) => `${day} को बंद हुआ।`,
  close: "वर्ष बंद करें",
  closing: "बंद हो रहा है...",
  reopen: "फिर से खोलें",
  reopening: "खुल रहा है...",
  closed: (label: string, result: string, voucher: string | null) =>
    voucher === null
      ? `${label} बंद हो गया। ${result}।`
      : `${label} बंद हो गया। ${result}, वाउचर ${voucher}।`,
  profit: (amount: string) => `लाभ ₹${amount}`,
  loss: (amount: string) => `हानि ₹${amount}`,
  noResult: "इसमें न आय हुई, न खर्च",
  reopened: (label: string) => `${label} फिर से खुल गया। इसका समापन वाउचर रद्द कर दिया गया।`,
  closeQuestion: {
    title: (label: string) => `${label} बंद करें?`,
    what: (day: string) =>
      `${day} को आय और खर्च के सभी खातों का शेष शून्य किया जाएगा; लाभ या हानि समापन वाउचर (CLS) से संचित लाभ में जाएगी।`,
    then: "उसके बाद इस वर्ष में न कुछ दर्ज हो सकेगा, न बदला जा सकेगा, न रद्द होगा।",
    undo: "सबसे आखिर में बंद हुआ वर्ष फिर से खोला जा सकता है; इससे समापन वाउचर रद्द हो जाता है।",
  },
  reopenQuestion: {
    title: (label: string) => `${label} फिर से खोलें?`,
    what: "इसका समापन वाउचर रद्द होगा और वर्ष के दिनों में फिर दर्ज किया जा सकेगा, सिवाय लॉक किए दिनों के।",
    then: "आगे ले जाया गया लाभ या हानि तब तक वापस रहेगी, जब तक वर्ष फिर बंद न हो।",
  },
  next: (label: string) => `${label} बनाएँ`,
  creating: "बन रहा है...",
  comesByItself: (label: string, day: string) =>
    `${label} अपनी इनवॉइस सीरीज़ के साथ ${day} को अपने-आप बन जाएगा।`,
  nextQuestion: {
    title: (label: string) => `${label} अभी बनाएँ?`,
    what: (from: string, to: string, before: string) =>
      `इसमें ${from} से ${to} तक के दिन होंगे और ${before} की हर इनवॉइस सीरीज़ के लिए एक सीरीज़। नंबर 1 से शुरू होंगे।`,
    then: "वित्तीय वर्ष हटाया नहीं जा सकता।",
  },
  created: (label: string, series: string) => `${label} बन गया, इन सीरीज़ के साथ: ${series}।`,
  cancel: "रहने दें",
  failed: {
    create: "वर्ष बनाया नहीं जा सका। कृपया फिर कोशिश करें।",
    close: "वर्ष बंद नहीं हो सका। कृपया फिर कोशिश करें।",
    reopen: "वर्ष फिर से नहीं खुल सका। कृपया फिर कोशिश करें।",
    lock: "लॉक बदला नहीं जा सका। कृपया फिर कोशिश करें।",
  },
};
