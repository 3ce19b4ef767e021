/** What is said where the prices of a rate type are entered from a day on. */
export const priceListText = {
  title: "Price Lists",
  help: "Enter new prices, or paste a column from a spreadsheet into the first of them. They are valid from the day above; what is left empty stays as it is.",
  search: "Search items",
  item: "Item",
  now: "Price Today",
  toCome: "To Come",
  next: (price: string, day: string) => `${price} from ${day}`,
  newPriceOf: (item: string) => `New Price of ${item}`,
  raise: "Raise All by",
  roundTo: "Round To",
  fillIn: (count: number) => (count === 1 ? "Fill In 1 Item" : `Fill In ${count} Items`),
  noPercent: "Enter a percentage of -100 or more.",
  save: (count: number) => (count === 0 ? "Save" : count === 1 ? "Save 1 Price" : `Save ${count} Prices`),
  saving: "Saving...",
  saved: "The prices are saved.",
  removed: "The price is taken back.",
  failed: "The prices were not saved.",
  notRead: "The prices could not be fetched.",
  none: "No items available",
  noMatch: "No matching items found",
  tooEarly: "Prices are valid from today or a later day.",
  remove: (item: string, day: string) => `Take back the price of ${item} from ${day}`,
  removeTitle: (item: string) => `Take back the price of ${item}?`,
  removeQuestion: (day: string) => `The price from ${day} will not come into effect.`,
};

export type PriceListText = typeof priceListText;
