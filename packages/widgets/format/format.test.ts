import { describe, expect, test } from "vitest";
import { amountInWords } from "./amount-in-words.ts";
import { date } from "./date.ts";
import { addDays, dayInIndia, financialYearStart, isDay, monthStart } from "./day.ts";
import { drCr } from "./dr-cr.ts";
import { money } from "./money.ts";
import { percent } from "./percent.ts";
import { quantity } from "./quantity.ts";
import { shortMoney } from "./short-money.ts";

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
  ])("%s reads %s", (rupees, words) => expect(money(rupees)).toBe(words));
});

test("charts and cards count in lakhs and crores", () => {
  expect(shortMoney(71_135)).toBe("71,135");
  expect(shortMoney(162_764)).toBe("1.63 L");
  expect(shortMoney(99_999.6)).toBe("1 L");
  expect(shortMoney(9_999_900)).toBe("1 Cr");
  expect(shortMoney(87_853_305)).toBe("8.79 Cr");
  expect(shortMoney(-150_000)).toBe("-1.5 L");
});

test("percentages have at most two decimals", () => {
  expect(percent(5)).toBe("5%");
  expect(percent("12.750")).toBe("12.75%");
  expect(percent(33.33333)).toBe("33.33%");
  expect(percent(-4.5)).toBe("-4.5%");
});

test("a balance names its side", () => {
  expect(drCr(1200)).toBe("1,200.00 Dr");
  expect(drCr(-1200)).toBe("1,200.00 Cr");
  expect(drCr(0)).toBe("0.00");
});

test("quantities have two decimals", () => {
  expect(quantity(12)).toBe("12.00");
  expect(quantity("1250.5")).toBe("1,250.50");
});

test("days are written the other way round", () => {
  expect(date("2026-11-20")).toBe("20-11-2026");
  expect(date("2026-11-20T14:05:00.000Z")).toBe("20-11-2026");
  expect(date("N/A")).toBe("N/A");
});

describe("amounts in words", () => {
  test.each([
    [0, "Zero"],
    [null, "Zero"],
    [1, "One"],
    [19.5, "Nineteen And Fifty Paise"],
    [0.07, "Seven Paise"],
    [100, "One Hundred"],
    [1791.06, "One Thousand Seven Hundred Ninety One And Six Paise"],
    [162764, "One Lakh Sixty Two Thousand Seven Hundred Sixty Four"],
    [10000000, "One Crore"],
    [1234567890, "One Hundred Twenty Three Crore Forty Five Lakh Sixty Seven Thousand Eight Hundred Ninety"],
    [-40, "Minus Forty"],
  ])("%s", (rupees, words) => expect(amountInWords(rupees)).toBe(words));
});

test("days are reckoned without clocks", () => {
  expect(addDays("2026-11-21", -7)).toBe("2026-11-14");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(monthStart("2026-01-15", -1)).toBe("2025-12-01");
  expect(financialYearStart("2026-03-31")).toBe("2025-04-01");
  expect(financialYearStart("2026-04-01")).toBe("2026-04-01");
  expect(isDay("2026-02-29")).toBe(false);
  expect(isDay("2026-02-28")).toBe(true);
});

test("the day in India begins at half past six in the evening, Greenwich time", () => {
  expect(dayInIndia(new Date("2026-11-20T18:29:59Z"))).toBe("2026-11-20");
  expect(dayInIndia(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
});
