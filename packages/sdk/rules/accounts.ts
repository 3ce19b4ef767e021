import { AccountInput } from "../generated/rules.ts";
import type { FormRule } from "./rule.ts";

const when = { AccountParent: 14 };

/** The account form: what a customer needs and a supplier has none of. */
export const accountRules: readonly FormRule[] = [
  { required: ["RootId"], message: AccountInput.RootId.required, when },
  { required: ["RateType"], message: AccountInput.RateType.required, when },
  { required: ["CustomerType"], message: AccountInput.CustomerType.required, when },
];
