import { describe, expect, it } from "vitest";
import { BANDAGE_ITEM, listLedgerLines, SAMPLE_BILL, TEST_BOOKS } from "../testing/test-books.ts";
import { findListedPrice } from "../list-price.ts";
import { formatPaise } from "../money.ts";
import { calculateAmount } from "../rounding.ts";
import { refuseAboveMrp } from "./above-mrp.ts";
import { calculateOrderAmount, calculateOrderRate } from "./order-lines.ts";
import { calculateReturnedLines } from "./sale-return-lines.ts";
import type { ReturnableBill } from "./returnable-bill.ts";
import type { SaleLine } from "./sale-input.ts";
import type { SaleReturnInput } from "./sale-return-input.ts";
import { calculateSale, makeSaleVoucher } from "./sale.ts";

const outside = { id: 902, stateCode: "33" };
type Line = Omit<SaleLine, "item"> & { taxRate: bigint };

function calculateLine({ taxRate, ...line }: Line, customer: object = {}) {
  const item = { ...BANDAGE_ITEM, taxRate };
  const bill = { ...SAMPLE_BILL, ...customer, lines: [{ priceHasTax: true, ...line, item }] };
  const [only] = calculateSale(TEST_BOOKS, bill).lines;
  if (!only) throw new Error("The bill has no line.");
  return only;
}

function listAmounts(line: Line, customer: object = {}) {
  const { taxable, cgst, sgst, igst, amount } = calculateLine(line, customer);
  return [taxable, cgst, sgst, igst, amount].map(formatPaise);
}

describe("a price that contains its tax", () => {
  it.each([
    // 322 × 2.5 ÷ 105 = 7.667
    {
      line: { quantity: 1_000n, unitPrice: 3_220_000n, taxRate: 500n },
      all: ["306.66", "7.67", "7.67", "322.00"],
    },
    // 300 × 2.5 ÷ 105 = 7.142…
    {
      line: { quantity: 1_000n, unitPrice: 3_000_000n, taxRate: 500n },
      all: ["285.72", "7.14", "7.14", "300.00"],
    },
    // 2.375 × 99.99 = 237.47625 → 237.48; × 9 ÷ 118 = 18.1128…
    {
      line: { quantity: 2_375n, unitPrice: 999_900n, taxRate: 1_800n },
      all: ["201.26", "18.11", "18.11", "237.48"],
    },
    // 3 × 322 = 966.00 less 10 % = 869.40; × 2.5 ÷ 105 = 20.7
    {
      line: { quantity: 3_000n, unitPrice: 3_220_000n, discountRate: 1_000n, taxRate: 500n },
      all: ["828.00", "20.70", "20.70", "869.40"],
    },
    // 1.5 × 89.50 = 134.25; × 6 ÷ 112 = 7.1919…
    {
      line: { quantity: 1_500n, unitPrice: 895_000n, taxRate: 1_200n },
      all: ["119.87", "7.19", "7.19", "134.25"],
    },
    // 0.333 × 99.99 = 33.29667 → 33.30; × 20 ÷ 140 = 4.757…
    {
      line: { quantity: 333n, unitPrice: 999_900n, taxRate: 4_000n },
      all: ["23.78", "4.76", "4.76", "33.30"],
    },
    // 2.5 × 118 = 295.00 less 7.5 % (22.125 → 22.13) = 272.87; × 9 ÷ 118 = 20.812…
    {
      line: { quantity: 2_500n, unitPrice: 1_180_000n, discountRate: 750n, taxRate: 1_800n },
      all: ["231.25", "20.81", "20.81", "272.87"],
    },
    // 966.00 less 16.50 = 949.50; × 2.5 ÷ 105 = 22.607…
    {
      line: {
        quantity: 3_000n,
        freeQuantity: 1_000n,
        unitPrice: 3_220_000n,
        discount: 1_650n,
        taxRate: 500n,
      },
      all: ["904.28", "22.61", "22.61", "949.50"],
    },
    // Free goods only.
    {
      line: { quantity: 0n, freeQuantity: 2_000n, unitPrice: 3_220_000n, taxRate: 500n },
      all: ["0.00", "0.00", "0.00", "0.00"],
    },
    {
      line: { quantity: 1_000n, unitPrice: 3_220_000n, taxRate: 0n },
      all: ["322.00", "0.00", "0.00", "322.00"],
    },
  ])("is kept in the same State: $all", ({ line, all }) => {
    expect(listAmounts(line)).toEqual([...all.slice(0, 3), "0.00", all[3]]);
  });

  it.each([
    // 322 × 5 ÷ 105 = 15.333…
    { line: { quantity: 1_000n, unitPrice: 3_220_000n, taxRate: 500n }, all: ["306.67", "15.33", "322.00"] },
    // 300 × 5 ÷ 105 = 14.2857…
    { line: { quantity: 1_000n, unitPrice: 3_000_000n, taxRate: 500n }, all: ["285.71", "14.29", "300.00"] },
    // 237.48 × 18 ÷ 118 = 36.2257…
    { line: { quantity: 2_375n, unitPrice: 999_900n, taxRate: 1_800n }, all: ["201.25", "36.23", "237.48"] },
    // 134.25 × 12 ÷ 112 = 14.3839…
    {
      line: { quantity: 1_500n, unitPrice: 895_000n, taxRate: 1_200n },
      all: ["119.87", "14.38", "134.25"],
    },
    // 33.30 × 40 ÷ 140 = 9.514…: another taxable value than in the State.
    { line: { quantity: 333n, unitPrice: 999_900n, taxRate: 4_000n }, all: ["23.79", "9.51", "33.30"] },
    // 869.40 × 5 ÷ 105 = 41.4
    {
      line: { quantity: 3_000n, unitPrice: 3_220_000n, discountRate: 1_000n, taxRate: 500n },
      all: ["828.00", "41.40", "869.40"],
    },
  ])("is kept in another State: $all", ({ line, all: [taxable = "", igst = "", amount = ""] }) => {
    expect(listAmounts(line, { customer: outside })).toEqual([taxable, "0.00", "0.00", igst, amount]);
  });

  it("is kept for every MRP, rate and quantity, and an order comes to the same", () => {
    const wrong: string[] = [];
    for (let rupees = 1n; rupees <= 600n; rupees += 1n)
      for (const taxRate of [0n, 500n, 1_200n, 1_800n, 2_800n, 4_000n])
        for (const quantity of [1_000n, 2_375n])
          for (const customer of [{}, { customer: outside }]) {
            const unitPrice = rupees * 10_000n + (rupees % 4n) * 2_500n;
            const line = { quantity, unitPrice, taxRate };
            const { amount, cgst, sgst } = calculateLine(line, customer);
            const interState = "customer" in customer;
            const pricedLine = { ...line, priceHasTax: true, rate: unitPrice, itemId: 1, mrp: unitPrice };
            const orderAmount = calculateOrderAmount({ lines: [pricedLine], interState });
            const isKept = amount === calculateAmount(quantity, unitPrice) && orderAmount === amount;
            if (!isKept || cgst !== sgst) wrong.push(`${unitPrice} ${taxRate} ${quantity}`);
          }
    expect(wrong).toEqual([]);
  });

  it("is posted less a discount on the bill after tax, and rounded to the rupee", () => {
    const makeLine = (quantity: bigint, unitPrice: bigint, taxRate: bigint) => ({
      ...{ item: { ...BANDAGE_ITEM, taxRate }, quantity, unitPrice, priceHasTax: true },
    });
    const lines = [makeLine(3_000n, 3_220_000n, 500n), makeLine(1_000n, 1_185_000n, 1_800n)];
    // 966.00 with 23.00 twice; 118.50 × 9 ÷ 118 = 9.038 → 9.04 twice. 1,084.50 less 10.25 = 1,074.25.
    const bill = makeSaleVoucher(TEST_BOOKS, { ...SAMPLE_BILL, lines, discount: 1_025n, toRupee: true });
    expect(listLedgerLines(bill)).toEqual([
      ["Customer", "bill", 107_400n, 0n],
      ["Discount Allowed", "bill", 1_025n, 0n],
      ["Sales", "bill", 0n, 102_042n],
      ["Output CGST", "bill", 0n, 3_204n],
      ["Output SGST", "bill", 0n, 3_204n],
      ["Round Off", "bill", 25n, 0n],
    ]);
  });

  it("never asks about a line at its MRP, whatever the quantity, but about a paisa more", () => {
    const askAbout = (quantity: bigint, terms: Partial<SaleLine>, mrp = 999_900n) => {
      const item = { ...BANDAGE_ITEM, taxRate: 1_800n, mrp };
      const line = { item, quantity, unitPrice: mrp, priceHasTax: true, ...terms };
      refuseAboveMrp(calculateSale(TEST_BOOKS, { ...SAMPLE_BILL, lines: [line] }).lines, () => "Gauze");
    };
    // 0.333 × 99.99 = 33.30, 2.375 × 99.99 = 237.48; free goods have no price.
    for (const quantity of [333n, 1_000n, 2_375n, 12_000n])
      expect(() => askAbout(quantity, { freeQuantity: 1_000n })).not.toThrow();
    expect(() => askAbout(3_000n, { unitPrice: 1_000_000n })).toThrow(
      expect.objectContaining({ code: "ABOVE_MRP" }),
    );
    expect(() => askAbout(3_000n, { unitPrice: 1_000_000n, discount: 3n })).not.toThrow();
    expect(() => askAbout(3_000n, { unitPrice: 1_000_000n, isKept: true })).not.toThrow();
    // 84.73 + 7.63 twice = 99.99; 84.74 + 7.63 twice = 100.00.
    expect(() => askAbout(1_000n, { unitPrice: 847_300n, priceHasTax: false })).not.toThrow();
    expect(() => askAbout(1_000n, { unitPrice: 847_400n, priceHasTax: false })).toThrow(
      "Gauze comes to 100.00 with tax, but to 99.99 at its MRP.",
    );
  });

  it("is only the MRP, for customers without a rate type too", () => {
    const item = { ...BANDAGE_ITEM, mrp: 3_220_000n, prices: { CCP: 2n, SP: 3n, DP: 4n } };
    expect(findListedPrice(item, null, "2026-05-30")).toEqual({ unitPrice: 3_220_000n, priceHasTax: true });
    expect(findListedPrice(item, "MRP", "2026-05-30")).toEqual({ unitPrice: 3_220_000n, priceHasTax: true });
    expect(findListedPrice(item, "SP", "2026-05-30")).toEqual({ unitPrice: 3n, priceHasTax: false });
  });
});

it("an order of prices without tax comes to what its bill does, in the State and outside", () => {
  // 6 × 100.35 = 602.10; half of 5 % = 15.0525 → 15.05 twice: 632.20. The rate with tax would give
  // 6 × 105.3675 = 632.205 → 632.21, which the IGST of 30.105 → 30.11 does too.
  const pricedLine = { unitPrice: 1_003_500n, priceHasTax: false, taxRate: 500n };
  const line = { itemId: 1, mrp: 0n, quantity: 6_000n, ...pricedLine, rate: calculateOrderRate(pricedLine) };
  expect(line.rate).toBe(1_053_675n);
  expect(calculateOrderAmount({ lines: [line], interState: false })).toBe(63_220n);
  expect(calculateOrderAmount({ lines: [line], interState: true })).toBe(63_221n);
  const bill = { quantity: 6_000n, ...pricedLine };
  expect(calculateLine(bill).amount).toBe(63_220n);
  expect(calculateLine(bill, { customer: outside }).amount).toBe(63_221n);
});

it("a line that is returned in parts credits its price for each piece, and adds up to the line", () => {
  const soldLine = calculateLine({ quantity: 3_000n, unitPrice: 3_220_000n, taxRate: 500n });
  const noGoods = {
    quantity: 0n,
    free: 0n,
    cost: 0n,
    billDiscount: 0n,
    taxable: 0n,
    cgst: 0n,
    sgst: 0n,
    igst: 0n,
  };
  const { id: itemId, hsnCode, mrp } = BANDAGE_ITEM;
  const { taxable, cgst, sgst, igst, unitPrice, taxRate } = soldLine;
  const soldGoods = { ...noGoods, quantity: 3_000n, taxable, cgst, sgst, igst };
  const terms = {
    itemId,
    hsnCode,
    mrp,
    isService: false,
    unitPrice,
    priceHasTax: true,
    discount: 0n,
    taxRate,
  };
  const bill: ReturnableBill = {
    ...{ id: 1, voucherId: 1, date: "2026-05-30", customerId: 901, isPosted: true, interState: false },
    ...{
      invType: "B2C",
      saleType: "Retail",
      locationId: 1,
      linesAmount: 96_600n,
      discount: 0n,
      isDiscountBeforeTax: false,
      roundOff: 0n,
    },
    returned: { linesAmount: 0n, discount: 0n, roundOff: 0n },
    lines: new Map([[1, { ...terms, sold: soldGoods, returned: noGoods, returnedUntaxed: 0n }]]),
  };
  const piece = { item: BANDAGE_ITEM, billLineNo: 1, good: 1_000n };
  const input: SaleReturnInput = {
    ...{ date: "2026-06-01", customer: SAMPLE_BILL.customer, source: { bill }, refund: { mode: "credit" } },
    ...{ salesmanId: 2, branchId: 1, routeId: null, vehicleId: null, locationId: 1, damagedLocationId: 3 },
    lines: [piece, piece, piece],
  };
  const parts = calculateReturnedLines(TEST_BOOKS, input, false);
  // 966 × 2.5 ÷ 105 = 23.00 twice and 920.00: a third is 7.67, 7.66 and 7.67 of 322.00.
  expect(parts.map((part) => [part.taxable, part.cgst, part.sgst, part.amount])).toEqual([
    [30_666n, 767n, 767n, 32_200n],
    [30_668n, 766n, 766n, 32_200n],
    [30_666n, 767n, 767n, 32_200n],
  ]);
});
