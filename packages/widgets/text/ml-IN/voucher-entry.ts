import type { VoucherEntryText } from "../en-IN/voucher-entry.ts";

/** What the forms say in which vouchers are entered, in Malayalam. */
export const voucherEntryText: VoucherEntryText = {
  post: "സ്വീകരിക്കുക",
  posting: "രേഖപ്പെടുത്തുന്നു...",
  clear: "മായ്ക്കുക",
  keys: "Enter അടുത്തതിലേക്ക്, Ctrl+Enter സ്വീകരിക്കും, F2 തീയതിയിലേക്ക്, മുകളിലേക്കും താഴേക്കുമുള്ള അമ്പുകൾ വരിയിൽനിന്ന് വരിയിലേക്ക്. Alt+2 കഴിഞ്ഞ വൗച്ചർ ആവർത്തിക്കും, Alt+R അതിന്റെ വിവരണം.",
  lines: (title) => `${title}: വരികൾ`,
  number: "നം.",
  total: "ആകെ",
  removeLine: (number) => `വരി ${number} നീക്കുക`,
  posted: (title, number, amount) => `${title} ${number}, ₹${amount}, രേഖപ്പെടുത്തി.`,
  failed: (noun) => `${noun} രേഖപ്പെടുത്തിയില്ല.`,
  unknown: (noun) => `${noun} രേഖപ്പെടുത്തിയോ എന്ന് അറിയില്ല.`,
  unknownMore: "വീണ്ടും സ്വീകരിക്കുക അമർത്തുക: എത്ര തവണ അയച്ചാലും ഒരു തവണ മാത്രമേ രേഖപ്പെടുത്തൂ.",
  postedBefore: (noun) => `മറുപടി നഷ്ടപ്പെട്ടപ്പോൾ ഈ ${noun} രേഖപ്പെടുത്തിയിരുന്നു, നിങ്ങളുടെ അവസാന മാറ്റം ഇല്ലാതെ.`,
  postedBeforeMore: "അത് അതിന്റെ റിപ്പോർട്ടിൽ ഉണ്ട്. പുതിയത് തുടങ്ങാൻ മായ്ക്കുക അമർത്തുക.",
  notListed: (names) => `പട്ടികയിൽ ഇല്ല: ${names}.`,
  awaited: "ഇതിന്റെ വരികൾ വന്നുകൊണ്ടിരിക്കുന്നു…",
  notFetched: "ഇതിന്റെ വരികൾ കിട്ടിയില്ല. വീണ്ടും ശ്രമിക്കുക",
  restored: "ഇവിടെ മുമ്പ് ടൈപ്പ് ചെയ്തത് ഇപ്പോഴും ഉണ്ട്.",
  begin: "പുതിയത് തുടങ്ങുക",
};
