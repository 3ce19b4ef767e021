export { brokenForm, brokenText } from "./rule.ts";
export type { FormRule, TextRule } from "./rule.ts";
export { email, gstin, phone, pincode, userEmail } from "./contact.ts";
export { customerLedgerRules, ledgerRules, rangeRules, vanLoadRules } from "./range.ts";
export { resetPasswordRules, signInRules } from "./session.ts";
