import { expect, it } from "vitest";
import { findChallanPrice, listPrice, findPriceOnDay, readRateType } from "./list-price.ts";

const taxes = new Map([[1, [{ validFrom: "2017-07-01", rate: 500n }]]]);
const item = {
  taxId: 1,
  mrp: 2_100_000n,
  prices: { CCP: 1_800_000n, SP: 1_500_000n, DP: 1_400_000n },
  datedPrices: [
    { rateType: "SP", validFrom: "2026-04-20", price: 1_700_000n },
    { rateType: "SP", validFrom: "2026-04-10", price: 1_600_000n },
    { rateType: "MRP", validFrom: "2026-04-10", price: 2_200_000n },
  ],
};

it("an item's list price is its own price before its first dated price, then the latest dated price", () => {
  const days = ["2026-04-09", "2026-04-10", "2026-04-19", "2026-04-20", "2027-01-01"];
  const prices = days.map((day) => findPriceOnDay(item, "SP", day));
  expect(prices).toEqual([1_500_000n, 1_600_000n, 1_600_000n, 1_700_000n, 1_700_000n]);
  expect(days.map((day) => findPriceOnDay(item, "CCP", day))).toEqual(days.map(() => 1_800_000n));
  expect(findPriceOnDay({ ...item, datedPrices: [] }, "SP", "2026-04-20")).toBe(1_500_000n);
});

it("customers who pay the MRP get the day's MRP without its tax as their price", () => {
  // 210.00 / 1.05 = 200.00; 220.00 / 1.05 = 209.5238…
  const prices = ["2026-04-09", "2026-04-10"].map((day) => listPrice(taxes, item, null, day));
  expect(prices).toEqual([2_000_000n, 2_095_200n]);
  expect(listPrice(taxes, item, "MRP", "2026-04-10")).toBe(2_095_200n);
  expect(listPrice(taxes, item, "SP", "2026-04-10")).toBe(1_600_000n);
});

it("a rate type is read in any case, is the MRP where there is none, and is refused where it is none", () => {
  expect(["SP", " sp ", "Mrp", "", "  ", null].map(readRateType)).toEqual([
    "SP",
    "SP",
    "MRP",
    "MRP",
    "MRP",
    "MRP",
  ]);
  for (const text of ["Sale Price", "S.P.", "retail", "0"])
    expect(() => readRateType(text)).toThrow(
      "The customer's rate type is none of CCP, SP, DP and MRP. Choose it in the account.",
    );
});

it("a challan values goods at the day's MRP, or without an MRP at the highest other price, without tax", () => {
  const findFor = (more: object, day = "2026-04-10") => findChallanPrice({ ...item, ...more }, day);
  expect(findFor({}, "2026-04-09")).toEqual({ unitPrice: 2_100_000n, priceHasTax: true });
  expect(findFor({})).toEqual({ unitPrice: 2_200_000n, priceHasTax: true });
  const noMrp = { mrp: 0n, datedPrices: item.datedPrices.filter(({ rateType }) => rateType === "SP") };
  expect(findFor(noMrp, "2026-04-20")).toEqual({ unitPrice: 1_800_000n, priceHasTax: false });
  const withoutCcp = { ...noMrp, prices: { ...item.prices, CCP: 0n } };
  expect(findFor(withoutCcp, "2026-04-20")).toEqual({ unitPrice: 1_700_000n, priceHasTax: false });
  const free = { mrp: 0n, prices: { CCP: 0n, SP: 0n, DP: 0n }, datedPrices: [] };
  expect(findFor(free)).toEqual({ unitPrice: 0n, priceHasTax: false });
});
