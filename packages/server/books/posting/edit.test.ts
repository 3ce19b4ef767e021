import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBeside } from "../../db/connection.ts";
import { takeIds } from "../../db/ids.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { withTransaction } from "../../db/transaction.ts";
import { checkBooks } from "../checks/check.ts";
import { cancel } from "./cancel.ts";
import { edit } from "./edit.ts";
import { post } from "./post.ts";
import {
  makePurchaseVoucher,
  makeReceiptVoucher,
  makeVanLoadVoucher,
  type Voucher,
} from "@vanbook/sdk/books";
import { setStockShort } from "./settings.ts";
import { createTestDesk, VAN_LOCATION, type TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let db: Knex;

beforeAll(async () => {
  desk = await createTestDesk();
  db = desk.db;
});
afterAll(() => desk.drop());

it("an edit that changes no goods leaves the average cost unchanged", async () => {
  const first = await desk.posted(makePurchase(10n, 10n));
  await desk.sold([{ item: desk.bandage, quantity: 8_000n, unitPrice: 200_000n }]); // 2 worth 20.00 are left
  await desk.posted(makePurchase(10n, 5n)); // 12 worth 70.00
  expect(await desk.cost()).toEqual(["12.000", "70.00", "5.833333"]);
  // If the ten at 10.00 were taken out before the new version is posted, they would take all 70.00
  // with them.
  const retypedPurchase = makePurchase(10n, 10n, desk.bandage, "Typed again");
  await db.transaction((trx) => edit(trx, desk.author, first.voucherId, retypedPurchase));
  expect((await desk.cost()).slice(0, 2)).toEqual(["12.000", "70.00"]);
  const [variance] = await db("ledger_entries as e")
    .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
    .where({ "e.company_id": 1, "a.system_key": "stock_variance" });
  expect(variance).toBeUndefined();
  expect(await checkBooks(db, 1)).toEqual([]);
});

it("an edited purchase values the goods still in stock at its new price, even when most are sold", async () => {
  const gauze = { ...desk.bandage, id: 3 };
  const row = {
    company_id: 1,
    id: 3,
    name: "Gauze",
    category_id: 2,
    unit_id: 1,
    hsn_code: "3005",
    tax_id: 1,
  };
  await db.transaction((trx) => insertRows(trx, "items", [row]));
  const editVoucher = (voucherId: number, voucher: Voucher) =>
    db.transaction((trx) => edit(trx, desk.author, voucherId, voucher));
  const readGauzeCost = () => desk.cost(gauze);
  const first = await desk.posted(makePurchase(10n, 50n, gauze));
  await desk.sold([{ item: gauze, quantity: 9_000n, unitPrice: 900_000n }]);
  const dearer = await editVoucher(first.voucherId, makePurchase(10n, 60n, gauze));
  // The nine were sold at a cost of 50.00 each, 450.00. The additional 90.00 is stock variance.
  expect(await readGauzeCost()).toEqual(["1.000", "60.00", "60.000000"]);
  const cheaper = await editVoucher(dearer.voucherId, makePurchase(10n, 40n, gauze));
  expect(await readGauzeCost()).toEqual(["1.000", "40.00", "40.000000"]);
  // A remaining piece is never valued above the most expensive purchase: 650.00 less 400.00 would
  // make it 250.00.
  await desk.posted(makePurchase(10n, 61n, gauze));
  await db.transaction((trx) => cancel(trx, desk.author, cheaper.voucherId));
  expect(await readGauzeCost()).toEqual(["1.000", "59.09", "59.090000"]);
  expect(await checkBooks(db, 1)).toEqual([]);
  await db("item_costs").where({ company_id: 1, item_id: gauze.id }).update({ value: "150.00" });
  const messages = (await checkBooks(db, 1)).map(({ message }) => message);
  expect(messages).toContain("An item's stock is worth more or less than any of its goods ever cost.");
  await db("item_costs").where({ company_id: 1, item_id: gauze.id }).update({ value: "59.09" });
});

it("a purchase or van load whose goods were sold cannot be undone when the company forbids short stock", async () => {
  const item = desk.splint;
  const bill = await desk.posted(makePurchase(5n, 10n, item));
  const load = await desk.posted(makeVanLoad(5n));
  await desk.sold([{ item, quantity: 5_000n, unitPrice: 200_000n }], { locationId: VAN_LOCATION });
  await db.transaction((trx) => setStockShort(trx, 1, "refuse"));
  const tries = [
    (trx: Knex.Transaction) => cancel(trx, desk.author, bill.voucherId),
    (trx: Knex.Transaction) => cancel(trx, desk.author, load.voucherId),
    (trx: Knex.Transaction) => edit(trx, desk.author, load.voucherId, makeVanLoad(1n)),
    (trx: Knex.Transaction) => edit(trx, desk.author, bill.voucherId, makePurchase(4n, 10n, item)),
  ];
  for (const change of tries)
    await expect(db.transaction(change)).rejects.toMatchObject({ code: "STOCK_SHORT" });
  await db.transaction((trx) => edit(trx, desk.author, load.voucherId, makeVanLoad(5n, "x")));
  expect(await checkBooks(db, 1)).toEqual([]);
});

describe("two servers with one database", () => {
  // Each server takes ids in separate blocks, so a later voucher may have the smaller id.
  let one: Knex;
  let other: Knex;
  beforeAll(async () => {
    one = openBeside(db, { max: 3 });
    other = openBeside(db, { max: 3 });
    for (const server of [one, other]) {
      for (const name of ["vouchers", "receipts"]) await takeIds(server, 1, name, 1);
    }
  });

  it("cancel a receipt once, whichever server asks first", async () => {
    const [firstReceipt] = await withTransaction(other, (trx) =>
      post(trx, desk.author, [makeReceipt(100_00n)]),
    );
    const voucherId = firstReceipt?.voucherId ?? 0;
    const back = await withTransaction(one, (trx) => cancel(trx, desk.author, voucherId));
    expect(back.voucherId).toBeLessThan(voucherId);
    for (const server of [one, other]) {
      const again = withTransaction(server, (trx) => cancel(trx, desk.author, voucherId));
      await expect(again).rejects.toMatchObject({ code: "ALREADY_CANCELLED" });
    }
    expect(await checkBooks(db, 1)).toEqual([]);
  });

  it("edit and cancel the current version of a receipt, and refuse its replaced version", async () => {
    const [secondReceipt] = await withTransaction(other, (trx) =>
      post(trx, desk.author, [makeReceipt(200_00n)]),
    );
    const first = secondReceipt?.voucherId ?? 0;
    const editedReceipt = await withTransaction(one, (trx) =>
      edit(trx, desk.author, first, makeReceipt(250_00n)),
    );
    expect(editedReceipt.voucherId).toBeLessThan(first);
    for (const change of [
      (trx: Knex.Transaction) => edit(trx, desk.author, first, makeReceipt(1n)),
      (trx: Knex.Transaction) => cancel(trx, desk.author, first),
    ]) {
      await expect(withTransaction(other, change)).rejects.toMatchObject({ code: "DOCUMENT_REPLACED" });
    }
    await withTransaction(other, (trx) => cancel(trx, desk.author, editedReceipt.voucherId));
    expect(await checkBooks(db, 1)).toEqual([]);
  });
});

function makeReceipt(amount: bigint) {
  const money = { mode: "C", ledgerId: desk.salesmanCash, partyId: desk.customer.id } as const;
  return makeReceiptVoucher({ date: "2026-06-12", ...money, userId: 2, branchId: 1, amount });
}

function makeVanLoad(count: bigint, narration: string | null = null) {
  return makeVanLoadVoucher(desk.books, {
    date: "2026-05-20",
    branchId: 1,
    kind: "load",
    vehicleId: 1,
    userId: 2,
    fromLocationId: desk.godown,
    toLocationId: VAN_LOCATION,
    narration,
    lines: [{ item: desk.splint, quantity: count * 1000n }],
  });
}

function makePurchase(count: bigint, rupees: bigint, item = desk.bandage, narration: string | null = null) {
  return makePurchaseVoucher(desk.books, {
    date: "2026-05-01",
    supplier: desk.supplier,
    supplierInvoiceNo: null,
    supplierInvoiceDate: null,
    locationId: desk.godown,
    branchId: 1,
    narration,
    lines: [{ item, quantity: count * 1000n, unitPrice: rupees * 10_000n }],
  });
}
