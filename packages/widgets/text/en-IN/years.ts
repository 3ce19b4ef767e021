/** What the screen of financial years says, in Indian English. Days come as DD-MM-YYYY. */
export const yearsText = {
  title: "Financial Years",
  columns: {
    label: "Financial Year",
    start: "From",
    end: "To",
    lockedUntil: "Locked Until",
    closedOn: "Closed On",
    state: "State",
  },
  states: { closed: "Closed", ended: "To be closed", running: "Running", ahead: "Not begun" },
  none: "–",
  failedList: "The financial years could not be fetched.",
  empty: "The company has no financial year.",
  loading: "Fetching the financial years",
  readOnly: "Only the company's administrator changes financial years.",
  yearTitle: (label: string) => `Financial Year ${label}`,
  days: (from: string, to: string) => `${from} to ${to}`,
  lockTitle: "Lock",
  lockHelp:
    "Nothing can be entered, changed or cancelled on the days up to the one that is chosen, it included. A lock can be moved and taken off.",
  lockedNow: (day: string) => `Locked until ${day}.`,
  notLocked: "Not locked.",
  lockUntil: "Lock Until",
  lock: "Lock",
  locking: "Locking...",
  unlock: "Unlock",
  unlocking: "Unlocking...",
  locked: (label: string, day: string) => `${label} is locked until ${day}.`,
  unlocked: (label: string) => `${label} is not locked any more.`,
  dayOfYear: (label: string) => `Choose a day of ${label}.`,
  closeTitle: "Close",
  closeHelp: "Closing carries the year's profit or loss over. Nothing can be posted in a closed year.",
  runsUntil: (day: string) => `It can be closed when it has ended, after ${day}.`,
  earlierFirst: (label: string) => `${label} must be closed first.`,
  laterFirst: (label: string) => `${label} must be opened again first.`,
  closedNow: (day: string) => `Closed on ${day}.`,
  close: "Close Year",
  closing: "Closing...",
  reopen: "Open Again",
  reopening: "Opening...",
  closed: (label: string, result: string, voucher: string | null) =>
    voucher === null
      ? `${label} is closed. ${result}.`
      : `${label} is closed. ${result}, voucher ${voucher}.`,
  profit: (amount: string) => `Profit ₹${amount}`,
  loss: (amount: string) => `Loss ₹${amount}`,
  noResult: "It had neither income nor expenses",
  reopened: (label: string) => `${label} is open again. Its closing voucher was cancelled.`,
  closeQuestion: {
    title: (label: string) => `Close ${label}?`,
    what: (day: string) =>
      `The balances of all income and expense accounts are brought to zero on ${day}; the profit or loss goes to Retained Earnings, with a closing voucher (CLS).`,
    then: "After that nothing can be posted, changed or cancelled in the year.",
    undo: "The latest closed year can be opened again, which cancels the closing voucher.",
  },
  reopenQuestion: {
    title: (label: string) => `Open ${label} again?`,
    what: "Its closing voucher is cancelled, and the year's days can be posted in again, but for those that are locked.",
    then: "The profit or loss that was carried over is taken back until the year is closed again.",
  },
  next: (label: string) => `Create ${label}`,
  creating: "Creating...",
  comesByItself: (label: string, day: string) =>
    `${label} comes by itself on ${day}, with its invoice series.`,
  nextQuestion: {
    title: (label: string) => `Create ${label} now?`,
    what: (from: string, to: string, before: string) =>
      `It has the days from ${from} to ${to} and an invoice series for each of ${before}. Numbers begin at 1.`,
    then: "A financial year can't be deleted.",
  },
  created: (label: string, series: string) => `${label} is there, with the series ${series}.`,
  cancel: "Cancel",
  failed: {
    create: "The year could not be created. Please try again.",
    close: "The year could not be closed. Please try again.",
    reopen: "The year could not be opened again. Please try again.",
    lock: "The lock could not be changed. Please try again.",
  },
};

export type YearsText = typeof yearsText;
