import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { cancel } from "./cancel.ts";
import { edit } from "./edit.ts";
import { purchase } from "../documents/purchase.ts";
import { setStockShort } from "./settings.ts";
import { createTestDesk, VAN, type TestDesk } from "../testing/test-desk.ts";
import { vanLoad } from "../documents/van-load.ts";

let desk: TestDesk;
let db: Knex;

beforeAll(async () => {
  desk = await createTestDesk();
  db = desk.db;
});
afterAll(() => desk.drop());

it("changes no average where it changes no goods", async () => {
  const first = await desk.posted(bought(10n, 10n));
  await desk.sold([{ item: desk.bandage, quantity: 8_000n, unitPrice: 200_000n }]); // 2 worth 20.00 are left
  await desk.posted(bought(10n, 5n)); // 12 worth 70.00
  expect(await desk.cost()).toEqual(["12.000", "70.00", "5.833333"]);
  // Taken out first, the ten at 10.00 would have taken all 70.00 with them.
  const typed = bought(10n, 10n, desk.bandage, "Typed again");
  await db.transaction((trx) => edit(trx, desk.author, first.voucherId, typed));
  expect((await desk.cost()).slice(0, 2)).toEqual(["12.000", "70.00"]);
  const [variance] = await db("ledger_entries as e")
    .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
    .where({ "e.company_id": 1, "a.system_key": "stock_variance" });
  expect(variance).toBeUndefined();
  expect(await checkBooks(db, 1)).toEqual([]);
});

it("takes nothing back that has left since, where the company forbids it", async () => {
  const item = desk.splint;
  const bill = await desk.posted(bought(5n, 10n, item));
  const load = await desk.posted(loaded(5n));
  await desk.sold([{ item, quantity: 5_000n, unitPrice: 200_000n }], { locationId: VAN });
  await db.transaction((trx) => setStockShort(trx, 1, "refuse"));
  const tries = [
    (trx: Knex.Transaction) => cancel(trx, desk.author, bill.voucherId),
    (trx: Knex.Transaction) => cancel(trx, desk.author, load.voucherId),
    (trx: Knex.Transaction) => edit(trx, desk.author, load.voucherId, loaded(1n)),
    (trx: Knex.Transaction) => edit(trx, desk.author, bill.voucherId, bought(4n, 10n, item)),
  ];
  for (const change of tries)
    await expect(db.transaction(change)).rejects.toMatchObject({ code: "STOCK_SHORT" });
  await db.transaction((trx) => edit(trx, desk.author, load.voucherId, loaded(5n, "x")));
  expect(await checkBooks(db, 1)).toEqual([]);
});

function loaded(count: bigint, narration: string | null = null) {
  return vanLoad({
    date: "2026-05-20",
    branchId: 1,
    kind: "load",
    vehicleId: 1,
    userId: 2,
    fromLocationId: desk.godown,
    toLocationId: VAN,
    narration,
    lines: [{ item: desk.splint, quantity: count * 1000n }],
  });
}

function bought(count: bigint, rupees: bigint, item = desk.bandage, narration: string | null = null) {
  return purchase(desk.books, {
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
