import { expect, test } from "vitest";
import { foldLookAlikes, hasMixedAlphabets, isForeignTwin } from "./look-alike.ts";

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

test.each([
  "m\u0435era", // Cyrillic е
  "mee\u0433a", // Cyrillic г, which no Latin letter looks like
  "anna иванова",
  "\u03bfmana", // Greek ο
  "αдам", // no Latin letter at all
  "anil\u0585", // Armenian օ
  "anil 7 \u0501", // Cyrillic ԁ after a digit
])("the name %s mixes alphabets that look alike", (name) => {
  expect(hasMixedAlphabets(name)).toBe(true);
});

test.each([
  ...["meera", "josé", "o'brien-7", "meera_2.kochi@x", "іван", "ελένη", "123", "", "మీరా", "🚚 van"],
  ...["മീര", "മീര 2", "मीरा 2", "meera മീര", "van-मीरा", "anil൧", "അവന്\u200d"],
])("the name %j does not mix them", (name) => {
  expect(hasMixedAlphabets(name)).toBe(false);
});

test.each([
  ["cop", "\u0441\u043e\u0440", true], // the second is Cyrillic
  ["\u0441\u043e\u0440", "cop", true],
  ["rahul0", "rahul\u0d66", true], // Malayalam 0
  ["rahul0", "rahulo", false],
  ["anil1", "anili", false],
  ["മീര", "മീര", false],
  ["cop", "cope", false],
])("the user names %s and %s look the same in different scripts: %s", (name, other, isTwin) => {
  expect(isForeignTwin(name, other)).toBe(isTwin);
});
