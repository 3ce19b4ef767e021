import { mastersEnIN, type MastersText } from "../../sdk/text/en-IN/masters.ts";
import { useTextOf } from "./use-text.ts";

/** The masters' texts in the provider's language, for components that a host builds itself. */
export function useMastersText(): MastersText {
  return useTextOf("masters", mastersEnIN);
}
