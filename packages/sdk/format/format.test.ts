import { describe, expect, test } from "vitest";
import { date } from "./date.ts";
import { drCr } from "./dr-cr.ts";
import { money } from "./money.ts";
import { formatPercent } from "./percent.ts";
import { quantity } from "./quantity.ts";

describe("money", () => {
  test.each([
    [0, "0.00"],
    [516.86, "516.86"],
    [1791.06, "1,791.06"],
    [162764.46, "1,62,764.46"],
    [87853305.32, "8,78,53,305.32"],
    [-250, "-250.00"],
    [-0.004, "0.00"],
    ["-0.00", "0.00"],
    ["9999999999999999.99", "9,99,99,99,99,99,99,999.99"],
  ])("of %s rupees is shown as %s", (rupees, words) => expect(money(rupees)).toBe(words));
});

test("percentages have at most two decimals", () => {
  expect(formatPercent(5)).toBe("5%");
  expect(formatPercent("12.750")).toBe("12.75%");
  expect(formatPercent(33.33333)).toBe("33.33%");
  expect(formatPercent(-4.5)).toBe("-4.5%");
});

test("a balance says whether it is debit or credit", () => {
  expect(drCr(1200)).toBe("1,200.00 Dr");
  expect(drCr(-1200)).toBe("1,200.00 Cr");
  expect(drCr(0)).toBe("0.00");
});

test("quantities have two decimals", () => {
  expect(quantity(12)).toBe("12.00");
  expect(quantity("1250.5")).toBe("1,250.50");
});

test("days are shown as day-month-year", () => {
  expect(date("2026-11-20")).toBe("20-11-2026");
  expect(date("2026-11-20T14:05:00.000Z")).toBe("20-11-2026");
  expect(date("N/A")).toBe("N/A");
});
