import { expect, test } from "vitest";
import { findQuickRangeName, quickRanges } from "./quick-range.ts";

test.each([
  ["today", "2026-11-21", "2026-11-21"],
  ["last7", "2026-11-14", "2026-11-21"],
  ["last30", "2026-10-22", "2026-11-21"],
  ["last90", "2026-08-23", "2026-11-21"],
  ["thisMonth", "2026-11-01", "2026-11-21"],
  ["lastMonth", "2026-10-01", "2026-10-31"],
  ["thisYear", "2026-04-01", "2026-11-21"],
] as const)("the quick range %s has the right days on 21 November 2026", (name, from, to) => {
  expect(quickRanges[name]("2026-11-21")).toEqual({ from, to });
});

test("a range of days gets the name of the quick range with the same days", () => {
  expect(findQuickRangeName({ from: "2026-10-01", to: "2026-10-31" }, "2026-11-21")).toBe("lastMonth");
  expect(findQuickRangeName({ from: "2026-10-02", to: "2026-10-31" }, "2026-11-21")).toBeUndefined();
});
