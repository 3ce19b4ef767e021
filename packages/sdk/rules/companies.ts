import { CompanyInput } from "../generated/rules.ts";
import { sayRequired } from "./field-rule.ts";
import type { FormRule } from "./rule.ts";

const when = { CompanyId: 0 };

/** The company form: a new company needs an administrator, or nobody could sign in to it. */
export const companyRules: readonly FormRule[] = [
  { required: ["AdminName"], message: sayRequired(CompanyInput.AdminName), when },
  { required: ["AdminUserName"], message: sayRequired(CompanyInput.AdminUserName), when },
  { required: ["AdminPassword"], message: sayRequired(CompanyInput.AdminPassword), when },
  {
    same: ["AdminPassword", "AdminConformPassword"],
    message: sayRequired(CompanyInput.AdminConformPassword),
    when,
  },
];
