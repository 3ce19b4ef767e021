import { expect, test } from "vitest";
import { sumPaise, toDecimal, toPaise, toRupees } from "./money.ts";

test.each([
  [0, 0n],
  [1791.06, 179106n],
  [-0.05, -5n],
  [0.1, 10n],
  ["1791.060000", 179106n],
  ["9999999999999999.99", 999999999999999999n],
  [90071992547409.9, 9007199254740990n],
])("%s rupees are %s paise", (rupees, paise) => {
  expect(toPaise(rupees)).toBe(paise);
});

test.each([0.1 + 0.2, 1.005, "1.005", "", " 1", "1,000", "1e3", Number.NaN, Infinity, 90071992547410.5, "-"])(
  "%s is not an exact amount",
  (amount) => {
    expect(() => toPaise(amount)).toThrow(RangeError);
  },
);

test.each([
  [0n, "0.00", 0],
  [5n, "0.05", 0.05],
  [-105n, "-1.05", -1.05],
  [179106n, "1791.06", 1791.06],
])("%s paise are written as %s", (paise, text, rupees) => {
  expect(toDecimal(paise)).toBe(text);
  expect(toRupees(paise)).toBe(rupees);
});

test("an amount that is too large for a number can only be written as text", () => {
  expect(() => toRupees(999999999999999999n)).toThrow(RangeError);
  expect(toDecimal(999999999999999999n)).toBe("9999999999999999.99");
});

test("a sum of money is exact where adding floating-point numbers is not", () => {
  const amounts = Array.from({ length: 1000 }, () => 0.1);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).not.toBe(100);
  expect(sumPaise(amounts)).toBe(10_000n);
  expect(sumPaise([])).toBe(0n);
});
