import type { Text } from "../en-IN/en-IN.ts";

/** What opens from the purchase reports. */
export const purchaseText: Required<Text>["purchase"] = {
  title: "വാങ്ങൽ വിവരങ്ങൾ",
  company: "കമ്പനി വിവരങ്ങൾ ലോഡ് ചെയ്യുന്നു...",
  failed: "വാങ്ങൽ വിവരങ്ങൾ ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.",
  none: "വിവരങ്ങൾ ലഭ്യമല്ല",
  cancelled: "ഈ വാങ്ങൽ റദ്ദാക്കിയതാണ്.",
  purchaseNo: "വാങ്ങൽ നമ്പർ",
  date: "തീയതി",
  supplier: "വിതരണക്കാരന്റെ പേര്",
  gstin: "GST നമ്പർ",
  mobile: "മൊബൈൽ",
  invoice: "ഇൻവോയ്‌സ് നമ്പർ",
  invoiceDate: "ഇൻവോയ്‌സ് തീയതി",
  lines: "വാങ്ങലിലെ വരികൾ",
  columns: ["MRP", "അളവ്", "വില", "നികുതി %", "നികുതി", "നിരക്ക്", "തുക"],
  number: "നമ്പർ",
  item: "ഐറ്റം",
  total: "ആകെ",
  freight: "വണ്ടിക്കൂലി",
  discount: "കിഴിവ്",
  roundOff: "റൗണ്ട് ഓഫ്",
  totalBill: "ആകെ ബിൽ തുക",
};

/** What opens from the order report. */
export const orderText: Required<Text>["order"] = {
  title: "ഓർഡർ വിവരങ്ങൾ",
  loading: "ഓർഡർ വിവരങ്ങൾ ലോഡ് ചെയ്യുന്നു...",
  failed: "ഓർഡർ വിവരങ്ങൾ ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.",
  none: "വിവരങ്ങൾ ലഭ്യമല്ല",
  orderNo: "ഓർഡർ നമ്പർ",
  date: "തീയതി",
  customer: "ഉപഭോക്താവിന്റെ പേര്",
  address: "വിലാസം",
  phone: "ഫോൺ",
  user: "യൂസർ",
  status: "നില",
  mode: "രീതി",
  lines: "ഓർഡറിലെ ഐറ്റങ്ങൾ",
  columns: ["അളവ്", "MRP", "നിരക്ക്", "തുക"],
  discount: "കിഴിവ്",
  number: "നമ്പർ",
  item: "ഐറ്റത്തിന്റെ പേര്",
  total: "ആകെ",
};
