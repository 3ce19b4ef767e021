import { useContext } from "react";
import { mastersEnIN, type MastersText } from "./en-IN/masters.ts";
import { TextContext } from "./text-context.ts";

/** The masters' strings in the provider's language. */
export function useMastersText(): MastersText {
  return useContext(TextContext)?.masters ?? mastersEnIN;
}
