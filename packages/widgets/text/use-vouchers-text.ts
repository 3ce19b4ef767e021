import { useContext } from "react";
import { vouchersText } from "./en-IN/vouchers.ts";
import { TextContext } from "./text-context.ts";

/** The strings of vouchers' details in the provider's language. */
export function useVouchersText(): typeof vouchersText {
  return useContext(TextContext)?.vouchers ?? vouchersText;
}
