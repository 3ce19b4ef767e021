import { expect, test } from "vitest";
import {
  brokenForm,
  brokenText,
  customerLedgerRules,
  email,
  gstin,
  phone,
  pincode,
  resetPasswordRules,
  signInRules,
  userEmail,
} from "./index.ts";

test.each([
  [gstin, "32AABCU9603R1ZM", undefined],
  [gstin, "32aabcu9603r1zm", "GSTIN must be alphanumeric and up to 15 characters."],
  [gstin, "32AABCU9603R1ZM0", "GSTIN must be alphanumeric and up to 15 characters."],
  [pincode, "682001", undefined],
  [pincode, "6820011", "Pincode must be a valid 6-digit number."],
  [pincode, "68200A", "Pincode must be a valid 6-digit number."],
  [email, "anu@vanbook.co.in", undefined],
  [email, "", undefined],
  [email, "anu@vanbook", "Invalid email address."],
  [email, "anu @vanbook.in", "Invalid email address."],
  [email, `${"a".repeat(196)}@b.in`, "Invalid email address."],
  [userEmail, "anu@", "Valid Email is required"],
])("%o of %j: %s", (rule, text, message) => {
  expect(brokenText(rule, text)).toBe(message);
});

test("a message names its field", () => {
  expect(brokenText(phone, "98470123456", "Phone")).toBe("Phone must be a valid 10-digit number.");
  expect(brokenText(phone, "9847012345", "Phone")).toBeUndefined();
});

test("signing in needs both, blanks do not count", () => {
  expect(brokenForm(signInRules, { Username: "anu", Password: " " })).toBe(
    "Username and Password are required.",
  );
  expect(brokenForm(signInRules, { Username: "anu", Password: "secret" })).toBeUndefined();
});

test("a new password is given twice", () => {
  const form = { CurrentPassword: "a", NewPassword: "b", ConfirmPassword: "c" };
  expect(brokenForm(resetPasswordRules, form)).toBe("New password and confirm password do not match.");
  expect(brokenForm(resetPasswordRules, { ...form, ConfirmPassword: "b" })).toBeUndefined();
  expect(brokenForm(resetPasswordRules, { ...form, CurrentPassword: "" })).toBe("All fields are required.");
});

test("the first broken rule speaks", () => {
  expect(brokenForm(customerLedgerRules, {})).toBe("Financial Year ID is missing.");
  expect(brokenForm(customerLedgerRules, { FYearID: 1, FromDate: "2026-04-01", ToDate: "2026-04-30" })).toBe(
    "CustomerID, FromDate, and ToDate are required.",
  );
});
