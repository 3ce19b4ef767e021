import type { FormRule } from "./rule.ts";

/** The sign-in form. */
export const signInRules: readonly FormRule[] = [
  { required: ["Username", "Password"], message: "Username and Password are required." },
];

/** The form that changes one's own password. What it says of an empty field is not documented; this is ours. */
export const resetPasswordRules: readonly FormRule[] = [
  { required: ["CurrentPassword", "NewPassword", "ConfirmPassword"], message: "All fields are required." },
  { same: ["NewPassword", "ConfirmPassword"], message: "New password and confirm password do not match." },
];
