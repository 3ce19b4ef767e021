/** What the company's settings say, in Indian English. */
export const settingsText = {
  title: "Settings",
  limits: "Limits for Salesmen",
  help: {
    daysBack: "How many days back a salesman may date a document. Receipts are taken, and wait for approval.",
    discount:
      "Of a bill's amount with the discounts on its lines, of an order's, or of what a receipt settles, in percent. What the rate slabs give is always allowed.",
    freeGoods: "Of what is sold of the item, in percent.",
    returnWithoutBill: "In a day.",
    cashRefund: "In a day, with and without a bill.",
    exchanges: "In a day, at the customers' prices without tax. Never more than comes back.",
    expenses: "In a day, out of his own cash.",
  },
  stock: "Stock",
  stockShort: "Refuse what is not in stock",
  stockHelp: "Nothing leaves a godown or van that does not have it, today or on a later day.",
  loading: "Fetching the settings",
  failedRead: "The settings could not be fetched.",
  failedSave: "The settings could not be saved.",
  required: (label: string) => `${label} is required.`,
  save: "Save",
  saving: "Saving...",
  saved: "Settings saved.",
};
