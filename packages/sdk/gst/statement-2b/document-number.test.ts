import { expect, it } from "vitest";
import { isSameNumber, measureNumberDistance, readComparedNumber } from "./document-number.ts";

const OCTOBER_DAY = "2026-10-05";
const isSame = (one: string | null, other: string | null) =>
  isSameNumber(readComparedNumber(one, OCTOBER_DAY), readComparedNumber(other, OCTOBER_DAY));

it.each([
  ["INV/0042/26-27", "inv-42"],
  ["INV/0042/2026-27", "INV 42"],
  ["INV/0042/2026-2027", "INV42"],
  ["2627/INV/42", "inv.42"],
  ["FY 26-27/42", "42"],
  ["INV-42/2026", "INV-42"],
  ["INV-42/2027", "INV-42"],
  // The supplier's series of the year before, in October.
  ["INV/0042/25-26", "INV-42"],
  ["000", "0"],
  ["B2B/26-27/7", "b2b-7"],
  // One has no separators at all between its numbers.
  ["12/0042", "120042"],
  ["A1-0042", "A10042"],
  ["INV/2627", "inv-2627"],
  ["２６", "26"],
  ["ബിൽ/07", "ബിൽ 7"],
])("%s and %s are one number", (one, other) => {
  expect(isSame(one, other)).toBe(true);
  expect(isSame(other, one)).toBe(true);
});

it.each([
  ["INV/42", "INV/43"],
  ["INV/42", "42"],
  ["INV/42", "CRN/42"],
  // Nothing else would be left of them.
  ["INV/26-27", "INV"],
  ["26-27", "2627/1"],
  ["1/12", "11/2"],
  ["12/0042", "12042"],
  ["INV/42/25-26", "INV/42/26-27"],
  ["5/2026", "5/2027"],
  ["INV/42/19-20", "INV/42"],
  ["---", "---"],
  ["", ""],
  [null, null],
  ["INV/42", null],
])("%s and %s are two numbers", (one, other) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame(other, one)).toBe(false);
});

it.each([
  // The same serial number after other words.
  ["INV/0042", "42", 0],
  ["SALE-42/26-27", "INV-42", 0],
  ["INV/1042", "INV/1024", 2],
  ["INV/1042", "INV/104", 1],
  ["INV/1042", "INV/1052", 1],
  ["INV/1042", "CRN/7", undefined],
  ["INV/1042", null, undefined],
])("between %s and %s the distance is %s", (one, other, distance) => {
  expect(
    measureNumberDistance(readComparedNumber(one, OCTOBER_DAY), readComparedNumber(other, OCTOBER_DAY)),
  ).toBe(distance);
});

it("finds the year by the date of each document: in March, 26-27 is the next one", () => {
  const isSameOn = (date: string) =>
    isSameNumber(readComparedNumber("A/7/26-27", date), readComparedNumber("A/7", date));
  expect(["2025-04-01", "2026-03-31", "2026-04-01", "2028-03-31"].map(isSameOn)).toEqual(Array(4).fill(true));
  expect(["2025-03-31", "2028-04-01"].map(isSameOn)).toEqual([false, false]);
});
