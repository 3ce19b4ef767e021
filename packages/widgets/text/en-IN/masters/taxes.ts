/** What the master of taxes says of their rates, in Indian English. */
export const taxesText = {
  rates: "Rates",
  newRate: "New rate",
  validFrom: "Valid From",
  rate: "Rate",
  help: "A document takes the rate of its own day, and keeps it. So a rate begins after the last bill and return with the tax; one that none of them has taken can be removed.",
  remove: "Remove",
  removeRate: (day: string) => `Remove the rate from ${day}`,
  removed: (day: string) => `The rate from ${day} is removed.`,
  failedRemoval: "The rate was not removed.",
  save: "Save Rate",
  saving: "Saving...",
  failedSave: "The rate was not saved.",
  saved: (rate: string, day: string) => `The rate is ${rate} from ${day}.`,
};

export type TaxesText = typeof taxesText;
