/** What the forms say in which vouchers are entered, in Indian English. */
export const voucherEntryText = {
  post: "Accept",
  posting: "Posting...",
  clear: "Clear",
  keys: "Enter goes on, Ctrl+Enter accepts, F2 goes to the date, Up and Down from line to line. Alt+2 repeats the last voucher, Alt+R its narration; Alt+C creates what a list lacks.",
  lines: (title: string) => `Lines of the ${title}`,
  number: "No.",
  total: "Total",
  removeLine: (number: string) => `Remove line ${number}`,
  posted: (title: string, number: string, amount: string) => `${title} ${number} of ₹${amount} is posted.`,
  failed: (noun: string) => `The ${noun} was not posted.`,
  unknown: (noun: string) => `It is not known whether the ${noun} was posted.`,
  unknownMore: "Press Accept again: it is posted once, however often it is sent.",
  sessionEnded: "Your session had ended.",
  postedBefore: (noun: string) =>
    `This ${noun} was posted when its answer was lost, without your last change.`,
  postedBeforeMore: "It stands in its report. Clear begins a new one.",
  /** A word stands in a quantity that is none of its item's units. */
  unitUnknown: (field: string, own: string, larger: string | undefined) =>
    larger === undefined
      ? `${field} is a figure, in ${own}: the item has no larger unit.`
      : `${field} is a figure, or such as 2 ${larger} 6 ${own}.`,
  notListed: (names: string) => `Not in the list: ${names}.`,
  lastOn: (day: string) => `last ${day}`,
  goOnTyping: "There are more: go on typing.",
  /** What is made where it is missing, as its dialog is called. */
  make: {
    customer: "Create customer",
    supplier: "Create supplier",
    party: "Create customer or supplier",
    item: "Create item",
    account: "Create account",
  },
  /** On the list of keys. */
  makeKey: "In a voucher: create what the list lacks",
  dateKey: "In a voucher: go to the date",
  acceptKey: "In a voucher: accept it",
  repeatKey: "In a voucher: repeat the last one",
  narrationKey: "In a voucher: repeat the last narration",
  earlierKey: "In a voucher: the one before, and back",
  cancelKey: "In a voucher that was posted before: cancel it",
  madeElsewhere: "It is saved, but this field does not offer it.",
  awaited: "Its lines are on their way…",
  notFetched: "Its lines could not be fetched. Try again",
  restored: "What was typed here before is still here.",
  begin: "Begin a new one",
  correcting: (title: string, number: string) => `Correct ${title} ${number}`,
  corrected: (title: string, number: string, amount: string) =>
    `${title} ${number} of ₹${amount} is corrected.`,
  cancel: "Cancel the voucher",
  cancelled: (title: string, number: string) => `${title} ${number} is cancelled.`,
  changedMeanwhile: (noun: string) => `Somebody has changed or cancelled this ${noun} meanwhile.`,
  changedMore: "Nothing was saved. Close this and open the voucher again to see what it is now.",
  notRead: (noun: string) => `The ${noun} could not be opened.`,
  notCorrected: (noun: string) => `This ${noun} can't be corrected here.`,
  earlier: "Earlier (PageUp)",
  later: "Later (PageDown)",
  earlierOne: (noun: string) => `A ${noun} that was posted before`,
  noEarlier: (noun: string) => `There is no earlier ${noun} in the last twelve months.`,
};

export type VoucherEntryText = typeof voucherEntryText;
