import type { Knex } from "knex";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/testing/test-database.ts";
import { checkBooks } from "../checks/check.ts";
import {
  makeDamageVoucher,
  makeOpeningVoucher,
  makePurchaseVoucher,
  makeReplacementVoucher,
  type SaleReturnInput,
  makeSaleReturnVoucher,
  type Posted,
} from "@vanbook/sdk/books";
import { post } from "../posting/post.ts";
import { readReturnableBills } from "./returnable-bills.ts";
import { DAMAGED_LOCATION, openTestDesk, type Desk } from "../testing/test-desk.ts";
import { testLedger } from "../testing/test-ledger.ts";

let database: TestDatabase;
let db: Knex;
let desk: Desk;
let companyId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
beforeEach(async () => {
  companyId += 1;
  desk = await openTestDesk(db, companyId);
});
afterEach(async () => {
  expect(await checkBooks(db, companyId)).toEqual([]);
});
afterAll(() => database.drop());

describe("the books agree with a worked example of", () => {
  it("a cash bill with a discount, free goods and a round-off", async () => {
    const { books, bandage, splint, godown, salesmanCash } = desk;
    // 100 bandages at 52.50 and 40 splints at 49.975.
    const stock = [
      { itemId: bandage.id, locationId: godown, quantity: 100_000n, value: 525_000n },
      { itemId: splint.id, locationId: godown, quantity: 40_000n, value: 199_900n },
    ];
    await desk.posted(makeOpeningVoucher(books, { date: "2025-04-01", balances: [], stock }));
    const goods = [
      { item: bandage, quantity: 7_000n, unitPrice: 835_700n },
      { item: splint, quantity: 3_000n, freeQuantity: 1_000n, unitPrice: 1_123_450n },
    ];
    const payment = { mode: "cash", accountId: salesmanCash } as const;
    const soldBill = await desk.sold(goods, { payment, discount: 1_550n, toRupee: true });
    // 7 × 83.57 = 584.99, half of 5 % = 14.62475 → 14.62; 3 × 112.345 = 337.035 → 337.04, half of 5
    // % = 8.426 → 8.43. 922.03 + 23.05 + 23.05 = 968.13; less 15.50 = 952.63; to the rupee 953.00,
    // round-off 0.37. Cost: 7 × 52.50 = 367.50; 3 × 49.975 = 149.925 → 149.93, and the free one
    // 49.975 → 49.98: each move is rounded.
    expect(await desk.ledger(soldBill)).toEqual([
      ["Customer", "bill", "953.00", "0.00"],
      ["Discount Allowed", "bill", "15.50", "0.00"],
      ["Sales", "bill", "0.00", "922.03"],
      ["Output CGST", "bill", "0.00", "23.05"],
      ["Output SGST", "bill", "0.00", "23.05"],
      ["Round Off", "bill", "0.00", "0.37"],
      ["Cash of Anil", "receipt", "953.00", "0.00"],
      ["Customer", "receipt", "0.00", "953.00"],
      ["Cost of Goods Sold", "cost", "567.41", "0.00"],
      ["Inventory", "cost", "0.00", "567.41"],
    ]);
  });

  it("a cancelled back-dated purchase, which changes no later cost and leaves the rest in stock variance", async () => {
    const sellOn = (date: string, quantity: bigint) =>
      desk.sold([{ item: desk.bandage, quantity, unitPrice: 2_000_000n }], { date });
    const readCost = async ({ documentId }: Posted) =>
      (
        await db("bill_lines")
          .where({ company_id: desk.companyId, bill_id: documentId, line_no: 1 })
          .first("cost")
      ).cost as string;
    await postReceivedGoods("2026-05-01", 10, 100); // 10 at 100.00
    const first = await sellOn("2026-05-10", 4_000n); // 400.00, 6 left worth 600.00
    const late = await postReceivedGoods("2026-05-05", 6, 150); // 6 at 150.00: 12 worth 1,500.00
    const second = await sellOn("2026-06-02", 6_000n); // 6 at 125.00 = 750.00, 6 left worth 750.00
    const reversal = await desk.cancelled(late);
    expect(reversal).toMatchObject({ date: "2026-05-05", number: late.number });
    // 900.00 and 22.50 tax twice. Inventory still has 750.00 of it; 150.00 went out with the second
    // bill.
    expect(await desk.ledger(reversal)).toEqual([
      ["Supplier", "purchase", "945.00", "0.00"],
      ["Input CGST", "purchase", "0.00", "22.50"],
      ["Input SGST", "purchase", "0.00", "22.50"],
      ["Inventory", "purchase", "0.00", "900.00"],
      ["Stock Variance", "stock", "0.00", "150.00"],
      ["Inventory", "stock", "150.00", "0.00"],
    ]);
    expect(await readCost(first)).toBe("400.00");
    expect(await readCost(second)).toBe("750.00");
    // 400.00 + 750.00 − 150.00 = 1,000.00, the purchase price of the ten pieces.
    expect(await testLedger(db, desk.companyId).balances()).toMatchObject({
      "Cost of Goods Sold": "1150.00",
      "Stock Variance": "-150.00",
      Inventory: "0.00",
    });
  });

  it("a spare part at its moving average cost, with a return and a shortage", async () => {
    // Institute of Chartered Accountants of India, Foundation Paper 1, chapter "Inventories", the
    // spare part of Sriram Mills on the weighted average basis, with dates of our financial year:
    // closing inventory 4,700.00.
    await postReceivedGoods("2026-01-01", 100, 30); // 100 worth 3,000
    await postIssue("2026-01-15", 50); // 50 worth 1,500
    await postReceivedGoods("2026-02-01", 200, 40); // 250 worth 9,500: 38 each
    expect(await desk.cost()).toEqual(["250.000", "9500.00", "38.000000"]);
    await postIssue("2026-02-15", 100);
    const last = await postIssue("2026-02-20", 100); // 50 worth 1,900
    expect(await desk.cost()).toEqual(["50.000", "1900.00", "38.000000"]);
    await postReceivedGoods("2026-03-01", 150, 50); // 200 worth 9,400: 47 each
    await postIssue("2026-03-15", 100);
    expect(await desk.cost()).toEqual(["100.000", "4700.00", "47.000000"]);
    // Our own continuation: 10 of those issued at 38.00 are returned at 38.00, not at 47.00: 110
    // worth 5,080.
    const back = await postReturn(last, { good: 10_000n });
    expect((await desk.moves(back))[0]).toEqual(["SALE_RETURN", 1, desk.godown, "10.000", "380.00"]);
    expect(await desk.cost()).toEqual(["110.000", "5080.00", "46.181818"]);
    // 120 out of 110: all 5,080.00, plus 10 × 46.181818 = 461.82
    const short = await postIssue("2026-03-25", 120);
    expect((await desk.moves(short))[0]).toEqual(["SALE", 1, desk.godown, "-120.000", "-5541.82"]);
    // 30 at 50.00: 20 stay, worth 1,000.00. The missing 10 cost 500.00, of which 461.82 was already
    // expensed.
    const late = await postReceivedGoods("2026-03-26", 30, 50);
    expect(await desk.cost()).toEqual(["20.000", "1000.00", "50.000000"]);
    expect((await desk.ledger(late)).slice(-2)).toEqual([
      ["Inventory", "purchase", "1461.82", "0.00"],
      ["Stock Variance", "stock", "38.18", "0.00"],
    ]);
    // Everything bought, 3,000 + 8,000 + 7,500 + 1,500 = 20,000.00, is in stock or was expensed.
    const { accounts } = await desk.state();
    const { inventory, cogs, stock_variance: variance } = desk.books.accounts;
    const findBalance = (id: number) => accounts.find((row) => row.account_id === id)?.balance;
    // Cost of goods: 1,500 + 3,800 + 3,800 + 4,700 − 380 + 5,541.82
    expect([inventory, cogs, variance].map(findBalance)).toEqual(["1000.00", "18961.82", "38.18"]);
  });

  it("damaged goods that are returned, replaced and written off", async () => {
    await desk.bought(20_000n, 600_000n); // 20 worth 1,200.00
    const bill = await desk.sold([{ item: desk.bandage, quantity: 10_000n, unitPrice: 1_000_000n }]); // 1,050.00
    await postReturn(bill, { damaged: 1_000n, expired: 1_000n }, "2026-06-10"); // 210.00, cost 120.00
    const lines = [{ item: desk.bandage, quantity: 2_000n, damaged: 1_000n, expired: 1_000n }];
    const head = { date: "2026-06-11", branchId: 1, salesmanId: 2, vehicleId: null };
    const customerId = desk.customer.id;
    const place = { customerId, routeId: null, locationId: desk.godown };
    await desk.posted(makeReplacementVoucher(desk.books, { ...head, ...place, lines })); // 120.00
    const before = await desk.state();
    const off = [{ item: desk.bandage, damaged: 1_000n, expired: 1_000n }];
    const postedDamage = await desk.posted(
      makeDamageVoucher(desk.books, { ...head, customerId, locationId: DAMAGED_LOCATION, lines: off }),
    ); // 120.00
    const { accounts, stock } = await desk.state();
    const names = await db("accounts").where("company_id", desk.companyId).select("id", "name");
    const findName = (id: number) => names.find((row) => row.id === id)?.name;
    expect(Object.fromEntries(accounts.map((row) => [findName(row.account_id), row.balance]))).toEqual({
      Customer: "840.00", // 1,050.00 − 210.00
      Supplier: "-1260.00", // 1,200.00 and 5 %
      "Input CGST": "30.00",
      "Input SGST": "30.00",
      Inventory: "480.00", // 1,200 − 600 + 120 − 120 − 120
      Sales: "-800.00",
      "Output CGST": "-20.00",
      "Output SGST": "-20.00",
      "Cost of Goods Sold": "480.00", // 600 − 120
      Replacements: "120.00",
      "Damaged and Expired Stock": "120.00",
    });
    // 8 are in the godown, at 60.00, and none in damaged goods.
    expect(stock).toEqual([{ item_id: 1, location_id: desk.godown, quantity: "8.000", value: "480.00" }]);
    await desk.cancelled(postedDamage);
    expect(await desk.state()).toEqual(before);
    expect(before.stock.map((row) => [row.location_id, row.quantity, row.value])).toEqual([
      [desk.godown, "8.000", "480.00"],
      [DAMAGED_LOCATION, "2.000", "120.00"],
    ]);
  });
});

function postReceivedGoods(date: string, count: number, rupees: number) {
  const { books, supplier, godown, bandage } = desk;
  const invoice = { supplierInvoiceNo: null, supplierInvoiceDate: null, branchId: 1 };
  const lines = [{ item: bandage, quantity: BigInt(count) * 1_000n, unitPrice: BigInt(rupees) * 10_000n }];
  return desk.posted(makePurchaseVoucher(books, { date, supplier, ...invoice, locationId: godown, lines }));
}

function postIssue(date: string, count: number) {
  const line = { item: desk.bandage, quantity: BigInt(count) * 1_000n, unitPrice: 1_000_000n };
  return desk.sold([line], { date, series: desk.earlierSeries });
}

function postReturn(
  bill: Posted,
  quantities: Pick<SaleReturnInput["lines"][number], "good" | "damaged" | "expired">,
  date = "2026-03-20",
) {
  return db.transaction(async (trx) => {
    const returnableBill = (await readReturnableBills(trx, desk.companyId, [bill.documentId])).get(
      bill.documentId,
    );
    if (!returnableBill) throw new Error("No such bill");
    const voucher = makeSaleReturnVoucher(desk.books, {
      ...{ date, customer: desk.customer, source: { bill: returnableBill }, refund: { mode: "credit" } },
      ...{ salesmanId: 2, branchId: 1, routeId: null, vehicleId: null },
      ...{ locationId: desk.godown, damagedLocationId: DAMAGED_LOCATION },
      lines: [{ item: desk.bandage, billLineNo: 1, ...quantities }],
    });
    const [postedReturn] = await post(trx, desk.author, [voucher]);
    if (!postedReturn) throw new Error("Nothing was posted");
    return postedReturn;
  });
}
