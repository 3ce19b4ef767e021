import { describe, expect, it } from "vitest";
import {
  calculateAmount,
  calculateCost,
  divideRounded,
  calculatePercentage,
  calculateCostRate,
  share,
} from "./rounding.ts";
import { formatCostRate, formatPaise, formatRupees, paise, price, quantity, sum } from "./money.ts";

describe("money arithmetic", () => {
  it("reads and writes the database's decimals without loss", () => {
    expect(paise("1234.5")).toBe(123450n);
    expect(paise("-0.01")).toBe(-1n);
    expect(quantity("2.5")).toBe(2500n);
    expect(price("12.3456")).toBe(123456n);
    expect(formatPaise(-5n)).toBe("-0.05");
    expect(formatCostRate(10_666_667n)).toBe("10.666667");
    // 9,007,199,254,740,993.01 can't be represented as a double.
    expect(formatPaise(paise("9007199254740993.01"))).toBe("9007199254740993.01");
  });

  it("groups amounts in sentences as India does", () => {
    const amounts = ["0", "999.5", "1000", "-100000.5", "1234567.5", "123456789012"];
    expect(amounts.map((amount) => formatRupees(paise(amount)))).toEqual([
      ...["0.00", "999.50", "1,000.00", "-1,00,000.50", "12,34,567.50", "1,23,45,67,89,012.00"],
    ]);
  });

  it("accepts trailing zeros, and refuses digits that it would have to drop", () => {
    expect(paise("12.5000")).toBe(1250n);
    for (const text of ["1.005", "1e3", "", "abc", "NaN", "1,000", ".5"])
      expect(() => paise(text)).toThrow(RangeError);
  });

  it("rounds halves away from zero", () => {
    expect(divideRounded(5n, 2n)).toBe(3n);
    expect(divideRounded(-5n, 2n)).toBe(-3n);
    expect(divideRounded(7n, -2n)).toBe(-4n);
    expect(divideRounded(4n, 3n)).toBe(1n);
  });

  it("multiplies exactly", () => {
    // 3 × 33.3350 = 100.005 → 100.01; in floating point 3 * 33.335 = 100.00499999999998
    expect(calculateAmount(3000n, 333350n)).toBe(10001n);
    // 1.5 × 10.666667 = 16.0000005 → 16.00
    expect(calculateCost(1500n, 10_666_667n)).toBe(1600n);
    // 160.00 / 15 = 10.6666… → 10.666667
    expect(calculateCostRate(16000n, 15000n)).toBe(10_666_667n);
    // 12 % of 99.99 = 11.9988 → 12.00
    expect(calculatePercentage(9999n, 1200n)).toBe(1200n);
    expect(sum([1n, 2n, -5n])).toBe(-2n);
  });

  it("splits an amount so that the parts add up", () => {
    // 100 paise over 1:1:1: 33.3 → 33, 66.7 → 67 − 33 = 34, 100 − 67 = 33
    expect(share(100n, [1n, 1n, 1n])).toEqual([33n, 34n, 33n]);
    expect(share(7n, [0n, 0n])).toEqual([7n, 0n]);
  });
});
