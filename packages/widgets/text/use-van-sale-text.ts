import { useContext } from "react";
import { vanSaleText } from "./en-IN/van-sale.ts";
import { TextContext } from "./text-context.ts";

/** The strings of the van sale summary in the provider's language. */
export function useVanSaleText(): typeof vanSaleText {
  return useContext(TextContext)?.vanSale ?? vanSaleText;
}
