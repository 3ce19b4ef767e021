import { expect, test } from "vitest";
import { compareNaturally } from "./cells.ts";

test("every number in a document number is compared as a number, however long it is", () => {
  const sortedNumbers = [
    null,
    "00",
    "9",
    "9/26-27",
    "10",
    "10/26-27",
    "B2B/26-27/100",
    "B2C/25-26/7",
    "B2C/26-27/",
    "B2C/26-27/9",
    "b2c/26-27/10",
    "B2C/26-27/12345678901234567890122",
    "B2C/26-27/12345678901234567890123",
  ];
  expect(sortedNumbers.toReversed().toSorted(compareNaturally)).toEqual(sortedNumbers);
});
