import { describe, expect, it } from "vitest";
import { proposePlaceOfSupply, type SupplyFacts } from "./places-of-supply.ts";

const KERALA_GSTIN = "32AABCM5521F1Z0";

/** A registered buyer of Kerala, from a company of Kerala, takes goods at the buyer's address. */
const facts: SupplyFacts = {
  date: "2026-11-20",
  companyState: "32",
  buyer: { state_code: "32", gstin: KERALA_GSTIN },
  shipTo: undefined,
  isService: false,
};
const unregisteredBuyer = { state_code: "32", gstin: null };
const makeOwnPlace = (stateCode: string | null) => ({ receiver: "customer", stateCode }) as const;
const makeOtherPlace = (stateCode: string | null) => ({ receiver: "other", stateCode }) as const;

// Worked out by hand from sections 10 and 12 of the IGST Act.
describe("the place of supply by the IGST Act", () => {
  it.each<[string, Partial<SupplyFacts>, string, string]>([
    ["goods at the buyer's address", {}, "32", "10(1)(a)"],
    ["goods to the buyer's shop in the same State", { shipTo: makeOwnPlace("32") }, "32", "10(1)(a)"],
    ["goods to the buyer's shop in another State", { shipTo: makeOwnPlace("33") }, "33", "10(1)(a)"],
    ["goods to the buyer's place abroad", { shipTo: makeOwnPlace("96") }, "96", "10(1)(a)"],
    ["goods to an address without a State", { shipTo: makeOwnPlace(null) }, "32", "10(1)(a)"],
    ["goods to a third person in another State", { shipTo: makeOtherPlace("33") }, "32", "10(1)(b)"],
    ["goods to a third person in the same State", { shipTo: makeOtherPlace("32") }, "32", "10(1)(b)"],
    [
      "goods to a third person in Kerala for a buyer of Tamil Nadu",
      { buyer: { state_code: "33", gstin: "33AABCM5521F1ZY" }, shipTo: makeOtherPlace("32") },
      "33",
      "10(1)(b)",
    ],
    ["goods of an unregistered buyer", { buyer: unregisteredBuyer }, "32", "10(1)(ca)"],
    [
      "goods of an unregistered buyer, delivered in another State",
      { buyer: unregisteredBuyer, shipTo: makeOwnPlace("33") },
      "33",
      "10(1)(ca)",
    ],
    [
      "goods of an unregistered buyer without any State",
      { buyer: { state_code: null, gstin: null }, companyState: "29" },
      "29",
      "10(1)(ca)",
    ],
    [
      "goods of an unregistered buyer to a third person",
      { buyer: unregisteredBuyer, shipTo: makeOtherPlace("33") },
      "32",
      "10(1)(b)",
    ],
    ["a service to a registered buyer", { isService: true }, "32", "12(2)(a)"],
    [
      "a service to a registered buyer of Tamil Nadu, for goods in Kerala",
      {
        buyer: { state_code: "33", gstin: "33AABCM5521F1ZY" },
        shipTo: makeOwnPlace("32"),
        isService: true,
      },
      "33",
      "12(2)(a)",
    ],
    [
      "a service to an unregistered buyer without an address",
      { buyer: { state_code: null, gstin: null }, isService: true },
      "32",
      "12(2)(b)",
    ],
  ])("of %s", (_, change, code, section) => {
    expect(proposePlaceOfSupply({ ...facts, ...change })).toMatchObject({ code, section });
  });

  it("follows section 10(1)(ca) from 1 October 2023 on, and is unknown before GST", () => {
    const findPlaceOn = (date: string) =>
      proposePlaceOfSupply({ ...facts, buyer: unregisteredBuyer, shipTo: makeOwnPlace("33"), date });
    expect(findPlaceOn("2023-09-30")).toMatchObject({ code: "33", section: "10(1)(a)" });
    expect(findPlaceOn("2023-10-01")).toMatchObject({ code: "33", section: "10(1)(ca)" });
    expect(findPlaceOn("2017-07-01")).toMatchObject({ code: "33", section: "10(1)(a)" });
    expect(findPlaceOn("2017-06-30")).toBeUndefined();
  });

  it("says whether the delivery, the buyer or the supplier decides", () => {
    const findReason = (change: Partial<SupplyFacts>) =>
      proposePlaceOfSupply({ ...facts, ...change })?.reason;
    expect(findReason({ shipTo: makeOwnPlace("33") })).toBe("delivery");
    expect(findReason({ shipTo: makeOtherPlace("33") })).toBe("buyer");
    expect(findReason({ buyer: { state_code: null, gstin: null } })).toBe("supplier");
  });
});
