import { describe, expect, it } from "vitest";
import { calculateSlabDiscount } from "../rate-slab-discount.ts";
import { shareByRemainder } from "../rounding.ts";
import { BANDAGE_ITEM, listLedgerLines, SAMPLE_BILL, TEST_BOOKS } from "../testing/test-books.ts";
import type { ReturnableBill } from "./returnable-bill.ts";
import type { SaleInput, SaleLine } from "./sale-input.ts";
import { calculateSale, makeSaleVoucher } from "./sale.ts";
import { calculateSaleReturn } from "./sale-return.ts";
import type { SaleReturnInput } from "./sale-return-input.ts";

const BEFORE_TAX = { ...TEST_BOOKS, isDiscountBeforeTax: true };
const OUTSIDE_CUSTOMER = { id: 902, stateCode: "33" };

/** One piece of that price in paise, at that rate. */
function makeLine(paise: bigint, taxRate: bigint, terms: Partial<SaleLine> = {}): SaleLine {
  const item = { ...BANDAGE_ITEM, taxRate };
  return { item, quantity: 1_000n, unitPrice: paise * 100n, ...terms };
}

const TWO_LINES = [makeLine(100_00n, 5_00n), makeLine(200_00n, 18_00n)];

function makeBill(lines: readonly SaleLine[], discount: bigint, more: Partial<SaleInput> = {}): SaleInput {
  return { ...SAMPLE_BILL, lines, discount, ...more };
}

function listLines(input: SaleInput) {
  const { lines } = calculateSale(BEFORE_TAX, input);
  return lines.map(({ billDiscount, taxable, cgst, sgst, igst }) => [
    billDiscount,
    taxable,
    cgst + sgst + igst,
  ]);
}

describe("a discount on the bill before tax", () => {
  it("is spread over the lines, and the tax is on what is left", () => {
    const bill = makeBill(TWO_LINES, 30_00n);
    // 90.00 at 5 % and 180.00 at 18 %.
    const expectedLines = [
      [10_00n, 90_00n, 4_50n],
      [20_00n, 180_00n, 32_40n],
    ];
    expect(listLines(bill)).toEqual(expectedLines);
    expect(listLines({ ...bill, customer: OUTSIDE_CUSTOMER })).toEqual(expectedLines);
    expect(calculateSale(BEFORE_TAX, bill).totals).toMatchObject({
      ...{ taxable: 270_00n, cgst: 18_45n, sgst: 18_45n, igst: 0n, amount: 306_90n },
      ...{ discount: 0n, discountBeforeTax: 30_00n, isDiscountBeforeTax: true },
    });
    expect(calculateSale(BEFORE_TAX, { ...bill, customer: OUTSIDE_CUSTOMER }).totals).toMatchObject({
      ...{ taxable: 270_00n, igst: 36_90n, amount: 306_90n },
    });
  });

  it("is after tax in a company that has it so: 100 + 5 + 200 + 36 − 30", () => {
    expect(calculateSale(TEST_BOOKS, makeBill(TWO_LINES, 30_00n)).totals).toMatchObject({
      ...{ taxable: 300_00n, cgst: 20_50n, sgst: 20_50n, amount: 311_00n },
      ...{ discount: 30_00n, discountBeforeTax: 0n, isDiscountBeforeTax: false },
    });
  });

  it("is what the document had, whatever the company chooses now", () => {
    const keepsAfter = makeBill(TWO_LINES, 30_00n, { isDiscountBeforeTax: false });
    expect(calculateSale(BEFORE_TAX, keepsAfter).totals.amount).toBe(311_00n);
    const keepsBefore = makeBill(TWO_LINES, 30_00n, { isDiscountBeforeTax: true });
    expect(calculateSale(TEST_BOOKS, keepsBefore).totals.amount).toBe(306_90n);
  });

  it("is not posted to Discount Allowed", () => {
    expect(listLedgerLines(makeSaleVoucher(BEFORE_TAX, makeBill(TWO_LINES, 30_00n)))).toEqual([
      ["Customer", "bill", 306_90n, 0n],
      ["Sales", "bill", 0n, 270_00n],
      ["Output CGST", "bill", 0n, 18_45n],
      ["Output SGST", "bill", 0n, 18_45n],
    ]);
  });

  it("is rounded to the rupee with the bill", () => {
    const { totals } = calculateSale(BEFORE_TAX, makeBill(TWO_LINES, 30_00n, { toRupee: true }));
    expect([totals.amount, totals.roundOff]).toEqual([307_00n, 10n]);
  });

  it("gives the paisa that is left to the largest remainder, the first of equals", () => {
    const thirds = [makeLine(33_33n, 0n), makeLine(33_33n, 0n), makeLine(33_33n, 0n)];
    expect(listLines(makeBill(thirds, 10_00n)).map(([discount]) => discount)).toEqual([3_34n, 3_33n, 3_33n]);
    // 10 of 1 + 2 + 4: 1.43, 2.86 and 5.71.
    expect(shareByRemainder(10n, [100n, 200n, 400n])).toEqual([1n, 3n, 6n]);
    expect(shareByRemainder(0n, [0n, 0n])).toEqual([0n, 0n]);
  });

  it("takes nothing of free goods and goods without a price, and at most all of the others", () => {
    const free = { quantity: 0n, freeQuantity: 2_000n };
    const lines = [makeLine(0n, 5_00n), makeLine(50_00n, 5_00n, free), ...TWO_LINES];
    expect(listLines(makeBill(lines, 1n)).map(([discount]) => discount)).toEqual([0n, 0n, 0n, 1n]);
    expect(listLines(makeBill(lines, 300_00n)).map(([discount]) => discount)).toEqual([
      0n,
      0n,
      100_00n,
      200_00n,
    ]);
    const outOfRange = expect.objectContaining({ code: "AMOUNT_INVALID" });
    expect(() => calculateSale(BEFORE_TAX, makeBill(lines, 300_01n))).toThrow(outOfRange);
    expect(() => calculateSale(BEFORE_TAX, makeBill(lines, -1n))).toThrow(outOfRange);
  });

  it("never takes more of a line than it comes to", () => {
    const weights = [1n, 1n, 2n, 3n, 5n, 8n, 13n];
    for (let total = 0n; total <= 33n; total += 1n) {
      const parts = shareByRemainder(total, weights);
      expect(parts.reduce((all, part) => all + part)).toBe(total);
      expect(parts.every((part, index) => part >= 0n && part <= (weights[index] ?? 0n))).toBe(true);
    }
  });

  it("is of what a line's own discount leaves", () => {
    const lines = [
      makeLine(100_00n, 5_00n, { discountRate: 10_00n }),
      makeLine(200_00n, 18_00n, { discount: 20_00n }),
    ];
    // 27.00 of 90.00 + 180.00.
    expect(listLines(makeBill(lines, 27_00n))).toEqual([
      [9_00n, 81_00n, 4_06n], // 2.025 → 2.03, twice
      [18_00n, 162_00n, 29_16n],
    ]);
  });

  it("reduces the amount of a price that contains its tax", () => {
    const lines = [322_00n, 300_00n].map((each) => makeLine(each, 5_00n, { priceHasTax: true }));
    const bill = makeBill(lines, 62_20n);
    // 289.80 × 2.5 ÷ 105 = 6.90; 270.00 × 2.5 ÷ 105 = 6.4286.
    expect(listLines(bill)).toEqual([
      [32_20n, 276_00n, 13_80n],
      [30_00n, 257_14n, 12_86n],
    ]);
    // 270.00 × 5 ÷ 105 = 12.857.
    expect(listLines({ ...bill, customer: OUTSIDE_CUSTOMER })).toEqual([
      [32_20n, 276_00n, 13_80n],
      [30_00n, 257_14n, 12_86n],
    ]);
    expect(calculateSale(BEFORE_TAX, bill).totals.amount).toBe(559_80n);
  });

  it("is shared by a price that contains its tax and one that does not, by what each comes to", () => {
    // 58.30 is 5 % of 966.00 and 200.00. 917.70 × 2.5 ÷ 105 = 21.85 twice; 190.00 with 17.10 twice.
    const lines = [
      makeLine(322_00n, 5_00n, { quantity: 3_000n, priceHasTax: true }),
      makeLine(100_00n, 18_00n, { quantity: 2_000n }),
    ];
    const bill = makeBill(lines, 58_30n);
    expect(listLines(bill)).toEqual([
      [48_30n, 874_00n, 43_70n],
      [10_00n, 190_00n, 34_20n],
    ]);
    expect(calculateSale(BEFORE_TAX, bill).totals.amount).toBe(1_141_90n);
  });

  it("of a rate slab lowers the bill by the slab's percentage", () => {
    const slabs = [{ from: 0n, to: 5_000_00n, discount: 10_00n }];
    const bill = makeBill(TWO_LINES, 0n);
    // 10 % of 341.00 after tax, of 300.00 before it: 306.90 either way.
    expect(calculateSlabDiscount(slabs, TEST_BOOKS, bill)).toBe(34_10n);
    expect(calculateSlabDiscount(slabs, BEFORE_TAX, bill)).toBe(30_00n);
  });
});

const NO_TAXES = { cgst: 0n, sgst: 0n, igst: 0n };
const NO_GOODS = { ...{ quantity: 0n, free: 0n, cost: 0n, billDiscount: 0n, taxable: 0n }, ...NO_TAXES };

/** 3 pieces of 100.00 at 5 % less 10.00: 290.00 + 7.25 + 7.25 = 304.50. */
function makeReturnableBill(): ReturnableBill {
  const { id: itemId, hsnCode, mrp } = BANDAGE_ITEM;
  const soldGoods = { ...NO_GOODS, quantity: 3_000n, taxable: 290_00n, cgst: 7_25n, sgst: 7_25n };
  const line = {
    ...{ itemId, hsnCode, mrp, isService: false, unitPrice: 100_0000n, priceHasTax: false, taxRate: 5_00n },
    ...{
      discount: 0n,
      sold: { ...soldGoods, billDiscount: 10_00n },
      returned: NO_GOODS,
      returnedUntaxed: 0n,
    },
  };
  return {
    ...{ id: 1, voucherId: 1, date: "2026-05-30", customerId: 901, isPosted: true, interState: false },
    ...{ invType: "B2C", saleType: "Retail", locationId: 1, linesAmount: 304_50n, roundOff: 0n },
    ...{ discount: 0n, isDiscountBeforeTax: true },
    returned: { linesAmount: 0n, discount: 0n, roundOff: 0n },
    lines: new Map([[1, line]]),
  };
}

const RETURN_TERMS: Omit<SaleReturnInput, "source" | "lines"> = {
  ...{ date: "2026-06-01", customer: SAMPLE_BILL.customer, refund: { mode: "credit" } },
  ...{ salesmanId: 2, branchId: 1, routeId: null, vehicleId: null, locationId: 1, damagedLocationId: 3 },
};

describe("a return", () => {
  it("of a bill takes its share of the discount, and the last part takes the rest", () => {
    const piece = { item: BANDAGE_ITEM, billLineNo: 1, good: 1_000n };
    const input: SaleReturnInput = {
      ...{ ...RETURN_TERMS, source: { bill: makeReturnableBill() }, lines: [piece, piece, piece] },
    };
    // The company's choice of today does not matter.
    const { lines, totals } = calculateSaleReturn(TEST_BOOKS, input);
    expect(lines.map((line) => [line.billDiscount, line.taxable, line.cgst, line.sgst])).toEqual([
      [3_33n, 96_67n, 2_42n, 2_42n],
      [3_34n, 96_66n, 2_41n, 2_41n],
      [3_33n, 96_67n, 2_42n, 2_42n],
    ]);
    expect(totals).toMatchObject({ discount: 0n, discountBeforeTax: 10_00n, amount: 304_50n });
    expect(totals.isDiscountBeforeTax).toBe(true);
  });

  it("without a bill has its discount as the company chooses", () => {
    const lines = TWO_LINES.map(({ item, unitPrice }) => ({
      ...{ item, billLineNo: null, good: 1_000n, unitPrice },
    }));
    const source = { bill: null, invType: "B2C", saleType: "Retail", discount: 30_00n } as const;
    const input: SaleReturnInput = { ...RETURN_TERMS, source, lines };
    const before = calculateSaleReturn(BEFORE_TAX, input);
    expect(before.lines.map((line) => line.billDiscount)).toEqual([10_00n, 20_00n]);
    expect(before.totals).toMatchObject({ taxable: 270_00n, cgst: 18_45n, discount: 0n, amount: 306_90n });
    const after = calculateSaleReturn(TEST_BOOKS, input);
    expect(after.totals).toMatchObject({ taxable: 300_00n, discount: 30_00n, amount: 311_00n });
    const keptReturn = { ...input, source: { ...source, isDiscountBeforeTax: false } };
    expect(calculateSaleReturn(BEFORE_TAX, keptReturn).totals.amount).toBe(311_00n);
  });
});
