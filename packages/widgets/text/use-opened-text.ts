import { useContext } from "react";
import { orderText, purchaseText } from "./en-IN/purchase.ts";
import { TextContext } from "./text-context.ts";

/** The strings of what opens from the purchase reports in the provider's language. */
export function usePurchaseText(): typeof purchaseText {
  return useContext(TextContext)?.purchase ?? purchaseText;
}

/** The strings of what opens from the order report in the provider's language. */
export function useOrderText(): typeof orderText {
  return useContext(TextContext)?.order ?? orderText;
}
