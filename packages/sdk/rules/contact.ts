import type { TextRule } from "./rule.ts";

/** A GST number as documented: capitals and digits, its check digit left alone. */
export const gstin: TextRule = {
  pattern: "^[0-9A-Z]{1,15}$",
  maxLength: 15,
  message: "GSTIN must be alphanumeric and up to 15 characters.",
};

/** A postal code; the documented rule bounds its length from above only. */
export const pincode: TextRule = {
  pattern: "^[0-9]{1,6}$",
  maxLength: 6,
  message: "Pincode must be a valid 6-digit number.",
};

/** A telephone or mobile number without its country's code; the documented rule bounds its length from above only. */
export const phone: TextRule = {
  pattern: "^[0-9]{1,10}$",
  maxLength: 10,
  message: "{field} must be a valid 10-digit number.",
};

/** An e-mail address of a company or an account. */
export const email: TextRule = {
  pattern: "^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$",
  maxLength: 200,
  message: "Invalid email address.",
};

/** An e-mail address of a user, who must have one. */
export const userEmail: TextRule = { ...email, message: "Valid Email is required" };
