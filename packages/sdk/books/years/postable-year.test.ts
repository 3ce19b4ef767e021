import { describe, expect, it } from "vitest";
import { isDay, openYearOn } from "./postable-year.ts";

const year = {
  id: 1,
  label: "2025-26",
  start_date: "2025-04-01",
  end_date: "2026-03-31",
  locked_until: "2025-06-30",
  closed_at: null,
};

describe("a date", () => {
  it.each(["2026-02-28", "2028-02-29", "2026-12-31"])("such as %s is a valid day", (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    "2026-02-29",
    "2026-02-30",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-6-1",
    "01-06-2026",
    "",
    "2026-06-01T00:00",
  ])("such as '%s' is not valid, and nothing can be posted on it", (text) => {
    expect(isDay(text)).toBe(false);
    expect(() => openYearOn([year], text)).toThrow(expect.objectContaining({ code: "DATE_INVALID" }));
  });

  it.each([
    ["2025-03-31", "YEAR_MISSING"],
    ["2026-04-01", "YEAR_MISSING"],
    ["2025-04-01", "PERIOD_LOCKED"],
    ["2025-06-30", "PERIOD_LOCKED"],
  ])("such as %s is refused with %s", (date, code) => {
    expect(() => openYearOn([year], date)).toThrow(expect.objectContaining({ code }));
  });

  it("after the locked period and up to the year's last day is accepted, unless the year is closed", () => {
    expect(openYearOn([year], "2025-07-01")).toBe(year);
    expect(openYearOn([year], "2026-03-31")).toBe(year);
    const closedYear = { ...year, closed_at: "2026-05-01 00:00:00.000" };
    expect(() => openYearOn([closedYear], "2026-03-31")).toThrow(
      expect.objectContaining({ code: "YEAR_CLOSED" }),
    );
  });
});
