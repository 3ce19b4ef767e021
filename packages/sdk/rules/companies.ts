import { CompanyInput } from "../generated/rules.ts";
import type { FormRule } from "./rule.ts";

const when = { CompanyId: 0 };

/** The company form: a new company needs an administrator, or nobody could sign in to it. */
export const companyRules: readonly FormRule[] = [
  { required: ["AdminName"], message: CompanyInput.AdminName.required, when },
  { required: ["AdminUserName"], message: CompanyInput.AdminUserName.required, when },
  { required: ["AdminPassword"], message: CompanyInput.AdminPassword.required, when },
  {
    same: ["AdminPassword", "AdminConformPassword"],
    message: CompanyInput.AdminConformPassword.required,
    when,
  },
];
