import { expect, test } from "vitest";
import { foldLookAlikes } from "./look-alike.ts";

// Pairs from Unicode's confusables.txt, and differences in capitals and spaces.
test.each([
  ["Malabar Traders", "MALABAR  traders"],
  ["Malabar Traders", "Mаlаbаr Trаders"], // Cyrillic а
  ["Malabar Traders", "Μalabar Traders"], // Greek Μ
  ["Malabar Traders", "Ma\u200blabar Traders"], // zero-width space
  ["Malabar Traders", "Ｍalabar Traders"], // full width
  ["Malabar Traders", "Malabàr Traders"],
  ["Anil & Co", "AniI & Co"], // capital i
  ["Anil & Co", "Ani1 & Co"],
  ["Modern Foods", "Modem Foods"],
  ["O K Stores", "0 K Stores"],
])("the names %s and %s look alike", (name, other) => {
  expect(foldLookAlikes(other)).toBe(foldLookAlikes(name));
});

test.each([
  ["Malabar Traders", "Malabar Trader"],
  ["Kairali Agencies", "Kairali Distributors"],
  ["കാവേരി", "കവേരി"], // one vowel sign missing
  ["कमल", "कमला"],
  ["Unit 12", "Unit 21"],
])("the names %s and %s do not look alike", (name, other) => {
  expect(foldLookAlikes(other)).not.toBe(foldLookAlikes(name));
});
