import type { FormRule } from "./rule.ts";

/** A slab's upper limit is not below its lower limit. */
export const rateSlabRules: readonly FormRule[] = [
  { rising: ["FromRate", "ToRate"], message: "To Rate must not be below From Rate." },
];
