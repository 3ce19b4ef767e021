import { mastersEnIN, type MastersText } from "./en-IN/masters.ts";
import { useTextOf } from "./use-text.ts";

/** The masters' strings in the provider's language, for what a host builds itself. */
export function useMastersText(): MastersText {
  return useTextOf("masters", mastersEnIN);
}
