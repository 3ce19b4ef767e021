import type { FormRule } from "./rule.ts";

/** The sign-in form. */
export const signInRules: readonly FormRule[] = [
  { required: ["Username", "Password"], message: "Username and Password are required." },
];

/** Changes the user's own password. The messages for empty fields are ours, not documented. */
export const resetPasswordRules: readonly FormRule[] = [
  { required: ["CurrentPassword", "NewPassword", "ConfirmPassword"], message: "All fields are required." },
  { same: ["NewPassword", "ConfirmPassword"], message: "New password and confirm password do not match." },
];
