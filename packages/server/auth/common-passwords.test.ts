import { expect, it } from "vitest";
import { catchProblem, Problem } from "@vanbook/sdk/problem";
import { refuseCommonPassword } from "./common-passwords.ts";

const KNOWN_NAMES = ["Kairali Surgicals & Medicals", "Anu Thomas", "anu", "സജി", null, undefined];
const isRefused = (password: string) =>
  catchProblem(() => refuseCommonPassword(password, "NewPassword", KNOWN_NAMES)) instanceof Problem;

it.each([
  ["one that everybody tries", "Password123"],
  ["the company's name and a year", "Kairali-2026"],
  ["two words of its name", "surgicalsMEDICALS"],
  ["the user's name", "AnuThomas77"],
  ["the username and a row of keys", "anu12345"],
  ["the product's name", "vanbook@1234"],
  ["a name in letters of its own", "സജി-12345"],
  ["a name around one that everybody tries", "kairali-password1"],
])("the password check refuses %s", (_, password) => {
  expect(isRefused(password)).toBe(true);
});

it.each([
  ["no name at all", "quiet-lagoon-7"],
  ["a name beside enough that is no name", "kairali-quiet-lagoon"],
  ["the username inside longer words", "anu-knows-this-1"],
  ["letters that a short name has too", "manual-of-boats"],
])("the password check accepts %s", (_, password) => {
  expect(isRefused(password)).toBe(false);
});

it("the refusal of a common password names the reason and the field", () => {
  const foundProblem = catchProblem(() =>
    refuseCommonPassword("kairali1", "NewPassword", KNOWN_NAMES),
  ) as Problem;
  expect(foundProblem.code).toBe("PASSWORD_COMMON");
  expect(foundProblem.detail.fields).toEqual([
    {
      field: "NewPassword",
      message:
        "The password is little more than a name of the company, of the user or of Vanbook. Please choose another.",
    },
  ]);
});
