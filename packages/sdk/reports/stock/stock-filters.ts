import { itemCategories } from "@vanbook/sdk/rules";
import { choices } from "../../report/filters/choices.ts";

/** The documented stock ranges. */
const STOCK_RANGES = choices("0", "1-500", "501-2000", "2001 and above");

/** The documented types of items. */
const ITEM_TYPES = [
  { value: "1", label: "Finished Item" },
  { value: "0", label: "Semi Item" },
  { value: "Other", label: "Other" },
] as const;

/** The label of an item's type. */
export function itemTypeText({ ItemType }: { ItemType: number }): string {
  return ITEM_TYPES.find(({ value }) => value === String(ItemType))?.label ?? "Other";
}

/** Filters for one item, or one category of items. */
export const itemFilters = [
  { param: "ItemID", kind: "stockItem", label: "ITEM NAME", all: "All Items" },
  {
    param: "ItemCategoryID",
    kind: "choice",
    label: "CATEGORY NAME",
    all: "All Categories",
    options: itemCategories,
  },
] as const;

/** The filters of the Stock Report and the GoDown Stock. */
export const stockFilters = [
  ...itemFilters,
  { param: "StockRange", kind: "choice", label: "STOCK RANGE", all: "All", options: STOCK_RANGES },
  { param: "ItemType", kind: "choice", label: "ITEM TYPE", all: "All", options: ITEM_TYPES },
] as const;
