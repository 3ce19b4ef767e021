import { expect, test } from "vitest";
import { compareDocumentNumbers } from "./cells.ts";

test("document numbers are compared by prefix and then by number, however long it is", () => {
  const sortedNumbers = [
    null,
    "00",
    "9",
    "10",
    "B2B/26-27/100",
    "B2C/25-26/7",
    "B2C/26-27/",
    "B2C/26-27/9",
    "b2c/26-27/10",
    "B2C/26-27/12345678901234567890122",
    "B2C/26-27/12345678901234567890123",
  ];
  expect(sortedNumbers.toReversed().toSorted(compareDocumentNumbers)).toEqual(sortedNumbers);
});
