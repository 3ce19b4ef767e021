import type { dayBookText as english } from "../en-IN/day-book.ts";

/** What opens from the day book, in Malayalam. */
export const dayBookText: typeof english = {
  failed: "വൗച്ചർ ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.",
  none: "ഈ വൗച്ചർ ഒരു അക്കൗണ്ടിനെയും ബാധിക്കുന്നില്ല.",
  cancelled: "ഈ വൗച്ചർ റദ്ദാക്കി: അതിന്റെ എൻട്രികൾ തിരിച്ചെടുത്തു.",
  edited: "ഈ വൗച്ചർ തിരുത്തി: ഇവ ഇപ്പോഴത്തെ എൻട്രികളാണ്.",
  voucher: "വൗച്ചർ",
  type: "വൗച്ചർ തരം",
  voucherNo: "വൗച്ചർ നമ്പർ",
  date: "തീയതി",
  particulars: "വിവരം",
  amount: "തുക",
  narration: "കുറിപ്പ്",
  enteredBy: "രേഖപ്പെടുത്തിയത്",
  lines: "വൗച്ചറിന്റെ എൻട്രികൾ",
  number: "നമ്പർ",
  item: "അക്കൗണ്ട്",
  columns: ["ഡെബിറ്റ്", "ക്രെഡിറ്റ്"],
  total: "ആകെ",
};
