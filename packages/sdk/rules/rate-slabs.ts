import type { FormRule } from "./rule.ts";

/** A slab ends where it begins, or above. */
export const rateSlabRules: readonly FormRule[] = [
  { rising: ["FromRate", "ToRate"], message: "To Rate must not be below From Rate." },
];
