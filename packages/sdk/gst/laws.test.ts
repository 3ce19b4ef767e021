import { describe, expect, it } from "vitest";
import { findLargeInvoiceLimit, GSTR1_LAWS, isHsnSplit, isRateInForce, RATES_IN_FORCE } from "./laws.ts";

describe("laws of GSTR-1", () => {
  it.each([
    ["2017-06-30", undefined],
    ["2017-07-01", 2_50_000_00n],
    ["2024-07-31", 2_50_000_00n],
    ["2024-08-01", 1_00_000_00n],
  ])("the limit of table 5 on %s is %s paise", (day, limit) => {
    expect(findLargeInvoiceLimit(GSTR1_LAWS, day)).toBe(limit);
  });

  it.each([
    ["2025-04-30", false],
    ["2025-05-31", true],
  ])("table 12 of a period until %s is in two parts: %s", (day, isSplit) => {
    expect(isHsnSplit(GSTR1_LAWS, day)).toBe(isSplit);
  });

  it("name their source, and are ordered by their days", () => {
    for (const rows of [GSTR1_LAWS.largeInvoiceLimits, GSTR1_LAWS.hsnParts]) {
      expect(rows.map(({ from }) => from)).toEqual(rows.map(({ from }) => from).toSorted());
      for (const { source } of rows) expect(source.length).toBeGreaterThan(20);
    }
    for (const { source } of RATES_IN_FORCE) expect(source).toContain("otification");
  });
});

describe("rates in force", () => {
  it.each([
    [1200n, "2025-09-21", "19053100", true],
    [1200n, "2025-09-22", "19053100", false],
    [1200n, "2026-10-01", "69041000", true],
    [1200n, "2026-10-01", "6904", true],
    [2800n, "2025-09-21", "33051000", true],
    [2800n, "2025-09-22", "33051000", false],
    [2800n, "2026-01-31", "24022010", true],
    [2800n, "2026-02-01", "24022010", false],
    [4000n, "2025-09-21", "22021010", false],
    [4000n, "2025-09-22", "22021010", true],
    [500n, "2017-07-01", "10063010", true],
    [500n, "2017-06-30", "10063010", false],
    [1300n, "2026-10-01", "10063010", false],
  ])("%d hundredths of a percent on %s for %s: %s", (rate, day, hsnCode, isInForce) => {
    expect(isRateInForce(rate, day, hsnCode)).toBe(isInForce);
  });
});
