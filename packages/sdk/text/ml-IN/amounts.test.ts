import { describe, expect, test } from "vitest";
import { amountInWords } from "../../format/amount-in-words.ts";
import { loadCatalogue } from "../languages.ts";
import { amountInMalayalam } from "./amounts.ts";

describe("an amount in Malayalam words", () => {
  test.each([
    [1, "ഒന്ന്"],
    [19, "പത്തൊമ്പത്"],
    [20, "ഇരുപത്"],
    [21, "ഇരുപത്തിയൊന്ന്"],
    [46, "നാൽപ്പത്തിയാറ്"],
    [99, "തൊണ്ണൂറ്റിയൊമ്പത്"],
    [100, "നൂറ്"],
    [105, "നൂറ്റി അഞ്ച്"],
    [900, "തൊള്ളായിരം"],
    [911, "തൊള്ളായിരത്തി പതിനൊന്ന്"],
    [1000, "ആയിരം"],
    [4433, "നാലായിരത്തി നാനൂറ്റി മുപ്പത്തിമൂന്ന്"],
    [10_000, "പതിനായിരം"],
    [21_000, "ഇരുപത്തിയൊന്നായിരം"],
    [25_500, "ഇരുപത്തിയയ്യായിരത്തി അഞ്ഞൂറ്"],
    [90_000, "തൊണ്ണൂറായിരം"],
    [100_000, "ഒരു ലക്ഷം"],
    [162_764.46, "ഒരു ലക്ഷത്തി അറുപത്തിരണ്ടായിരത്തി എഴുനൂറ്റി അറുപത്തിനാല്, നാൽപ്പത്തിയാറ് പൈസ"],
    [20_500_000, "രണ്ട് കോടി അഞ്ച് ലക്ഷം"],
    [1_000_000_000_000, "ഒരു ലക്ഷം കോടി"],
    [0.5, "അമ്പത് പൈസ"],
    [0, "പൂജ്യം"],
    [-12, "മൈനസ് പന്ത്രണ്ട്"],
  ])("%d", (rupees, words) => {
    expect(amountInMalayalam(amountInWords(rupees))).toBe(words);
  });

  test("paise after zero rupees, as papers have them", () => {
    expect(amountInMalayalam("Zero And Five Paise")).toBe("പൂജ്യം, അഞ്ച് പൈസ");
  });

  test("any other text stays as it is", () => {
    for (const text of ["#0#", "Kairali Distributors", "One Kairali", "Hundred", "", "Two And Kairali Paise"])
      expect(amountInMalayalam(text)).toBe(text);
  });
});

test.each([
  ["hi", "रुपये चार हज़ार चार सौ तैंतीस मात्र"],
  ["ml", "രൂപ നാലായിരത്തി നാനൂറ്റി മുപ്പത്തിമൂന്ന് മാത്രം"],
])("papers, bills and receipts in %s have no English amount", async (tag, words) => {
  const text = await loadCatalogue(tag);
  const amount = "Four Thousand Four Hundred Thirty Three";
  expect(text?.papers?.rupees(amount)).toBe(words);
  expect(text?.bill?.inWords(amount)).toBe(words);
  expect(text?.masters?.receipt.paper.rupees(amount)).toBe(words);
  expect(text?.translate(amount)).toMatch(/^\P{Script=Latin}+$/u);
});
