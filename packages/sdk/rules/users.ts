import type { FormRule } from "./rule.ts";

/** What a new user needs in addition to a name; both passwords must be the same. */
export const userRules: readonly FormRule[] = [
  { required: ["Email"], message: "Valid Email is required", when: { UserId: 0 } },
  { required: ["Sex"], message: "Gender is required", when: { UserId: 0 } },
  { required: ["Password"], message: "Password is required", when: { UserId: 0 } },
  { same: ["Password", "ConformPassword"], message: "Passwords do not match" },
];
