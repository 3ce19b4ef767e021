import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { cancel } from "./cancel.ts";
import { edit } from "./edit.ts";
import { purchase } from "../documents/purchase.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";
import type { Voucher } from "./voucher.ts";

let desk: TestDesk;
let db: Knex;

beforeAll(async () => {
  desk = await createTestDesk();
  db = desk.db;
});
afterAll(() => desk.drop());

it("values the new goods when the old ones are out", async () => {
  const cost = () => desk.cost();
  const first = await desk.posted(bought(10n, 50n));
  await desk.sold([{ item: desk.bandage, quantity: 9_000n, unitPrice: 900_000n }]);
  const dearer = await edited(first.voucherId, bought(10n, 60n));
  // The nine were sold at 50.00: they are 450.00 of cost, and the 90.00 that they cost more are stock variance.
  expect(await cost()).toEqual(["1.000", "60.00", "60.000000"]);
  const cheaper = await edited(dearer.voucherId, bought(10n, 40n));
  expect(await cost()).toEqual(["1.000", "40.00", "40.000000"]);
  // What is left of two purchases is never worth more than the dearer one was: 650.00 less 400.00 would be 250.00 for one.
  await desk.posted(bought(10n, 61n));
  await db.transaction((trx) => cancel(trx, desk.author, cheaper.voucherId));
  expect(await cost()).toEqual(["1.000", "59.09", "59.090000"]);
  expect(await checkBooks(db, 1)).toEqual([]);
  await db("item_costs").where({ company_id: 1, item_id: desk.bandage.id }).update({ value: "150.00" });
  const found = (await checkBooks(db, 1)).map(({ message }) => message);
  expect(found).toContain("An item's stock is worth more or less than any of its goods ever cost.");
  await db("item_costs").where({ company_id: 1, item_id: desk.bandage.id }).update({ value: "59.09" });
});

function edited(voucherId: number, voucher: Voucher) {
  return db.transaction((trx) => edit(trx, desk.author, voucherId, voucher));
}

function bought(count: bigint, rupees: bigint) {
  return purchase(desk.books, {
    date: "2026-05-01",
    supplier: desk.supplier,
    supplierInvoiceNo: null,
    supplierInvoiceDate: null,
    locationId: desk.godown,
    branchId: 1,
    lines: [{ item: desk.bandage, quantity: count * 1000n, unitPrice: rupees * 10_000n }],
  });
}
