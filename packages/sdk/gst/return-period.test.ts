import { describe, expect, it } from "vitest";
import { findPeriodDays, formatPeriodCode } from "./return-period.ts";

describe("the period of a return", () => {
  it.each([
    ["month", "2026-10", "2026-10-01", "2026-10-31"],
    ["month", "2028-02", "2028-02-01", "2028-02-29"],
    ["quarter", "2026-12", "2026-10-01", "2026-12-31"],
    ["quarter", "2027-03", "2027-01-01", "2027-03-31"],
    ["iff", "2026-11", "2026-11-01", "2026-11-30"],
  ] as const)("of a %s of %s is from %s to %s", (kind, month, from, to) => {
    expect(findPeriodDays({ kind, month })).toEqual({ from, to });
  });

  it.each([
    ["quarter", "2026-11"],
    ["iff", "2026-12"],
    ["month", "2026-13"],
    ["month", "2026-1"],
  ] as const)("is none of a %s of %s", (kind, month) => {
    expect(() => findPeriodDays({ kind, month })).toThrow(RangeError);
  });

  it("is written as MMYYYY in files", () => {
    expect(formatPeriodCode({ month: "2026-10" })).toBe("102026");
  });
});
