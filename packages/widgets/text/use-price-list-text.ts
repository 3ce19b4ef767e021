import { useContext } from "react";
import { priceListText, type PriceListText } from "./en-IN/masters/price-lists.ts";
import { TextContext } from "./text-context.ts";

/** The strings of the price lists in the provider's language. */
export function usePriceListText(): PriceListText {
  return useContext(TextContext)?.priceLists ?? priceListText;
}
