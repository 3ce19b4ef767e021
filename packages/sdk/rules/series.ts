import * as say from "../generated/messages.ts";
import type { FormRule } from "./rule.ts";

/** The invoice series form: its name starts with its type. */
export const seriesRules: readonly FormRule[] = ["B2B", "B2C"].map((type) => ({
  begins: ["Series", `${type}/`],
  message: say.mustBegin({ field: "Series Name", start: `${type}/` }),
  when: { InvType: type },
}));
