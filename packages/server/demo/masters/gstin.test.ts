import { expect, it } from "vitest";
import { gstinCheckDigit } from "@vanbook/sdk/rules";
import { makeGstin } from "./gstin.ts";
import { createRandom } from "../random.ts";

it("a GSTIN ends with the right check digit", () => {
  // 27AAPFU0939F1Z: the products with 1, 2, 1, 2… are 2 14 10 20 25 30 30 0 9 6 9 30 1 70; 70 = 1 ×
  // 36 + 34 counts as 35. The sum is 221 = 6 × 36 + 5, and 36 − 5 = 31 is the digit V.
  expect(gstinCheckDigit("27AAPFU0939F1Z")).toBe("V");
});

it("generated GSTINs have the code of their state and the prescribed form", () => {
  const random = createRandom(7);
  for (let count = 0; count < 200; count += 1) {
    const gstin = makeGstin(random, "33");
    expect(gstin).toMatch(/^33[A-Z]{3}[PCFT][A-Z]\d{4}[A-Z]1Z[0-9A-Z]$/);
    expect(gstinCheckDigit(gstin.slice(0, 14))).toBe(gstin[14]);
  }
});
