import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { edit } from "../posting/edit.ts";
import type { Posted } from "../posting/voucher.ts";
import { createTestDesk, DAMAGED, type TestDesk } from "../testing/test-desk.ts";
import { orderAmount } from "./order-lines.ts";
import { readReturnableBills } from "./returnable-bills.ts";
import type { SaleInput, SaleLine } from "./sale-input.ts";
import { saleReturn } from "./sale-return.ts";
import { priceSale, sale } from "./sale.ts";

let desk: TestDesk;
let head: Omit<SaleInput, "lines">;

beforeAll(async () => {
  desk = await createTestDesk();
  await desk.bought(100_000n, 600_000n);
  head = {
    date: "2026-06-01",
    customer: desk.customer,
    series: desk.series,
    saleType: "Retail",
    payment: { mode: "credit" },
    salesmanId: 2,
    branchId: 1,
    routeId: null,
    vehicleId: null,
    locationId: desk.godown,
  };
});
afterAll(async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  await desk.drop();
});

/** A line's discount, taxable value, CGST, SGST and amount in paise. */
function priced(line: Omit<SaleLine, "item">, item: object = {}) {
  const lines = [{ ...line, item: { ...desk.bandage, ...item } }];
  const [only] = priceSale(desk.books, { ...head, lines }).lines;
  return [only?.discount, only?.taxable, only?.cgst, only?.sgst, only?.amount];
}

async function row({ documentId }: Posted) {
  const line = await desk.db("bill_lines").where({ company_id: 1, bill_id: documentId, line_no: 1 }).first();
  return [line.unit_price, line.discount_rate, line.discount, line.taxable, line.amount];
}

describe("a line with a discount before tax", () => {
  it("is taxed on what is left, rounded to the paisa at each step", () => {
    // 3 × 100.00 = 300.00 less 10 % = 270.00; 5 % of it 13.50, 6.75 twice.
    const three = { quantity: 3_000n, unitPrice: 1_000_000n };
    expect(priced({ ...three, discountRate: 1_000n })).toEqual([3_000n, 27_000n, 675n, 675n, 28_350n]);
    // The same in rupees.
    expect(priced({ ...three, discount: 3_000n })).toEqual([3_000n, 27_000n, 675n, 675n, 28_350n]);
    // 7 × 33.33 = 233.31; 3.5 % of it 8.16585 → 8.17; 225.14; 6 % of it 13.5084 → 13.51 twice: 252.16.
    const seven = { quantity: 7_000n, unitPrice: 333_300n, discountRate: 350n };
    expect(priced(seven, { taxRate: 1_200n })).toEqual([817n, 22_514n, 1_351n, 1_351n, 25_216n]);
    // 0.5 × 0.01 = 0.005 → 0.01; half of it 0.005 → 0.01: nothing is left.
    expect(priced({ quantity: 500n, unitPrice: 100n, discountRate: 5_000n })).toEqual([1n, 0n, 0n, 0n, 0n]);
    expect(priced({ ...three, discountRate: 10_000n })).toEqual([30_000n, 0n, 0n, 0n, 0n]);
    expect(priced(three)).toEqual([0n, 30_000n, 750n, 750n, 31_500n]);
  });

  it("is refused below nothing, above all of it, and in both ways at once", () => {
    const line = { quantity: 3_000n, unitPrice: 1_000_000n };
    expect(() => priced({ ...line, discountRate: 10_001n })).toThrow(
      expect.objectContaining({ code: "LINE_INVALID" }),
    );
    expect(() => priced({ ...line, discountRate: -1n })).toThrow(
      expect.objectContaining({ code: "LINE_INVALID" }),
    );
    expect(() => priced({ ...line, discount: -1n })).toThrow(
      expect.objectContaining({ code: "LINE_INVALID" }),
    );
    expect(() => priced({ ...line, discountRate: 100n, discount: 1n })).toThrow(
      "A line has its discount in percent or as an amount, not both.",
    );
    expect(priced({ ...line, discount: 30_000n })[1]).toBe(0n);
    expect(() => priced({ ...line, discount: 30_001n })).toThrow(
      "The discount is 300.01, but the line comes to 300.00.",
    );
  });

  it("is posted to sales at its taxable value, and kept as it was given", async () => {
    const { bandage } = desk;
    // 270.00 as above, and 2 × 50.00 less 12.50 = 87.50, 2.5 % of it 2.1875 → 2.19 twice: 91.88. Together 375.38; cost 5 × 60.00.
    const bill = await desk.sold([
      { item: bandage, quantity: 3_000n, unitPrice: 1_000_000n, discountRate: 1_000n },
      { item: bandage, quantity: 2_000n, unitPrice: 500_000n, discount: 1_250n },
    ]);
    expect(await desk.ledger(bill)).toEqual([
      ["Customer", "bill", "375.38", "0.00"],
      ["Sales", "bill", "0.00", "357.50"],
      ["Output CGST", "bill", "0.00", "8.94"],
      ["Output SGST", "bill", "0.00", "8.94"],
      ["Cost of Goods Sold", "cost", "300.00", "0.00"],
      ["Inventory", "cost", "0.00", "300.00"],
    ]);
    const lines = await desk
      .db("bill_lines")
      .where({ company_id: 1, bill_id: bill.documentId })
      .orderBy("line_no");
    expect(lines.map((line) => [line.unit_price, line.discount_rate, line.discount, line.taxable])).toEqual([
      ["100.0000", "10.00", "30.00", "270.00"],
      ["50.0000", "0.00", "12.50", "87.50"],
    ]);
    // Given away: the customer owes nothing, the goods cost what they cost.
    const gift = await desk.sold([
      { item: bandage, quantity: 1_000n, unitPrice: 1_000_000n, discountRate: 10_000n },
    ]);
    expect(await row(gift)).toEqual(["100.0000", "100.00", "100.00", "0.00", "0.00"]);
    expect(await desk.ledger(gift)).toEqual([
      ["Cost of Goods Sold", "cost", "60.00", "0.00"],
      ["Inventory", "cost", "0.00", "60.00"],
    ]);
  });

  it("is edited: the bill stands at another discount, and at none", async () => {
    const { author, bandage, books, db } = desk;
    const line = { item: bandage, quantity: 3_000n, unitPrice: 1_000_000n };
    const before = await desk.state();
    const bill = await desk.sold([{ ...line, discountRate: 1_000n }]);
    const edited = (posted: Posted, own: SaleLine) =>
      db.transaction((trx) => edit(trx, author, posted.voucherId, sale(books, { ...head, lines: [own] })));
    const second = await edited(bill, { ...line, discount: 4_500n });
    // 300.00 less 45.00 = 255.00, 6.375 → 6.38 twice.
    expect(await row(second)).toEqual(["100.0000", "0.00", "45.00", "255.00", "267.76"]);
    const third = await edited(second, line);
    expect(await row(third)).toEqual(["100.0000", "0.00", "0.00", "300.00", "315.00"]);
    await desk.cancelled(third);
    expect(await desk.state()).toEqual(before);
  });

  it("comes back at what was charged for it, the last piece with the rest", async () => {
    const { bandage } = desk;
    const before = await desk.state();
    // 3 × 33.33 = 99.99 less 10 % (9.999 → 10.00) = 89.99; 2.24975 → 2.25 twice: 94.49.
    const bill = await desk.sold([
      { item: bandage, quantity: 3_000n, unitPrice: 333_300n, discountRate: 1_000n },
    ]);
    expect(await row(bill)).toEqual(["33.3300", "10.00", "10.00", "89.99", "94.49"]);
    // Taxable of one 29.9966… → 30.00, of two 59.9933… → 59.99, of three 89.99; tax 0.75, 1.50, 2.25.
    expect(await back(bill)).toEqual(["33.3300", "30.00", "0.75", "0.75", "31.50"]);
    expect(await back(bill)).toEqual(["33.3300", "29.99", "0.75", "0.75", "31.49"]);
    expect(await back(bill)).toEqual(["33.3300", "30.00", "0.75", "0.75", "31.50"]);
    expect(await desk.state()).toEqual(before);
  });
});

it("an order's line has a discount in percent, off its rate with tax", () => {
  const line = { itemId: 1, mrp: 1_500_000n, quantity: 3_000n, rate: 1_050_000n };
  // 3 × 105.00 = 315.00 less 10 % = 283.50, as its bill comes to; 2.5 × 35.33 = 88.325 → 88.33 less 3.5 % (3.09155 → 3.09) = 85.24.
  expect(orderAmount([{ ...line, discountRate: 1_000n }])).toBe(28_350n);
  expect(orderAmount([{ ...line, quantity: 2_500n, rate: 353_300n, discountRate: 350n }])).toBe(8_524n);
  expect(() => orderAmount([{ ...line, discountRate: 10_001n }])).toThrow(
    expect.objectContaining({ code: "LINE_INVALID" }),
  );
});

/** One piece of a bill's first line comes back: price, taxable value, CGST, SGST and amount. */
async function back(bill: Posted) {
  const { bandage, books, db } = desk;
  const source = (await db.transaction((trx) => readReturnableBills(trx, 1, [bill.documentId]))).get(
    bill.documentId,
  );
  if (!source) throw new Error("The bill is not there");
  const returned = await desk.posted(
    saleReturn(books, {
      date: "2026-06-10",
      customer: desk.customer,
      refund: { mode: "credit" },
      ...{ salesmanId: 2, branchId: 1, routeId: null, vehicleId: null },
      ...{ locationId: desk.godown, damagedLocationId: DAMAGED },
      source: { bill: source },
      lines: [{ item: bandage, billLineNo: 1, good: 1_000n }],
    }),
  );
  const line = await db("sale_return_lines")
    .where({ company_id: 1, sale_return_id: returned.documentId })
    .first();
  return [line.unit_price, line.taxable, line.cgst, line.sgst, line.amount];
}
