import { describe, expect, it } from "vitest";
import { isInterState, calculateTaxOn } from "./tax.ts";
import { findTaxRate, type TaxRates } from "./tax-rate.ts";

/** Medical devices: 12 % from the beginning, 5 % from 22 September 2025. */
const rates: TaxRates = new Map([
  [
    1,
    [
      { validFrom: "2025-09-22", rate: 500n },
      { validFrom: "2017-07-01", rate: 1200n },
    ],
  ],
]);

describe("the tax calculation", () => {
  it("uses the rate that is valid on the bill's date", () => {
    expect(findTaxRate(rates, { taxId: 1 }, "2025-09-21")).toBe(1200n);
    expect(findTaxRate(rates, { taxId: 1 }, "2025-09-22")).toBe(500n);
    expect(findTaxRate(rates, { taxId: 1 }, "2026-11-21")).toBe(500n);
  });

  it("uses the tax that the item had on the day, and the last of two changes on one day", () => {
    const both: TaxRates = new Map([...rates, [2, [{ validFrom: "2017-07-01", rate: 1800n }]]]);
    const formerTaxes = [
      { taxId: 1, before: "2026-06-01" },
      { taxId: 7, before: "2026-06-01" },
      { taxId: 2, before: "2026-08-01" },
    ];
    const item = { taxId: 1, formerTaxes };
    const days = ["2025-09-21", "2026-05-31", "2026-06-01", "2026-07-31", "2026-08-01"];
    expect(days.map((day) => findTaxRate(both, item, day))).toEqual([1200n, 500n, 1800n, 1800n, 500n]);
  });

  it("refuses a date before the first rate, and an unknown tax", () => {
    expect(() => findTaxRate(rates, { taxId: 1 }, "2017-06-30")).toThrow("no rate on the date");
    expect(() => findTaxRate(rates, { taxId: 2 }, "2026-01-01")).toThrow("no rate on the date");
  });

  it("splits the tax within a state into two halves and rounds each half", () => {
    // 100.20 × 5 % / 2 = 2.505 → 2.51 each
    expect(calculateTaxOn(10020n, 500n, false)).toEqual({ cgst: 251n, sgst: 251n, igst: 0n });
  });

  it("charges the whole tax between states as IGST", () => {
    // 100.20 × 5 % = 5.01
    expect(calculateTaxOn(10020n, 500n, true)).toEqual({ cgst: 0n, sgst: 0n, igst: 501n });
    expect(isInterState("32", { stateCode: "33" }, "customerId")).toBe(true);
    expect(isInterState("32", { stateCode: "32" }, "customerId")).toBe(false);
    expect(isInterState("32", { stateCode: null }, "customerId")).toBe(false);
  });

  it("refuses to guess for a state that is not understood, unless an edit keeps the tax's kind", () => {
    const party = { stateCode: null, unknownState: { name: "Maker", state: "Keralla" } };
    expect(() => isInterState("32", party, "supplierId")).toThrow(
      'The State of Maker is not known: "Keralla". Correct it in the account, because it decides the tax.',
    );
    expect(isInterState("32", { ...party, interState: true }, "supplierId")).toBe(true);
  });

  it("refuses a GSTIN that is not understood, whatever the State is", () => {
    const party = { stateCode: "32", unknownGstin: { name: "Maker", gstin: "27AAACI" } };
    expect(() => isInterState("32", party, "supplierId")).toThrow(
      'The GSTIN of Maker is not one: "27AAACI". Correct it in the account, because it decides the tax.',
    );
  });
});
