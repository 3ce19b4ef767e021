import type { FormRule } from "./rule.ts";

/** The invoice series form: its name begins with its type. */
export const seriesRules: readonly FormRule[] = ["B2B", "B2C"].map((type) => ({
  begins: ["Series", `${type}/`],
  message: `Series Name must begin with ${type}/`,
  when: { InvType: type },
}));
