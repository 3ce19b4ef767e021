import { expect, it } from "vitest";
import type { SaleInput } from "./documents/sale-input.ts";
import { calculateSlabDiscount } from "./rate-slab-discount.ts";
import { BANDAGE_ITEM, SAMPLE_BILL, TEST_BOOKS } from "./testing/test-books.ts";

const RATE_SLABS = [
  { from: 0n, to: 1_050_00n, discount: 2_00n },
  { from: 1_050_00n, to: 5_000_00n, discount: 3_00n },
];

/** A bill of `count` pieces at 100.00, taxed 5 %. */
function makeBill(count: bigint): SaleInput {
  return { ...SAMPLE_BILL, lines: [{ item: BANDAGE_ITEM, quantity: count * 1000n, unitPrice: 100_0000n }] };
}

it.each([
  [9n, 18_90n], // 945.00, 2 %
  [10n, 31_50n], // 1,050.00 is in both slabs: the upper one applies, 3 %
  [48n, 0n], // 5,040.00 is above all slabs
])("a bill of %s pieces at 105.00 with tax gets a slab discount of %s paise", (count, discount) => {
  expect(calculateSlabDiscount(RATE_SLABS, TEST_BOOKS, makeBill(count))).toBe(discount);
});
