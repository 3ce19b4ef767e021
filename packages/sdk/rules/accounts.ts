import { AccountInput } from "../generated/rules.ts";
import { sayRequired, type FieldRule } from "./field-rule.ts";
import type { FormRule } from "./rule.ts";
import { ACCOUNT_GROUP } from "../books/account-groups.ts";

const when = { AccountParent: ACCOUNT_GROUP.debtors };

/** The account form: rules for customers that do not apply to suppliers. */
export const accountRules: readonly FormRule[] = [
  { required: ["RootId"], message: sayRequired(AccountInput.RootId), when },
  { required: ["RateType"], message: sayRequired(AccountInput.RateType), when },
  { required: ["CustomerType"], message: sayRequired(AccountInput.CustomerType), when },
];

/**
 * The name in the account form: letters of any script. The contract allows more, because an
 * imported name may have other characters and stays when other fields of the account change.
 */
export const accountNameRule: FieldRule = {
  ...AccountInput.AccountName,
  pattern: "^ *[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}\\u200c\\u200d ]*$",
  mayStay: true,
};

/** The documented price lists. */
export const rateTypes = ["CCP", "SP", "DP", "MRP"] as const;
