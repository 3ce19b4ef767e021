import { useContext } from "react";
import { billText } from "./en-IN/bill.ts";
import { TextContext } from "./text-context.ts";

/** The strings of a bill that is opened in the provider's language. */
export function useBillText(): typeof billText {
  return useContext(TextContext)?.bill ?? billText;
}
