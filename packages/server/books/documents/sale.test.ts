import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { opening } from "./opening.ts";
import { placeOrders } from "./order.ts";
import { cancel } from "../posting/cancel.ts";
import { post } from "../posting/post.ts";
import type { SaleInput } from "./sale-input.ts";
import { sale } from "./sale.ts";
import { createTestCompany, type TestCompany } from "../testing/test-company.ts";

let database: TestDatabase;
let db: Knex;
let company: TestCompany;
let bill: Omit<SaleInput, "lines">;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  company = await createTestCompany(db);
  const { books, author, godown, bandage, splint } = company;
  // 100 bandages at 60.00 and 10 splints at 33.3333: 6,000.00 and 333.33
  const stock = [
    { itemId: bandage.id, locationId: godown, quantity: 100_000n, value: 600_000n },
    { itemId: splint.id, locationId: godown, quantity: 10_000n, value: 33_333n },
  ];
  await db.transaction((trx) =>
    post(trx, author, [opening(books, { date: "2025-04-01", balances: [], stock })]),
  );
  bill = {
    date: "2026-06-01",
    customer: company.customer,
    series: company.series,
    saleType: "Retail",
    payment: { mode: "credit" },
    salesmanId: 2,
    branchId: 1,
    routeId: null,
    vehicleId: null,
    locationId: godown,
  };
});
afterAll(() => database.drop());

describe("a bill", () => {
  it("paid in cash, with a discount, free goods and rounded to the rupee", async () => {
    const { books, author, salesmanCash, bandage, splint } = company;
    const voucher = sale(books, {
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
    const [posted] = await db.transaction((trx) => post(trx, author, [voucher]));
    // 3 × 100.35 = 301.05, half of 5 % = 7.52625 → 7.53 twice; 2.5 × 40.00 = 100.00, 2.50 twice.
    // 401.05 + 10.03 + 10.03 = 421.11; less 10.00 = 411.11; to the rupee 411.00, round-off −0.11.
    // Cost: 4 bandages × 60.00 = 240.00; 2.5 splints × 33.3333… (333.33 / 10 = 33.333000) = 83.3325 → 83.33.
    expect(await ledger(posted?.voucherId)).toEqual([
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
    expect(await moves(posted?.voucherId)).toEqual([
      ["SALE", 1, "-3.000", "-180.00"],
      ["FREE", 1, "-1.000", "-60.00"],
      ["SALE", 2, "-2.500", "-83.33"],
    ]);
    const row = await db("bills").where({ company_id: 1, id: posted?.documentId }).first();
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

  it("to another state, in the year before the rate fell", async () => {
    const { books, author, customerOutside, earlierSeries, bandage } = company;
    const voucher = sale(books, {
      ...bill,
      date: "2025-09-21",
      customer: customerOutside,
      series: earlierSeries,
      lines: [{ item: bandage, quantity: 10_000n, unitPrice: 999_900n }],
    });
    const [posted] = await db.transaction((trx) => post(trx, author, [voucher]));
    // 10 × 99.99 = 999.90, 12 % of it 119.988 → 119.99, together 1,119.89; cost 10 × 60.00
    expect(await ledger(posted?.voucherId)).toEqual([
      ["Customer outside", "bill", "1119.89", "0.00"],
      ["Sales", "bill", "0.00", "999.90"],
      ["Output IGST", "bill", "0.00", "119.99"],
      ["Cost of Goods Sold", "cost", "600.00", "0.00"],
      ["Inventory", "cost", "0.00", "600.00"],
    ]);
    expect(posted).toMatchObject({ number: 1, voucherNo: "B2C/25-26/1", yearId: 1 });
  });

  it("to a wholesaler has the retail number 00, and a wholesale number in the same row of numbers", async () => {
    const { books, author, bandage } = company;
    const lines = [{ item: bandage, quantity: 1_000n, unitPrice: 1_000_000n }];
    const vouchers = [
      sale(books, { ...bill, lines }),
      sale(books, { ...bill, saleType: "Wholesale", lines }),
    ];
    const posted = await db.transaction((trx) => post(trx, author, vouchers));
    const rows = await db("bills")
      .where("company_id", 1)
      .whereIn(
        "id",
        posted.map((each) => each.documentId),
      )
      .orderBy("number");
    expect(rows.map((row) => [row.number, row.retail_no, row.wholesale_no, row.bill_no])).toEqual([
      [2, "2", null, "B2C/26-27/2"],
      [3, "00", "3", "B2C/26-27/3"],
    ]);
  });

  it("invoices its order, once, and lets it go when it is cancelled", async () => {
    const { books, author, customer, bandage } = company;
    const line = { itemId: bandage.id, mrp: bandage.mrp, quantity: 2_000n, rate: 1_053_675n };
    const order = {
      date: "2026-05-30",
      billSeries: "B2C/26-27",
      customerId: customer.id,
      userId: 2,
      branchId: 1,
    };
    const [orderId = 0] = await db.transaction((trx) =>
      placeOrders(trx, author, [{ ...order, mode: "credit", lines: [line] }]),
    );
    // 2 × 105.3675 = 210.735 → 210.74
    expect(await db("orders").where({ company_id: 1, id: orderId }).first()).toMatchObject({
      number: 1,
      amount: "210.74",
      status: 0,
    });
    const voucher = sale(books, {
      ...bill,
      orderId,
      lines: [{ item: bandage, quantity: 2_000n, unitPrice: 1_003_500n }],
    });
    const [posted] = await db.transaction((trx) => post(trx, author, [voucher]));
    expect(await db("orders").where({ company_id: 1, id: orderId }).first()).toMatchObject({ status: 1 });
    await expect(db.transaction((trx) => post(trx, author, [voucher]))).rejects.toThrow("invoiced already");
    await db.transaction((trx) => cancel(trx, author, posted?.voucherId ?? 0));
    expect(await db("orders").where({ company_id: 1, id: orderId }).first()).toMatchObject({ status: 0 });
  });

  it("without lines, with a discount beyond its sum, or with a negative quantity is none", () => {
    const { books, bandage } = company;
    const line = { item: bandage, quantity: 1_000n, unitPrice: 100_000n };
    expect(() => sale(books, { ...bill, lines: [] })).toThrow("no lines");
    expect(() => sale(books, { ...bill, discount: 1_051n, lines: [line] })).toThrow(
      "not in the range that the books accept",
    );
    expect(() => sale(books, { ...bill, lines: [{ ...line, quantity: -1_000n }] })).toThrow("either a debit");
  });
});

async function ledger(voucherId = 0) {
  const rows = await db("ledger_entries as e")
    .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
    .where({ "e.company_id": 1, "e.voucher_id": voucherId })
    .orderBy("e.line_no")
    .select("a.name", "e.entry_kind", "e.debit", "e.credit");
  return rows.map((row) => [row.name, row.entry_kind, row.debit, row.credit]);
}

async function moves(voucherId = 0) {
  const rows = await db("stock_moves").where({ company_id: 1, voucher_id: voucherId }).orderBy("line_no");
  return rows.map((row) => [row.move_kind, row.item_id, row.quantity, row.value]);
}
