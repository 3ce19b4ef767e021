import { describe, expect, it } from "vitest";
import { AMENDMENT_LAWS, findAmendmentLimit, hasGstr1a } from "./amendment-laws.ts";

describe("laws of amendments", () => {
  it.each([
    ["2026-10-01", "2026-12-05", "2027-11-30"],
    ["2026-03-31", "2026-12-05", "2026-11-30"],
    ["2026-04-01", "2026-12-05", "2027-11-30"],
    // Before the Finance Act 2022 the return of September counted, which is no day of the calendar.
    ["2021-05-01", "2022-09-30", undefined],
    ["2021-05-01", "2022-10-01", "2022-11-30"],
  ])("a supply of %s may be corrected on %s until %s", (suppliedOn, filedOn, limit) => {
    expect(findAmendmentLimit(AMENDMENT_LAWS, suppliedOn, filedOn)).toBe(limit);
  });

  it.each([
    ["2024-06-01", false],
    ["2024-07-01", true],
  ])("a period that begins on %s has GSTR-1A: %s", (start, hasForm) => {
    expect(hasGstr1a(AMENDMENT_LAWS, start)).toBe(hasForm);
  });

  it("name their source", () => {
    for (const { source } of [...AMENDMENT_LAWS.timeLimits, ...AMENDMENT_LAWS.gstr1a])
      expect(source).toMatch(/[Ss]ection|Rule/);
  });
});
