import type { VoucherEntryText } from "../en-IN/voucher-entry.ts";

/** What the forms say in which vouchers are entered, in Hindi. */
export const voucherEntryText: VoucherEntryText = {
  post: "स्वीकार करें",
  posting: "दर्ज हो रहा है...",
  clear: "साफ़ करें",
  keys: "Enter आगे ले जाता है, Ctrl+Enter स्वीकार करता है, F2 तारीख पर ले जाता है, ऊपर और नीचे के तीर एक पंक्ति से दूसरी पर। Alt+2 पिछला वाउचर दोहराता है, Alt+R उसका विवरण।",
  lines: (title) => `${title} की पंक्तियाँ`,
  number: "क्र.",
  total: "कुल",
  removeLine: (number) => `पंक्ति ${number} हटाएँ`,
  posted: (title, number, amount) => `${title} ${number}, ₹${amount}, दर्ज हो गया।`,
  failed: (noun) => `${noun} दर्ज नहीं हुआ।`,
  unknown: (noun) => `पता नहीं कि ${noun} दर्ज हुआ या नहीं।`,
  unknownMore: "फिर से स्वीकार करें दबाएँ: चाहे जितनी बार भेजा जाए, यह एक ही बार दर्ज होता है।",
  postedBefore: (noun) => `जवाब खो जाने पर भी यह ${noun} दर्ज हो गया था, आपके आख़िरी बदलाव के बिना।`,
  postedBeforeMore: "यह अपनी रिपोर्ट में है। नया शुरू करने के लिए साफ़ करें दबाएँ।",
  notListed: (names) => `सूची में नहीं: ${names}।`,
  awaited: "इसकी पंक्तियाँ आ रही हैं…",
  notFetched: "इसकी पंक्तियाँ नहीं आ सकीं। फिर कोशिश करें",
  restored: "जो यहाँ पहले लिखा गया था, वह अब भी यहाँ है।",
  begin: "नया शुरू करें",
};
