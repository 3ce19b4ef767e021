import { describe, expect, it } from "vitest";
import {
  addDays,
  countDaysBetween,
  listDays,
  formatMoment,
  spreadOverDays,
  getTwoYears,
  getWeekday,
} from "./calendar.ts";

describe("the demo's calendar", () => {
  it("takes the financial year of today and the one before", () => {
    expect(getTwoYears("2026-11-21").map((year) => [year.id, year.label, year.start, year.end])).toEqual([
      [1, "2025-26", "2025-04-01", "2026-03-31"],
      [2, "2026-27", "2026-04-01", "2027-03-31"],
    ]);
    expect(getTwoYears("2027-03-31")[1].label).toBe("2026-27");
    expect(getTwoYears("2027-04-01")[1].label).toBe("2027-28");
  });

  it("counts days over the end of a month, of a leap February and of a year", () => {
    expect(listDays("2028-02-28", "2028-03-01")).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(countDaysBetween("2026-11-01", "2026-11-21")).toBe(20);
    expect(getWeekday("2026-11-21")).toBe(6); // a Saturday
  });

  it("puts times into the office hours of India", () => {
    expect(formatMoment("2026-11-21", 0)).toBe("2026-11-21 04:00:00.000"); // 09:30
    expect(formatMoment("2026-11-21", 479)).toBe("2026-11-21 11:59:00.000"); // 17:29
  });

  it("spreads documents without losing any, leaves Sundays free, and fills the last day", () => {
    const days = listDays("2026-10-01", "2026-11-22");
    const spread = spreadOverDays(days, 500);
    expect(spread.reduce((sum, quota) => sum + quota, 0)).toBe(500);
    const on = (day: string) => spread[days.indexOf(day)] ?? -1;
    expect(["2026-10-04", "2026-11-01", "2026-11-15"].map(on)).toEqual([0, 0, 0]); // Sundays
    expect(on("2026-11-22")).toBeGreaterThanOrEqual(4); // a Sunday too, but today
    // The last working day of a month has more than a Friday in the middle of it.
    expect(on("2026-10-31")).toBeGreaterThan(on("2026-10-16"));
    expect(spreadOverDays(days, 3).reduce((sum, quota) => sum + quota, 0)).toBe(3);
  });
});
