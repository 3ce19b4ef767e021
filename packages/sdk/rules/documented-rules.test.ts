import { expect, test } from "vitest";
import {
  BeatPlanRowInput,
  CompanyInput,
  EmployeeMessageInput,
  RateSlabInput,
  TaskInput,
  UserDetailsInput,
  isBesides,
  sheetColumns,
} from "./index.ts";
import { brokenField, type FieldRule } from "./field-rule.ts";

// Values and messages are copied from the specification's sections of validation rules.

/** By the field: values that are refused, values that are accepted, and the message. */
const DOCUMENTED_RULES: readonly (readonly [
  field: string,
  rule: FieldRule,
  refused: readonly unknown[],
  accepted: readonly unknown[],
  message: string,
])[] = [
  [
    "the name of a company, trimmed",
    CompanyInput.CompanyName,
    ["", "ab", " ab ", "  "],
    ["abc", " abc "],
    "Company Name must be at least 3 characters.",
  ],
  [
    "the GSTIN of a company",
    CompanyInput.GSTinNo,
    ["32-ABCDE", "32aabct", "32AABCT1429B1Z22"],
    ["32AABCT1429B1Z2", "32A"],
    "GSTIN must be alphanumeric and up to 15 characters.",
  ],
  [
    "the email of a company",
    CompanyInput.Email,
    ["office", "office@", "of fice@kairali.example"],
    ["", "office@kairali.example"],
    "Invalid email address.",
  ],
  ["a city", CompanyInput.Citty, ["Kochi 16", "Ko-chi"], ["New Delhi"], "City must contain only letters."],
  ["a state", CompanyInput.State, ["Kerala 1"], ["Tamil Nadu"], "State must contain only letters."],
  [
    "a district",
    CompanyInput.District,
    ["Ernakulam-1"],
    ["Alappuzha"],
    "District must contain only letters.",
  ],
  [
    "the address of a company",
    CompanyInput.Address,
    ["", "MG Road", "123456789"],
    ["1234567890", "22 MG Road, Ernakulam"],
    "Address must be at least 10 characters.",
  ],
  [
    "a message",
    EmployeeMessageInput.Message,
    ["", "  "],
    ["Come at four"],
    "Employee Message Name is  required.",
  ],
  ["the name of a task", TaskInput.Taskname, [""], ["Count the stock"], "Task is required."],
  ["the date of a task", TaskInput.TDate, [""], ["2026-11-20"], "Task is required."],
  ["the status of a task", TaskInput.Status, [""], [1, 2], "Task is required."],
  ["the branch of a user", UserDetailsInput.BranchId, [""], [1], "Branch is required"],
  ["the zone of a user", UserDetailsInput.ZoneId, [""], [1], "Zone is required"],
  ["the role of a user", UserDetailsInput.UserRoleId, [""], [2], "User role is required"],
  ["a km allowance", UserDetailsInput.Kmallowance, ["", "six"], ["6.75", 0], "Km Allowance must be a number"],
  ["a day allowance", UserDetailsInput.Dayallowance, ["", "x"], ["250", 0], "Day Allowance must be a number"],
  [
    "the target of a beat plan",
    BeatPlanRowInput.Target,
    ["", "0", "-1", "0.001", "much"],
    ["0.01", 400_000],
    "Please enter a valid target amount",
  ],
];

test.each(DOCUMENTED_RULES)(
  "%s is checked by the documented rule, with its message",
  (_, rule, refusedValues, acceptedValues, message) => {
    expect(refusedValues.map((value) => brokenField(rule, value))).toEqual(refusedValues.map(() => message));
    expect(acceptedValues.map((value) => brokenField(rule, value))).toEqual(
      acceptedValues.map(() => undefined),
    );
  },
);

test.each([
  ["From Rate", RateSlabInput.FromRate, Infinity],
  ["To Rate", RateSlabInput.ToRate, Infinity],
  ["Discount", RateSlabInput.Discount, 100],
] as const)("%s of a slab is a number from 0 with two decimals, and required", (label, rule, maximum) => {
  for (const value of ["", "x", "-0.01", "1.005"]) expect(brokenField(rule, value)).toMatch(`${label} `);
  expect(brokenField(rule, "")).toBe(`${label} is required.`);
  for (const value of ["0", "0.01", "100"]) expect(brokenField(rule, value)).toBeUndefined();
  if (maximum === 100) expect(brokenField(rule, "100.01")).toBe("Discount must be at most 100.");
});

test("the date and the user of a message are optional", () => {
  for (const rule of [EmployeeMessageInput.MDate, EmployeeMessageInput.UserID])
    expect(brokenField(rule, "")).toBeUndefined();
});

test("the sheets of customers and suppliers have the same ten columns, but for the first", () => {
  const besides = "Address Place District State PinNo GSTinNo Phone Mobile Email".split(" ");
  const documentedColumns = sheetColumns("customer").filter(([column]) => !isBesides(column));
  expect(documentedColumns.map(([, heading]) => heading)).toEqual(["Customer", ...besides]);
  expect(sheetColumns("supplier").map(([, heading]) => heading)).toEqual(["Supplier", ...besides]);
});
