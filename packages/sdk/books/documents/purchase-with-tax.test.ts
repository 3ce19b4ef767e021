import { expect, it } from "vitest";
import { BANDAGE_ITEM, TEST_BOOKS } from "../testing/test-books.ts";
import { calculatePurchase } from "./purchase.ts";
import type { PurchaseLine } from "./purchase-input.ts";

/** The lines' taxable values, taxes and amounts, the round-off and the total, in paise. */
function calculate(stateCode: string, lines: readonly Omit<PurchaseLine, "item">[]) {
  const { lines: landedLines, totals } = calculatePurchase(TEST_BOOKS, {
    ...{ date: "2026-06-01", branchId: 1, locationId: 1, supplierInvoiceNo: "1", supplierInvoiceDate: null },
    supplier: { id: 903, stateCode, isRegistered: true },
    lines: lines.map((line) => ({ ...line, item: BANDAGE_ITEM })),
  });
  return [
    ...landedLines.map(({ taxable, cgst, sgst, igst, amount }) => [taxable, cgst + sgst + igst, amount]),
    ...[totals.roundOff, totals.amount],
  ];
}

it("a supplier's invoice whose prices contain their tax comes to what it says", () => {
  // 322.00 ÷ 1.05 = 306.6667; 306.67 × 2.5 % = 7.66675 → 7.67 twice: a paisa more than printed.
  const piece = { quantity: 1_000n, unitPrice: 3_066_667n };
  expect(calculate("32", [{ ...piece, printed: { taxRate: 500n, amount: 322_00n } }])).toEqual([
    ...[[306_67n, 15_34n, 322_01n], -1n, 322_00n],
  ]);
  // With the taxable value as the supplier printed it too, nothing is left to round.
  const printedLine = { taxRate: 500n, taxable: 306_66n, amount: 322_00n };
  expect(calculate("32", [{ ...piece, printed: printedLine }])).toEqual([
    [306_66n, 15_34n, 322_00n],
    0n,
    322_00n,
  ]);
  // 306.67 × 5 % = 15.3335 → 15.33.
  expect(calculate("33", [{ ...piece, printed: { taxRate: 500n, amount: 322_00n } }])).toEqual([
    ...[[306_67n, 15_33n, 322_00n], 0n, 322_00n],
  ]);
  // 2.375 × 71.4214 = 169.6258… → 169.63; 40 % of it 67.852 → 67.85.
  const part = { quantity: 2_375n, unitPrice: 714_214n, printed: { taxRate: 4_000n, amount: 237_48n } };
  expect(calculate("33", [part])).toEqual([[169_63n, 67_85n, 237_48n], 0n, 237_48n]);
});
