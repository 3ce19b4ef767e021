import type { dayBookText as english } from "../en-IN/day-book.ts";

/** What opens from the day book, in Hindi. */
export const dayBookText: typeof english = {
  failed: "वाउचर नहीं मिला। कृपया फिर से कोशिश करें।",
  none: "यह वाउचर किसी खाते में नहीं जाता।",
  cancelled: "यह वाउचर रद्द किया गया: इसकी प्रविष्टियाँ वापस ली गई हैं।",
  edited: "यह वाउचर बदला गया: ये इसकी अभी की प्रविष्टियाँ हैं।",
  voucher: "वाउचर",
  type: "वाउचर का प्रकार",
  voucherNo: "वाउचर नं.",
  date: "दिनांक",
  particulars: "विवरण",
  amount: "राशि",
  narration: "टिप्पणी",
  enteredBy: "दर्ज करने वाला",
  lines: "वाउचर की प्रविष्टियाँ",
  number: "क्रम",
  item: "खाता",
  columns: ["डेबिट", "क्रेडिट"],
  total: "योग",
};
