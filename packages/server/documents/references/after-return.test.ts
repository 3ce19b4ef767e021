import { expect, it } from "vitest";
import {
  makePurchaseReturnVoucher,
  makeSaleReturnVoucher,
  type ReturnableBill,
  type ReturnablePurchase,
} from "@vanbook/sdk/books";
import { BANDAGE_ITEM, SAMPLE_BILL, TEST_BOOKS } from "../../../sdk/books/testing/test-books.ts";
import { applyReturnToBill, applyReturnToPurchase } from "./after-return.ts";

const noTaxes = { cgst: 0n, sgst: 0n, igst: 0n };
const noGoods = { quantity: 0n, free: 0n, cost: 0n, billDiscount: 0n, taxable: 0n, ...noTaxes };
const lineTerms = { itemId: BANDAGE_ITEM.id, hsnCode: "3005", isService: false, unitPrice: 0n, taxRate: 0n };

/** Amounts in paise; each piece has an equal part of `linesAmount`, without tax. */
function makeBill(
  pieces: bigint,
  linesAmount: bigint,
  { discount = 0n, roundOff = 0n }: { discount?: bigint; roundOff?: bigint } = {},
): ReturnableBill {
  const soldGoods = { ...noGoods, quantity: pieces * 1_000n, taxable: linesAmount };
  const line = {
    ...{ ...lineTerms, priceHasTax: false, mrp: 0n, discount: 0n },
    ...{ sold: soldGoods, returned: noGoods, returnedUntaxed: 0n },
  };
  return {
    ...{ id: 1, voucherId: 1, date: "2026-06-01", customerId: SAMPLE_BILL.customer.id, isPosted: true },
    ...{ interState: false, invType: "B2C", saleType: "Retail", locationId: 1, isDiscountBeforeTax: false },
    ...{ linesAmount, discount, roundOff, returned: { linesAmount: 0n, discount: 0n, roundOff: 0n } },
    lines: new Map([[1, line]]),
  };
}

/** Returns so many pieces; gives the credited amount and the bill afterwards. */
function returnPieces(bill: ReturnableBill, pieces: bigint, toRupee: boolean) {
  const voucher = makeSaleReturnVoucher(TEST_BOOKS, {
    ...{ date: "2026-06-10", customer: SAMPLE_BILL.customer, source: { bill }, refund: { mode: "credit" } },
    ...{ salesmanId: 2, branchId: 1, routeId: null, vehicleId: null, locationId: 1, damagedLocationId: 3 },
    ...{ toRupee, lines: [{ item: BANDAGE_ITEM, billLineNo: 1, good: pieces * 1_000n }] },
  });
  return { amount: voucher.amount, bill: applyReturnToBill(bill, voucher) };
}

function returnOneByOne(bill: ReturnableBill, rounding: readonly boolean[]) {
  let next = bill;
  return rounding.map((toRupee) => {
    const { amount, bill: billAfter } = returnPieces(next, 1n, toRupee);
    next = billAfter;
    return amount;
  });
}

it.each([
  ["5 × 0.60 to the rupee", makeBill(5n, 300n), "rrrrr", [100n, 100n, 100n, 0n, 0n]],
  ["5 × 0.60 exactly", makeBill(5n, 300n), "eeeee", [60n, 60n, 60n, 60n, 60n]],
  ["5 × 0.60, the fourth exactly", makeBill(5n, 300n), "rrrer", [100n, 100n, 100n, 0n, 0n]],
  ["5 × 0.40 to the rupee", makeBill(5n, 200n), "rrrrr", [0n, 0n, 0n, 0n, 200n]],
  ["2 × 1.30, a bill of 3.00", makeBill(2n, 260n, { roundOff: 40n }), "rr", [100n, 200n]],
  ["3 × 1.50 less 0.50", makeBill(3n, 450n, { discount: 50n }), "rrr", [100n, 100n, 200n]],
  ["3 × 0.70, a bill of 2.00", makeBill(3n, 210n, { roundOff: -10n }), "rrr", [100n, 100n, 0n]],
])("a bill of %s can be returned piece by piece to the end", (_, bill, rounding, amounts) => {
  expect(
    returnOneByOne(
      bill,
      [...rounding].map((each) => each === "r"),
    ),
  ).toEqual(amounts);
});

it("the rest of a bill can be returned where returns have credited more than its amount", () => {
  const bill = makeBill(5n, 300n);
  const line = bill.lines.get(1);
  if (!line) throw new Error("no line");
  const returnedGoods = { ...noGoods, quantity: 4_000n, taxable: 240n };
  const overdrawnBill = {
    ...bill,
    returned: { linesAmount: 240n, discount: 0n, roundOff: 160n },
    lines: new Map([[1, { ...line, returned: returnedGoods }]]),
  };
  expect(returnOneByOne(overdrawnBill, [true])).toEqual([0n]);
});

it("a bill can be returned where the return that is left has the whole discount", () => {
  // 10 × 0.01 less 0.01: the fifth piece had the discount, and the return of the first four was
  // cancelled.
  const bill = makeBill(10n, 10n, { discount: 1n });
  const line = bill.lines.get(1);
  if (!line) throw new Error("no line");
  const returnedGoods = { ...noGoods, quantity: 1_000n, taxable: 1n };
  const begunBill = {
    ...bill,
    returned: { linesAmount: 1n, discount: 1n, roundOff: 0n },
    lines: new Map([[1, { ...line, returned: returnedGoods }]]),
  };
  const two = returnPieces(begunBill, 2n, false);
  const others = returnPieces(two.bill, 7n, false);
  expect([two.amount, others.amount]).toEqual([2n, 7n]);
});

it.each([
  ["5 × 0.60 to the rupee", 5n, 0n, 300n, 0n, true, [100n, 100n, 100n, 0n, 0n]],
  ["5 × 0.40 to the rupee", 5n, 0n, 200n, 0n, true, [0n, 0n, 0n, 0n, 200n]],
  ["10.40 rounded to 10.00, with a free piece", 1n, 1n, 1_040n, -40n, false, [1_000n, 0n]],
])(
  "a purchase of %s can be returned piece by piece to the end",
  (_, pieces, free, taxable, roundOff, toRupee, amounts) => {
    const supplier = { id: 903, stateCode: "32", isRegistered: true };
    const boughtGoods = { quantity: pieces * 1_000n, free: free * 1_000n, taxable, ...noTaxes };
    const returnedGoods = { quantity: 0n, taxable: 0n, ...noTaxes };
    let purchase: ReturnablePurchase = {
      ...{ id: 1, voucherId: 1, date: "2026-06-01", supplierId: supplier.id, isRegistered: true },
      ...{ isPosted: true, interState: false, roundOff, returnedRoundOff: 0n },
      lines: new Map([[1, { ...lineTerms, bought: boughtGoods, returned: returnedGoods }]]),
    };
    const creditedAmounts = amounts.map(() => {
      const voucher = makePurchaseReturnVoucher(TEST_BOOKS, {
        ...{ date: "2026-06-10", branchId: 1, supplier, purchase, locationId: 1, toRupee },
        lines: [{ item: BANDAGE_ITEM, purchaseLineNo: 1, quantity: 1_000n }],
      });
      purchase = applyReturnToPurchase(purchase, voucher);
      return voucher.amount;
    });
    expect(creditedAmounts).toEqual(amounts);
  },
);
