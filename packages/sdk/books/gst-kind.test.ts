import { describe, expect, it } from "vitest";
import {
  findGstKind,
  findGstKindFault,
  GST_KINDS,
  isAlwaysInterState,
  isWithoutPayment,
} from "./gst-kind.ts";

const SHOP_GSTIN = "32AABCM5521F1Z0";

describe("the kind of a customer for GST", () => {
  it.each([
    ["sezWithPayment", SHOP_GSTIN, { kind: "sezWithPayment", isDerived: false }],
    [null, SHOP_GSTIN, { kind: "regular", isDerived: true }],
    [null, "", { kind: "unregistered", isDerived: true }],
    [null, "URP", { kind: "unregistered", isDerived: true }],
    [null, "32AAB", undefined],
  ] as const)("said as %s with the GSTIN %j is %j", (saidKind, gstin, expectedKind) => {
    expect(findGstKind(saidKind, gstin)).toEqual(expectedKind);
  });

  it("contradicts the GSTIN if the kind is registered without one, or unregistered with one", () => {
    const listFaults = (gstin: string) => GST_KINDS.map((kind) => findGstKindFault(kind, gstin) ?? "");
    const [missing, notNeeded] = ["gstinMissing", "gstinGiven"];
    // In the order of the kinds: regular, composition, SEZ twice, deemed export, unregistered, export twice.
    expect(listFaults("")).toEqual([missing, missing, missing, missing, missing, "", "", ""]);
    expect(listFaults(SHOP_GSTIN)).toEqual(["", "", "", "", "", notNeeded, notNeeded, notNeeded]);
    // A text that is no GSTIN says neither.
    expect(listFaults("32AAB")).toEqual([
      missing,
      missing,
      missing,
      missing,
      missing,
      notNeeded,
      notNeeded,
      notNeeded,
    ]);
    expect(findGstKindFault(null, "32AAB")).toBeUndefined();
  });

  it("decides IGST for zones and exports only, and no tax for those without payment", () => {
    expect(GST_KINDS.filter(isAlwaysInterState)).toEqual([
      "sezWithPayment",
      "sezWithoutPayment",
      "exportWithPayment",
      "exportWithoutPayment",
    ]);
    expect(GST_KINDS.filter(isWithoutPayment)).toEqual(["sezWithoutPayment", "exportWithoutPayment"]);
  });
});
