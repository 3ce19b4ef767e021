import { describe, expect, it } from "vitest";
import { findOnlyRate } from "./find-rate.ts";

describe("the rate of a document that has only totals", () => {
  const document = { date: "2026-10-05", taxable: 1000_00n, cgst: 90_00n, sgst: 90_00n, igst: 0n };

  it("is the one that gives its tax to the rupee", () => {
    expect(findOnlyRate(document)).toBe(1800n);
    expect(findOnlyRate({ ...document, cgst: 25_40n, sgst: 25_40n })).toBe(500n);
    expect(findOnlyRate({ ...document, cgst: 0n, sgst: 0n, igst: 180_00n })).toBe(1800n);
  });

  it("is not known if the document has two rates, or if several fit a small amount", () => {
    expect(findOnlyRate({ ...document, cgst: 57_50n, sgst: 57_50n })).toBeUndefined();
    expect(findOnlyRate({ ...document, taxable: 10_00n, cgst: 25n, sgst: 25n })).toBeUndefined();
  });

  it("was in force on the day: 28 % until 21 September 2025 for all goods", () => {
    const atTwentyEight = { ...document, cgst: 140_00n, sgst: 140_00n };
    expect(findOnlyRate({ ...atTwentyEight, date: "2025-09-21" })).toBe(2800n);
    expect(findOnlyRate({ ...atTwentyEight, date: "2026-10-05" })).toBeUndefined();
  });
});
