import { describe, expect, test } from "vitest";
import { amountInWords } from "./amount-in-words.ts";
import { addDays, dayInIndia, financialYearStart, isDay, monthStart } from "./day.ts";
import { shortMoney } from "./short-money.ts";

test("charts and cards show amounts in lakhs and crores", () => {
  expect(shortMoney(71_135)).toBe("71,135");
  expect(shortMoney(162_764)).toBe("1.63 L");
  expect(shortMoney(99_999.6)).toBe("1 L");
  expect(shortMoney(9_999_900)).toBe("1 Cr");
  expect(shortMoney(87_853_305)).toBe("8.79 Cr");
  expect(shortMoney(-150_000)).toBe("-1.5 L");
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
  ])("are right for %s", (rupees, words) => expect(amountInWords(rupees)).toBe(words));
});

test("days, months and financial years are calculated from dates alone, without a clock", () => {
  expect(addDays("2026-11-21", -7)).toBe("2026-11-14");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(monthStart("2026-01-15", -1)).toBe("2025-12-01");
  expect(financialYearStart("2026-03-31")).toBe("2025-04-01");
  expect(financialYearStart("2026-04-01")).toBe("2026-04-01");
  expect(isDay("2026-02-29")).toBe(false);
  expect(isDay("2026-02-28")).toBe(true);
});

test("the day in India begins at 18:30 UTC", () => {
  expect(dayInIndia(new Date("2026-11-20T18:29:59Z"))).toBe("2026-11-20");
  expect(dayInIndia(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
});
