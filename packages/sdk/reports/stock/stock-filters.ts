import { itemCategories } from "@vanbook/sdk/rules";
import { makeChoices } from "../../report/filters/choices.ts";

const STOCK_RANGES = makeChoices("0", "1-500", "501-2000", "2001 and above");

const ITEM_TYPES = [
  { value: "1", label: "Finished Item" },
  { value: "0", label: "Semi Item" },
  { value: "Other", label: "Other" },
] as const;

export function describeItemType({ ItemType }: { ItemType: number }): string {
  return ITEM_TYPES.find(({ value }) => value === String(ItemType))?.label ?? "Other";
}

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

export const stockFilters = [
  ...itemFilters,
  { param: "StockRange", kind: "choice", label: "STOCK RANGE", all: "All", options: STOCK_RANGES },
  { param: "ItemType", kind: "choice", label: "ITEM TYPE", all: "All", options: ITEM_TYPES },
] as const;
