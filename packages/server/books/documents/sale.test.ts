import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { edit } from "../posting/edit.ts";
import {
  type Posted,
  makeOpeningVoucher,
  type SaleInput,
  type SaleLine,
  makeSaleVoucher,
} from "@vanbook/sdk/books";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { placeOrders } from "./order.ts";

let desk: TestDesk;
let db: Knex;
let bill: Omit<SaleInput, "lines">;

beforeAll(async () => {
  desk = await createTestDesk();
  db = desk.db;
  const { books, godown, bandage, splint } = desk;
  // 100 bandages at 60.00 and 10 splints at 33.3333: 6,000.00 and 333.33
  const stock = [
    { itemId: bandage.id, locationId: godown, quantity: 100_000n, value: 600_000n },
    { itemId: splint.id, locationId: godown, quantity: 10_000n, value: 33_333n },
  ];
  await desk.posted(makeOpeningVoucher(books, { date: "2025-04-01", balances: [], stock }));
  bill = {
    date: "2026-06-01",
    customer: desk.customer,
    series: desk.series,
    saleType: "Retail",
    payment: { mode: "credit" },
    salesmanId: 2,
    branchId: 1,
    routeId: null,
    vehicleId: null,
    locationId: godown,
  };
});
afterAll(async () => {
  expect(await checkBooks(db, 1)).toEqual([]);
  await desk.drop();
});

describe("a bill", () => {
  it("paid in cash posts its discount, its round-off, its receipt and the cost of its goods", async () => {
    const { books, salesmanCash, bandage, splint, godown } = desk;
    const voucher = makeSaleVoucher(books, {
      ...bill,
      payment: { mode: "cash", accountId: salesmanCash },
      discount: 1_000n,
      toRupee: true,
      narration: "Counter sale",
      lines: [
        { item: bandage, quantity: 3_000n, freeQuantity: 1_000n, unitPrice: 1_003_500n },
        { item: splint, quantity: 2_500n, unitPrice: 400_000n },
      ],
    });
    const postedSale = await desk.posted(voucher);
    // 3 × 100.35 = 301.05, half of 5 % = 7.52625 → 7.53 twice; 2.5 × 40.00 = 100.00, 2.50 twice.
    // 401.05 + 10.03 + 10.03 = 421.11; less 10.00 = 411.11; to the rupee 411.00, round-off −0.11.
    // Cost: 4 bandages × 60.00 = 240.00; 2.5 splints × 33.3333… (333.33 / 10 = 33.333000) = 83.3325
    // → 83.33.
    expect(await desk.ledger(postedSale)).toEqual([
      ["Customer", "bill", "411.00", "0.00"],
      ["Discount Allowed", "bill", "10.00", "0.00"],
      ["Sales", "bill", "0.00", "401.05"],
      ["Output CGST", "bill", "0.00", "10.03"],
      ["Output SGST", "bill", "0.00", "10.03"],
      ["Round Off", "bill", "0.11", "0.00"],
      ["Cash of Anil", "receipt", "411.00", "0.00"],
      ["Customer", "receipt", "0.00", "411.00"],
      ["Cost of Goods Sold", "cost", "323.33", "0.00"],
      ["Inventory", "cost", "0.00", "323.33"],
    ]);
    expect(await desk.moves(postedSale)).toEqual([
      ["SALE", 1, godown, "-3.000", "-180.00"],
      ["FREE", 1, godown, "-1.000", "-60.00"],
      ["SALE", 2, godown, "-2.500", "-83.33"],
    ]);
    const row = await db("bills").where({ company_id: 1, id: postedSale.documentId }).first();
    expect(row).toMatchObject({
      bill_no: "B2C/26-27/1",
      retail_no: "1",
      wholesale_no: null,
      mode: 0,
      inv_type: "B2C",
      taxable: "401.05",
      cgst: "10.03",
      discount: "10.00",
      round_off: "-0.11",
      amount: "411.00",
      created_by: 1,
    });
    const lines = await db("bill_lines").where({ company_id: 1, bill_id: row.id }).orderBy("line_no");
    expect(lines.map((line) => [line.taxable, line.amount, line.cost])).toEqual([
      ["301.05", "316.11", "240.00"],
      ["100.00", "105.00", "83.33"],
    ]);
  });

  it("to another state posts IGST at the rate that was valid on its date", async () => {
    const { books, customerOutside, earlierSeries, bandage } = desk;
    const voucher = makeSaleVoucher(books, {
      ...bill,
      date: "2025-09-21",
      customer: customerOutside,
      series: earlierSeries,
      lines: [{ item: bandage, quantity: 10_000n, unitPrice: 999_900n }],
    });
    const postedSale = await desk.posted(voucher);
    // 10 × 99.99 = 999.90, 12 % of it 119.988 → 119.99, together 1,119.89; cost 10 × 60.00
    expect(await desk.ledger(postedSale)).toEqual([
      ["Customer outside", "bill", "1119.89", "0.00"],
      ["Sales", "bill", "0.00", "999.90"],
      ["Output IGST", "bill", "0.00", "119.99"],
      ["Cost of Goods Sold", "cost", "600.00", "0.00"],
      ["Inventory", "cost", "0.00", "600.00"],
    ]);
    expect(postedSale).toMatchObject({ number: 1, voucherNo: "B2C/25-26/1", yearId: 1 });
  });

  it("to a wholesaler has the retail number 00 and takes its wholesale number from the same series", async () => {
    const { books, bandage } = desk;
    const lines = [{ item: bandage, quantity: 1_000n, unitPrice: 1_000_000n }];
    const vouchers = [
      makeSaleVoucher(books, { ...bill, lines }),
      makeSaleVoucher(books, { ...bill, saleType: "Wholesale", lines }),
    ];
    const postedSales = [await desk.posted(vouchers[0]!), await desk.posted(vouchers[1]!)];
    const rows = await db("bills")
      .where("company_id", 1)
      .whereIn(
        "id",
        postedSales.map((each) => each.documentId),
      )
      .orderBy("number");
    expect(rows.map((row) => [row.number, row.retail_no, row.wholesale_no, row.bill_no])).toEqual([
      [2, "2", null, "B2C/26-27/2"],
      [3, "00", "3", "B2C/26-27/3"],
    ]);
  });

  it("invoices its order once, and frees the order when it is cancelled", async () => {
    const { books, author, customer, bandage } = desk;
    const line = { itemId: bandage.id, mrp: bandage.mrp, quantity: 2_000n, rate: 1_053_675n };
    const taxedLine = { ...line, unitPrice: 1_003_500n, priceHasTax: false, taxRate: 500n };
    const order = {
      date: "2026-05-30",
      billSeries: "B2C/26-27",
      customerId: customer.id,
      userId: 2,
      branchId: 1,
    };
    const [orderId = 0] = await db.transaction((trx) =>
      placeOrders(trx, author, [{ ...order, mode: "credit", interState: false, lines: [taxedLine] }]),
    );
    // 2 × 100.35 = 200.70, half of 5 % = 5.0175 → 5.02 twice: 210.74
    expect(await db("orders").where({ company_id: 1, id: orderId }).first()).toMatchObject({
      number: 1,
      amount: "210.74",
      status: 0,
    });
    const voucher = makeSaleVoucher(books, {
      ...bill,
      orderId,
      lines: [{ item: bandage, quantity: 2_000n, unitPrice: 1_003_500n }],
    });
    const postedSale = await desk.posted(voucher);
    expect(await db("orders").where({ company_id: 1, id: orderId }).first()).toMatchObject({ status: 1 });
    await expect(desk.posted(voucher)).rejects.toThrow("already invoiced");
    await desk.cancelled(postedSale);
    expect(await db("orders").where({ company_id: 1, id: orderId }).first()).toMatchObject({ status: 0 });
  });
});

describe("a line with a discount before tax", () => {
  it("is posted at its taxable value, and stored with its discount", async () => {
    const { bandage } = desk;
    // 3 × 100.00 less 10 % = 270.00, 5 % of it 6.75 twice; and 2 × 50.00 less 12.50 = 87.50, 2.5 %
    // of it 2.1875 → 2.19 twice: 91.88. Total 375.38; cost 5 × 60.00.
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
    // A free bill: the customer owes zero, but the goods have their usual cost.
    const gift = await desk.sold([
      { item: bandage, quantity: 1_000n, unitPrice: 1_000_000n, discountRate: 10_000n },
    ]);
    expect(await readFirstLine(gift)).toEqual(["100.0000", "100.00", "100.00", "0.00", "0.00"]);
    expect(await desk.ledger(gift)).toEqual([
      ["Cost of Goods Sold", "cost", "60.00", "0.00"],
      ["Inventory", "cost", "0.00", "60.00"],
    ]);
  });

  it("can be edited to have another discount, and then none", async () => {
    const { author, bandage, books, db } = desk;
    const line = { item: bandage, quantity: 3_000n, unitPrice: 1_000_000n };
    const before = await desk.state();
    const first = await desk.sold([{ ...line, discountRate: 1_000n }]);
    const editSaleLine = (postedSale: Posted, own: SaleLine) =>
      db.transaction((trx) =>
        edit(trx, author, postedSale.voucherId, makeSaleVoucher(books, { ...bill, lines: [own] })),
      );
    const second = await editSaleLine(first, { ...line, discount: 4_500n });
    // 300.00 less 45.00 = 255.00, 6.375 → 6.38 twice.
    expect(await readFirstLine(second)).toEqual(["100.0000", "0.00", "45.00", "255.00", "267.76"]);
    const third = await editSaleLine(second, line);
    expect(await readFirstLine(third)).toEqual(["100.0000", "0.00", "0.00", "300.00", "315.00"]);
    await desk.cancelled(third);
    expect(await desk.state()).toEqual(before);
  });
});

async function readFirstLine({ documentId }: Posted) {
  const line = await db("bill_lines").where({ company_id: 1, bill_id: documentId, line_no: 1 }).first();
  return [line.unit_price, line.discount_rate, line.discount, line.taxable, line.amount];
}
