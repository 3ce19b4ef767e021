import { describe, expect, it } from "vitest";
import {
  BANDAGE_ITEM,
  SAMPLE_BILL,
  TEST_BOOKS,
  listLedgerLines,
  SPLINT_ITEM,
} from "../testing/test-books.ts";
import { calculateOrderAmount, type OrderLine } from "./order-lines.ts";
import type { SaleLine } from "./sale-input.ts";
import { calculateSale, makeSaleVoucher } from "./sale.ts";

const cash = { mode: "cash", accountId: 904 } as const;

/** A line's discount, taxable value, CGST, SGST and amount in paise. */
function calculateLine(line: Omit<SaleLine, "item">, item: object = {}) {
  const lines = [{ ...line, item: { ...BANDAGE_ITEM, ...item } }];
  const [only] = calculateSale(TEST_BOOKS, { ...SAMPLE_BILL, lines }).lines;
  return [only?.discount, only?.taxable, only?.cgst, only?.sgst, only?.amount];
}

describe("a bill", () => {
  const goods = [
    { item: BANDAGE_ITEM, quantity: 7_000n, unitPrice: 835_700n },
    { item: SPLINT_ITEM, quantity: 3_000n, freeQuantity: 1_000n, unitPrice: 1_123_450n },
  ];

  it("posts its discount, tax and round-off when it is paid in cash and has free goods", () => {
    const cashBill = makeSaleVoucher(TEST_BOOKS, {
      ...SAMPLE_BILL,
      lines: goods,
      payment: cash,
      discount: 1_550n,
      toRupee: true,
    });
    // 7 × 83.57 = 584.99, half of 5 % = 14.62475 → 14.62; 3 × 112.345 = 337.035 → 337.04, half of 5
    // % = 8.426 → 8.43. 922.03 + 23.05 + 23.05 = 968.13; less 15.50 = 952.63; to the rupee 953.00,
    // round-off 0.37.
    expect(listLedgerLines(cashBill)).toEqual([
      ["Customer", "bill", 95_300n, 0n],
      ["Discount Allowed", "bill", 1_550n, 0n],
      ["Sales", "bill", 0n, 92_203n],
      ["Output CGST", "bill", 0n, 2_305n],
      ["Output SGST", "bill", 0n, 2_305n],
      ["Round Off", "bill", 0n, 37n],
      ["Cash of Anil", "receipt", 95_300n, 0n],
      ["Customer", "receipt", 0n, 95_300n],
    ]);
  });

  it("posts IGST for the same goods to another state", () => {
    const outside = { id: 902, stateCode: "33" };
    // 5 % of 584.99 = 29.2495 → 29.25; of 337.04 = 16.852 → 16.85.
    expect(
      listLedgerLines(makeSaleVoucher(TEST_BOOKS, { ...SAMPLE_BILL, lines: goods, customer: outside })),
    ).toEqual([
      ["Customer outside", "bill", 96_813n, 0n],
      ["Sales", "bill", 0n, 92_203n],
      ["Output IGST", "bill", 0n, 4_610n],
    ]);
  });

  it.each([
    // 5 × 99.99 = 499.95. Half of 12 % = 29.997 → 30.00; half of 5 % = 12.49875 → 12.50.
    ["2025-09-21", 3_000n, 55_995n],
    ["2025-09-22", 1_250n, 52_495n],
  ])("paid in cash on %s posts %s paise each of CGST and SGST", (date, tax, amount) => {
    const lines = [{ item: BANDAGE_ITEM, quantity: 5_000n, unitPrice: 999_900n }];
    const series = { id: 1, series: "B2C/25-26", invType: "B2C", yearId: 1 };
    expect(
      listLedgerLines(makeSaleVoucher(TEST_BOOKS, { ...SAMPLE_BILL, date, series, payment: cash, lines })),
    ).toEqual([
      ["Customer", "bill", amount, 0n],
      ["Sales", "bill", 0n, 49_995n],
      ["Output CGST", "bill", 0n, tax],
      ["Output SGST", "bill", 0n, tax],
      ["Cash of Anil", "receipt", amount, 0n],
      ["Customer", "receipt", 0n, amount],
    ]);
  });

  it("is refused without lines, with a discount above its total, or with a negative quantity", () => {
    const line = { item: BANDAGE_ITEM, quantity: 1_000n, unitPrice: 100_000n };
    expect(() => makeSaleVoucher(TEST_BOOKS, { ...SAMPLE_BILL, lines: [] })).toThrow("no lines");
    expect(() => makeSaleVoucher(TEST_BOOKS, { ...SAMPLE_BILL, discount: 1_051n, lines: [line] })).toThrow(
      "outside the range that the books accept",
    );
    expect(() =>
      makeSaleVoucher(TEST_BOOKS, { ...SAMPLE_BILL, lines: [{ ...line, quantity: -1_000n }] }),
    ).toThrow("either a debit");
  });
});

describe("a line with a discount before tax", () => {
  it("is taxed on the amount after the discount, rounded to the paisa at each step", () => {
    // 3 × 100.00 = 300.00 less 10 % = 270.00; 5 % of it 13.50, 6.75 twice.
    const three = { quantity: 3_000n, unitPrice: 1_000_000n };
    expect(calculateLine({ ...three, discountRate: 1_000n })).toEqual([3_000n, 27_000n, 675n, 675n, 28_350n]);
    // The same in rupees.
    expect(calculateLine({ ...three, discount: 3_000n })).toEqual([3_000n, 27_000n, 675n, 675n, 28_350n]);
    // 7 × 33.33 = 233.31; 3.5 % of it 8.16585 → 8.17; 225.14; 6 % of it 13.5084 → 13.51 twice:
    // 252.16.
    const seven = { quantity: 7_000n, unitPrice: 333_300n, discountRate: 350n };
    expect(calculateLine(seven, { taxRate: 1_200n })).toEqual([817n, 22_514n, 1_351n, 1_351n, 25_216n]);
    // 0.5 × 0.01 = 0.005 → 0.01; half of it is 0.005 → 0.01: zero remains.
    expect(calculateLine({ quantity: 500n, unitPrice: 100n, discountRate: 5_000n })).toEqual([
      1n,
      0n,
      0n,
      0n,
      0n,
    ]);
    expect(calculateLine({ ...three, discountRate: 10_000n })).toEqual([30_000n, 0n, 0n, 0n, 0n]);
    expect(calculateLine(three)).toEqual([0n, 30_000n, 750n, 750n, 31_500n]);
  });

  it("is refused when the discount is negative, exceeds the line, or is given both in percent and in rupees", () => {
    const line = { quantity: 3_000n, unitPrice: 1_000_000n };
    expect(() => calculateLine({ ...line, discountRate: 10_001n })).toThrow(
      expect.objectContaining({ code: "LINE_INVALID" }),
    );
    expect(() => calculateLine({ ...line, discountRate: -1n })).toThrow(
      expect.objectContaining({ code: "LINE_INVALID" }),
    );
    expect(() => calculateLine({ ...line, discount: -1n })).toThrow(
      expect.objectContaining({ code: "LINE_INVALID" }),
    );
    expect(() => calculateLine({ ...line, discountRate: 100n, discount: 1n })).toThrow(
      "A line has its discount in percent or as an amount, not both.",
    );
    expect(calculateLine({ ...line, discount: 30_000n })[1]).toBe(0n);
    expect(() => calculateLine({ ...line, discount: 30_001n })).toThrow(
      "The discount is 300.01, but the line comes to 300.00.",
    );
  });
});

it("an order line takes its percent discount off its price, before the tax or with it", () => {
  const price = { rate: 1_050_000n, unitPrice: 1_000_000n, priceHasTax: false, taxRate: 500n };
  const line = { itemId: 1, mrp: 1_500_000n, quantity: 3_000n, ...price };
  const calculateAmount = (more: Partial<OrderLine>) =>
    calculateOrderAmount({ lines: [{ ...line, ...more }], interState: false });
  // 3 × 100.00 = 300.00 less 10 % = 270.00, with 6.75 + 6.75 = 283.50, the same as on its bill.
  expect(calculateAmount({ discountRate: 1_000n })).toBe(28_350n);
  // 2.5 × 35.33 = 88.325 → 88.33 less 3.5 % (3.09155 → 3.09) = 85.24, the tax within it.
  const mrp = { unitPrice: 353_300n, rate: 353_300n, priceHasTax: true };
  expect(calculateAmount({ ...mrp, quantity: 2_500n, discountRate: 350n })).toBe(8_524n);
  expect(() => calculateAmount({ discountRate: 10_001n })).toThrow(
    expect.objectContaining({ code: "LINE_INVALID" }),
  );
});
