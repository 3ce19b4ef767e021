import type { FormRule } from "./rule.ts";

const newCompany = { CompanyId: 0 };

/** The company form: a new company needs an administrator, or nobody could sign in to it. */
export const companyRules: readonly FormRule[] = [
  { required: ["AdminName"], message: "Administrator's Name is required.", when: newCompany },
  { required: ["AdminUserName"], message: "Administrator's Username is required.", when: newCompany },
  { required: ["AdminPassword"], message: "Administrator's Password is required.", when: newCompany },
  { same: ["AdminPassword", "AdminConformPassword"], message: "Passwords do not match", when: newCompany },
];
