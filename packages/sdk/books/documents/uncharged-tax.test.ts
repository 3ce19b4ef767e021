import { describe, expect, it } from "vitest";
import { BANDAGE_ITEM, listLedgerLines, SAMPLE_BILL, TEST_BOOKS } from "../testing/test-books.ts";
import type { GstKind } from "../gst-kind.ts";
import { formatPaise } from "../money.ts";
import { choosePlaceOfSupply } from "../tax.ts";
import { calculateReturnedLines } from "./sale-return-lines.ts";
import type { SaleReturnInput } from "./sale-return-input.ts";
import { calculateSale, makeSaleVoucher } from "./sale.ts";
import { chooseNoTaxReason, type NoTaxReason } from "./uncharged-tax.ts";

/** Two bandages at 100.00 and one at its MRP of 105.00, which contains 5 % tax. */
const lines = [
  { item: BANDAGE_ITEM, quantity: 2_000n, unitPrice: 1_000_000n },
  { item: BANDAGE_ITEM, quantity: 1_000n, unitPrice: 1_050_000n, priceHasTax: true },
];

function makeBill(gstKind: GstKind, noTaxReason: NoTaxReason | null) {
  return { ...SAMPLE_BILL, customer: { id: 901, stateCode: "32", gstKind }, lines, noTaxReason };
}

describe("a supply to a special economic zone or abroad", () => {
  it("has IGST in the company's own State too", () => {
    // 5 % of 200.00 is 10.00; the MRP of 105.00 contains 5.00.
    expect(listLedgerLines(makeSaleVoucher(TEST_BOOKS, makeBill("sezWithPayment", null)))).toEqual([
      ["Customer", "bill", 31_500n, 0n],
      ["Sales", "bill", 0n, 30_000n],
      ["Output IGST", "bill", 0n, 1_500n],
    ]);
  });

  it("has no tax without payment: the price is charged without it, and the rate is kept", () => {
    const bill = makeBill("exportWithoutPayment", "withoutPayment");
    expect(listLedgerLines(makeSaleVoucher(TEST_BOOKS, bill))).toEqual([
      ["Customer", "bill", 30_000n, 0n],
      ["Sales", "bill", 0n, 30_000n],
    ]);
    const pricedBill = calculateSale(TEST_BOOKS, bill);
    expect(pricedBill.totals.interState).toBe(true);
    expect(
      pricedBill.lines.map(({ unitPrice, priceHasTax, taxRate, rateNotCharged }) => [
        ...[unitPrice, priceHasTax, taxRate, rateNotCharged],
      ]),
    ).toEqual([
      [1_000_000n, false, 0n, 500n],
      [1_000_000n, false, 0n, 500n],
    ]);
  });

  it("is supplied in the zone's State, or abroad", () => {
    expect(choosePlaceOfSupply("32", { stateCode: "32", gstKind: "sezWithPayment" })).toBe("32");
    expect(choosePlaceOfSupply("32", { stateCode: "32", gstKind: "exportWithPayment" })).toBe("96");
    expect(choosePlaceOfSupply("32", { stateCode: null, gstKind: "exportWithPayment" })).toBe("96");
  });

  it("comes back without tax if it was without payment, also without its bill", () => {
    const { customer } = makeBill("sezWithoutPayment", null);
    const input = {
      ...{ date: "2026-06-01", customer, source: { bill: null, discount: 0n } },
      lines: [
        { item: BANDAGE_ITEM, billLineNo: null, good: 1_000n, unitPrice: 1_050_000n, priceHasTax: true },
      ],
    } as unknown as SaleReturnInput; // the rest does not matter here
    const [line] = calculateReturnedLines(TEST_BOOKS, input, true);
    expect([formatPaise(line?.amount ?? 0n), line?.taxRate, line?.rateNotCharged]).toEqual([
      "100.00",
      0n,
      500n,
    ]);
  });
});

describe("a bill on reverse charge", () => {
  it("charges no tax and stays within the State", () => {
    const { totals } = calculateSale(TEST_BOOKS, makeBill("regular", "reverseCharge"));
    expect([totals.interState, totals.cgst, totals.sgst, totals.igst, totals.amount]).toEqual([
      ...[false, 0n, 0n, 0n, 30_000n],
    ]);
  });
});

describe("why a bill charges no tax", () => {
  it.each([
    [undefined, "regular", null, null],
    [true, "regular", null, "reverseCharge"],
    [undefined, "regular", "reverseCharge", "reverseCharge"],
    [false, "regular", "reverseCharge", null],
    // A bill that was posted without payment keeps that when its customer leaves the zone.
    [false, "regular", "withoutPayment", "withoutPayment"],
    // A kind that was entered after the bill corrects it.
    [false, "sezWithoutPayment", null, "withoutPayment"],
  ] as const)(
    "asked %s of one that is %s with %s kept is %s",
    (isAsked, kind, keptReason, expectedReason) => {
      expect(chooseNoTaxReason(isAsked, kind, keptReason)).toBe(expectedReason);
    },
  );

  it.each(["sezWithoutPayment", "unregistered", undefined] as const)(
    "is no reverse charge for %s",
    (kind) => {
      expect(() => chooseNoTaxReason(true, kind, null)).toThrow(
        expect.objectContaining({ code: "REVERSE_CHARGE_WRONG" }),
      );
    },
  );
});
