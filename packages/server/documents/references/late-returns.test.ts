import { expect, it } from "vitest";
import { applyReturnToBill } from "./after-return.ts";
import { BANDAGE_ITEM, SAMPLE_BILL, TEST_BOOKS } from "../../../sdk/books/testing/test-books.ts";
import { makeSaleReturnVoucher, type ReturnableBill } from "@vanbook/sdk/books";

const NO_TAXES = { taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n };
const NO_GOODS = { quantity: 0n, free: 0n, cost: 0n, billDiscount: 0n, ...NO_TAXES };
const IN_TIME = "2026-11-30";
const TOO_LATE = "2026-12-02";

/** Of August 2025: 4 pieces of 100.00 with 18 %: 400.00 + 36.00 + 36.00 = 472.00. In paise. */
const AUGUST_BILL: ReturnableBill = {
  ...{ id: 1, voucherId: 1, date: "2025-08-10", customerId: SAMPLE_BILL.customer.id, isPosted: true },
  ...{ interState: false, invType: "B2C", saleType: "Retail", locationId: 1, linesAmount: 47_200n },
  ...{ discount: 0n, isDiscountBeforeTax: false, roundOff: 0n },
  ...{ returned: { linesAmount: 0n, discount: 0n, roundOff: 0n } },
  lines: new Map([
    [
      1,
      {
        ...{ itemId: BANDAGE_ITEM.id, hsnCode: "3005", isService: false, mrp: 0n, discount: 0n },
        ...{
          unitPrice: 1_000_000n,
          priceHasTax: false,
          taxRate: 1_800n,
          returned: NO_GOODS,
          returnedUntaxed: 0n,
        },
        sold: { ...NO_GOODS, quantity: 4_000n, taxable: 40_000n, cgst: 3_600n, sgst: 3_600n },
      },
    ],
  ]),
};

function returnPieces(
  bill: ReturnableBill,
  pieces: bigint,
  { date, withoutTax = false }: { date: string; withoutTax?: boolean },
) {
  const voucher = makeSaleReturnVoucher(TEST_BOOKS, {
    ...{ date, customer: SAMPLE_BILL.customer, source: { bill }, refund: { mode: "credit" } },
    ...{ salesmanId: 2, branchId: 1, routeId: null, vehicleId: null, locationId: 1, damagedLocationId: 3 },
    ...{ withoutTax, lines: [{ item: BANDAGE_ITEM, billLineNo: 1, good: pieces * 1_000n }] },
  });
  const taxes = voucher.lines
    .filter(({ accountId }) => accountId === TEST_BOOKS.accounts.cgst_output)
    .map(({ debit }) => debit);
  return { amount: voucher.amount, cgst: taxes[0] ?? 0n, bill: applyReturnToBill(bill, voucher) };
}

it("a return reduces tax until 30 November after the year of the bill, and later must be without tax", () => {
  expect(returnPieces(AUGUST_BILL, 4n, { date: IN_TIME })).toMatchObject({ amount: 47_200n, cgst: 3_600n });
  expect(() => returnPieces(AUGUST_BILL, 4n, { date: TOO_LATE })).toThrow(
    expect.objectContaining({
      code: "TAX_PERIOD_OVER",
      message:
        "The tax of a bill of 10-08-2025 could be reduced until 30-11-2026 only. Choose Without tax to credit its value without the tax.",
    }),
  );
  expect(returnPieces(AUGUST_BILL, 4n, { date: TOO_LATE, withoutTax: true })).toMatchObject({
    amount: 40_000n,
    cgst: 0n,
  });
});

it("a bill without tax can be returned on any day", () => {
  const line = AUGUST_BILL.lines.get(1);
  if (!line) throw new Error("no line");
  const soldGoods = { ...line.sold, cgst: 0n, sgst: 0n };
  const untaxedBill = { ...AUGUST_BILL, lines: new Map([[1, { ...line, sold: soldGoods, taxRate: 0n }]]) };
  expect(returnPieces(untaxedBill, 4n, { date: TOO_LATE }).amount).toBe(40_000n);
});

it("goods that came back without tax leave the tax of the others as it was", () => {
  // One piece without tax: 100.00. Then two with it: 200.00 + 18.00 + 18.00. The last: 118.00.
  const first = returnPieces(AUGUST_BILL, 1n, { date: IN_TIME, withoutTax: true });
  const second = returnPieces(first.bill, 2n, { date: IN_TIME });
  const third = returnPieces(second.bill, 1n, { date: IN_TIME });
  expect([first, second, third].map(({ amount, cgst }) => [amount, cgst])).toEqual([
    [10_000n, 0n],
    [23_600n, 1_800n],
    [11_800n, 900n],
  ]);
});
