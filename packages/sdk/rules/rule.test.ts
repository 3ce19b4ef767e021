import { expect, test } from "vitest";
import {
  brokenField,
  brokenForm,
  brokenFormFields,
  customerLedgerRules,
  itemRules,
  rateSlabRules,
  type FieldRule,
  type FormRule,
  resetPasswordRules,
  signInRules,
} from "./index.ts";

const phone: FieldRule = {
  label: "Phone",
  required: "Phone is required.",
  message: "Phone must be a valid 10-digit number.",
  pattern: "^[0-9]{1,10}$",
  maxLength: 10,
};
const spacedRule: FieldRule = {
  label: "Name",
  message: "Name can only have letters.",
  pattern: "^[a-z]+$",
  maxLength: 5,
};
const name: FieldRule = { label: "Branch Name", minLength: 3, maxLength: 5 };
const discount: FieldRule = {
  label: "Discount",
  required: "Discount is required.",
  decimals: 2,
  minimum: 0,
  maximum: 100,
};

test.each([
  [phone, "9847012345", undefined],
  [phone, " 9847012345 ", undefined],
  [phone, "98470123456", "Phone must be a valid 10-digit number."],
  [phone, "98470x", "Phone must be a valid 10-digit number."],
  [phone, "  ", "Phone is required."],
  [phone, null, "Phone is required."],
  [spacedRule, "abc1", "Name can only have letters."],
  [spacedRule, "abcdef", "Name must have at most 5 characters."],
  [spacedRule, "abcde1", "Name can only have letters."],
  [name, "", undefined],
  [name, "ab", "Branch Name must have at least 3 characters."],
  [name, "abcdef", "Branch Name must have at most 5 characters."],
  [name, "\u{1F600}\u{1F600}\u{1F600}\u{1F600}\u{1F600}", undefined],
  [discount, "", "Discount is required."],
  [discount, "0", undefined],
  [discount, 12.25, undefined],
  [discount, "12.255", "Discount must have at most two decimals."],
  [discount, "-1", "Discount must be at least 0."],
  [discount, "100.01", "Discount must be at most 100."],
  [discount, "ten", "Discount must be a number."],
  [discount, "0x10", "Discount must be a number."],
  [discount, "1e1", "Discount must be a number."],
  [discount, ".5", undefined],
])("the rule %o for the value %j gives the message %s", (rule, value, message) => {
  expect(brokenField(rule, value)).toBe(message);
});

test("a rule for some forms does not apply to the others", () => {
  const rules: FormRule[] = [
    {
      required: ["RootId", "RateType"],
      message: "Route and Rate Type are required.",
      when: { AccountParent: 14 },
    },
  ];
  expect(brokenFormFields(rules, { AccountParent: "14", RootId: 3, RateType: " " })).toEqual({
    RateType: "Route and Rate Type are required.",
  });
  expect(brokenFormFields(rules, { AccountParent: 27 })).toEqual({});
});

test("a saved item needs a unit, and a new item can leave out its tax and unit", () => {
  expect(brokenFormFields(itemRules, { ItemID: 7, TaxID: 2, UnitID: null })).toEqual({
    UnitID: "An item has a unit. Please choose one.",
  });
  expect(brokenFormFields(itemRules, { ItemID: 0, TaxID: null, UnitID: "" })).toEqual({});
});

test("an item's larger unit needs its size, and differs from the item's own unit", () => {
  const together = "A larger unit is given with what it holds, or neither is.";
  const item = { ItemID: 0, UnitID: 1 };
  expect(brokenFormFields(itemRules, item)).toEqual({});
  expect(brokenFormFields(itemRules, { ...item, LargerUnitID: null, PerLargerUnit: "" })).toEqual({});
  expect(brokenFormFields(itemRules, { ...item, LargerUnitID: "2", PerLargerUnit: "12" })).toEqual({});
  expect(brokenFormFields(itemRules, { ...item, LargerUnitID: 2 })).toEqual({ PerLargerUnit: together });
  expect(brokenFormFields(itemRules, { ...item, PerLargerUnit: 12 })).toEqual({ LargerUnitID: together });
  expect(brokenFormFields(itemRules, { ...item, LargerUnitID: "1", PerLargerUnit: 12 })).toEqual({
    LargerUnitID: "The larger unit must be another than the item's own.",
  });
});

test("when two fields should be equal and differ, the second field is reported", () => {
  const form = { CurrentPassword: "a", NewPassword: "b", ConfirmPassword: "c" };
  expect(brokenFormFields(resetPasswordRules, form)).toEqual({
    ConfirmPassword: "New password and confirm password do not match.",
  });
});

test("signing in needs a user name and a password, and blanks do not count", () => {
  expect(brokenForm(signInRules, { Username: "anu", Password: " " })).toBe(
    "Username and Password are required.",
  );
  expect(brokenForm(signInRules, { Username: "anu", Password: "secret" })).toBeUndefined();
});

test("a new password must be entered twice", () => {
  const form = { CurrentPassword: "a", NewPassword: "b", ConfirmPassword: "c" };
  expect(brokenForm(resetPasswordRules, form)).toBe("New password and confirm password do not match.");
  expect(brokenForm(resetPasswordRules, { ...form, ConfirmPassword: "b" })).toBeUndefined();
  expect(brokenForm(resetPasswordRules, { ...form, CurrentPassword: "" })).toBe("All fields are required.");
});

test("the first broken rule gives the message", () => {
  expect(brokenForm(customerLedgerRules, {})).toBe("Financial Year ID is missing.");
  expect(brokenForm(customerLedgerRules, { FYearID: 1, FromDate: "2026-04-01", ToDate: "2026-04-30" })).toBe(
    "CustomerID, FromDate, and ToDate are required.",
  );
});

test.each([
  [{ FromRate: "1000", ToRate: "999.99" }, { ToRate: "To Rate must not be below From Rate." }],
  [{ FromRate: 1000, ToRate: 1000 }, {}],
  [{ FromRate: "9", ToRate: "10" }, {}],
  [{ FromRate: "9", ToRate: "" }, {}],
])("a rate slab ends at or above its beginning: %j", (form, messages) => {
  expect(brokenFormFields(rateSlabRules, form)).toEqual(messages);
});
