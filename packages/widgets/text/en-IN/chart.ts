/** What the chart of accounts says, in Indian English. */
export const chartText = {
  columns: {
    nature: "Nature",
    group: "Group",
    name: "Account",
    balance: "Balance",
    year: "Financial Year",
    carried: "Brought Forward",
    opening: "Opening Balance",
  },
  openAll: "Open all",
  closeAll: "Close all",
  parties: (name: string, count: string) => `${name} (${count})`,
  fixed:
    "The books post to this account by themselves, so its name and group stay as they are. It may have an opening balance, and it can be named in vouchers.",
  openings: "Opening Balances",
  openingHelp:
    "An opening is posted on the year's first day, against Opening Balance Equity. A change reverses what was posted before.",
  loadingOpenings: "Fetching the opening balances",
  failedOpenings: "The opening balances could not be fetched.",
  hindrances: { closed: "closed", locked: "locked", future: "not begun" },
  side: "Debit or Credit",
  debit: "Debit",
  credit: "Credit",
  amountWrong: "Opening Balance must be an amount in rupees with two decimals at most.",
  save: "Save Opening",
  saving: "Saving...",
  failedSave: "The opening balance was not saved.",
  opened: (year: string, balance: string) => `The opening balance of ${year} is ${balance}.`,
};

export type ChartText = typeof chartText;
