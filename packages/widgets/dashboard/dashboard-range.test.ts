import { expect, test } from "vitest";
import { dashboardDays, dashboardRanges, isDashboardRange } from "./dashboard-range.ts";

test("a range begins its number of days ago and ends today", () => {
  expect(dashboardDays("today", "2026-11-21")).toEqual({ FromDate: "2026-11-21", ToDate: "2026-11-21" });
  expect(dashboardDays("7", "2026-11-21")).toEqual({ FromDate: "2026-11-14", ToDate: "2026-11-21" });
  expect(dashboardDays("30", "2026-11-21")).toEqual({ FromDate: "2026-10-22", ToDate: "2026-11-21" });
  expect(dashboardDays("90", "2026-03-01")).toEqual({ FromDate: "2025-12-01", ToDate: "2026-03-01" });
});

test("each range has its documented target", () => {
  expect(dashboardRanges.today.target).toBe(100000);
  expect(dashboardRanges["7"].target).toBe(500000);
  expect(dashboardRanges["30"].target).toBe(2000000);
  expect(dashboardRanges["90"].target).toBe(6000000);
});

test("an unknown name in the address does not count as a range", () => {
  expect(isDashboardRange("90")).toBe(true);
  expect(isDashboardRange("365")).toBe(false);
  expect(isDashboardRange("toString")).toBe(false);
  expect(isDashboardRange(null)).toBe(false);
});
