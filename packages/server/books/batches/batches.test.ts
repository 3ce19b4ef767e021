import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  makeDamageVoucher,
  makeOpeningVoucher,
  makeProductionVoucher,
  makePurchaseReturnVoucher,
  makeStockCountVoucher,
  type NamedBatch,
} from "@vanbook/sdk/books";
import { readReturnablePurchases } from "../documents/returnable-purchases.ts";
import {
  BATCH_A1,
  BATCH_B2,
  createBatchDesk,
  DOCUMENT_HEAD,
  makeBillLine,
  type BatchDesk,
} from "../testing/batch-desk.ts";
import { DAMAGED_LOCATION, VAN_LOCATION } from "../testing/test-desk.ts";

let desk: BatchDesk;

beforeAll(async () => void (desk = await createBatchDesk()));
afterAll(async () => {
  await desk.areSound(); // after all tests
  await desk.drop();
});

describe("goods with batches", () => {
  it("are sold from the batch that expires first, and then from the next one", async () => {
    const { item } = await desk.stocked();
    await desk.sold([makeBillLine(item, 8_000n)]);
    expect(await desk.lying(item)).toEqual([["A1", 1, 7]]); // five of B and three of A were sold
  });

  it("go to a van with their batches, are sold from there, and come back with what is left", async () => {
    const { item } = await desk.stocked();
    await desk.load(item, 7_000n); // five of B, two of A
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 8],
      ["A1", 2, 2],
      ["B2", 2, 5],
    ]);
    await desk.sold([{ ...makeBillLine(item, 3_000n), freeQuantity: 1_000n }], { locationId: VAN_LOCATION });
    await desk.load(item, 2_000n, "unload"); // the last of B and one of A
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 9],
      ["A1", 2, 1],
      ["B2", 1, 1],
    ]);
  });

  it("return to the batches that their bill sold, each up to the quantity that was sold", async () => {
    const { item } = await desk.stocked();
    const bill = await desk.sold([makeBillLine(item, 8_000n)]);
    const takeBackGoods = (good: bigint, damagedQuantity = 0n, batch?: NamedBatch) =>
      desk.takeBack(bill, { item, good, damaged: damagedQuantity, batch });
    const first = await takeBackGoods(4_000n);
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 7],
      ["B2", 1, 4],
    ]);
    await expect(takeBackGoods(2_000n, 0n, { code: "B2" })).rejects.toThrow(
      "So much of this batch was not sold",
    );
    await takeBackGoods(1_000n, 1_000n); // the last of B, and one of A that is damaged
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 7],
      ["A1", DAMAGED_LOCATION, 1],
      ["B2", 1, 5],
    ]);
    await desk.cancelled(first);
    await takeBackGoods(0n, 2_000n);
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 7],
      ["A1", DAMAGED_LOCATION, 1],
      ["B2", 1, 1],
      ["B2", DAMAGED_LOCATION, 2],
    ]);
  });

  it("are in their batches again when a document is cancelled, which is refused if they were sold since", async () => {
    const { item, b } = await desk.stocked();
    const bill = await desk.sold([makeBillLine(item, 8_000n)]);
    await expect(desk.cancelled(b)).rejects.toThrow(
      `Godown has none of batch B2 of Syrup ${item.id}; 5 are asked for.`,
    );
    await desk.cancelled(bill);
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 10],
      ["B2", 1, 5],
    ]);
    await desk.cancelled(b);
    expect(await desk.lying(item)).toEqual([["A1", 1, 10]]);
  });

  it("keep the batches that a document had when the document is corrected", async () => {
    const item = await desk.syrup();
    await desk.buy(item, 10_000n, BATCH_A1);
    const bill = await desk.sold([makeBillLine(item, 4_000n)]);
    await desk.buy(item, 5_000n, BATCH_B2); // expires before A
    const correctedBill = await desk.edited(bill, desk.soldAnew(item, 3_000n));
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 7],
      ["B2", 1, 5],
    ]);
    await desk.edited(correctedBill, desk.soldAnew(item, 5_000n)); // sells three of A as before, and two of B
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 7],
      ["B2", 1, 3],
    ]);
  });

  it("take the batches of a corrected bill only once, also when it has more lines", async () => {
    const item = await desk.syrup();
    await desk.buy(item, 10_000n, BATCH_A1);
    const bill = await desk.sold([makeBillLine(item, 4_000n)]);
    await desk.buy(item, 5_000n, BATCH_B2); // expires before A
    await desk.edited(bill, desk.soldAnew(item, 3_000n, 3_000n)); // sells four of A as before, and two of B
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 6],
      ["B2", 1, 3],
    ]);
  });

  it("have the quantity of the corrected purchase, which cannot be less than was sold from it", async () => {
    const item = await desk.syrup();
    const purchase = await desk.buy(item, 10_000n, BATCH_A1);
    await desk.sold([makeBillLine(item, 4_000n)]);
    const more = await desk.edited(purchase, desk.purchased(item, 12_000n, BATCH_A1));
    expect(await desk.lying(item)).toEqual([["A1", 1, 8]]);
    await expect(desk.edited(more, desk.purchased(item, 3_000n, BATCH_A1))).rejects.toThrow("batch A1");
    await expect(desk.edited(more, desk.purchased(item, 12_000n, BATCH_B2))).rejects.toThrow("batch A1");
    expect(await desk.lying(item)).toEqual([["A1", 1, 8]]);
  });

  it("are sold from an expired batch last, and written off from it first", async () => {
    const item = await desk.syrup();
    await desk.buy(item, 3_000n, { code: "OLD", expiresOn: "2026-05-31" });
    await desk.buy(item, 3_000n, BATCH_A1);
    await desk.buy(item, 3_000n, { code: "ANY" }); // without expiry
    await desk.sold([makeBillLine(item, 4_000n)]); // three of A, and one of the batch that never expires
    expect(await desk.lying(item)).toEqual([
      ["ANY", 1, 2],
      ["OLD", 1, 3],
    ]);
    await desk.posted(
      makeDamageVoucher(desk.books, {
        ...{ ...DOCUMENT_HEAD, customerId: null, locationId: desk.godown },
        lines: [{ item, expired: 2_000n }],
      }),
    );
    expect(await desk.lying(item)).toEqual([
      ["ANY", 1, 2],
      ["OLD", 1, 1],
    ]);
    await desk.sold([makeBillLine(item, 3_000n)]);
    expect(await desk.lying(item)).toEqual([]);
  });

  it("are sold from a batch on the day it expires, before batches that expire later", async () => {
    const item = await desk.syrup();
    await desk.buy(item, 1_000n, { code: "TODAY", expiresOn: "2026-06-01" });
    await desk.buy(item, 1_000n, BATCH_A1);
    await desk.sold([makeBillLine(item, 1_000n)]);
    expect(await desk.lying(item)).toEqual([["A1", 1, 1]]);
  });

  it("keep the batch that expires first when a bill is corrected to fewer pieces", async () => {
    const { item } = await desk.stocked();
    const bill = await desk.posted(desk.soldAnew(item, 8_000n)); // five of B and three of A
    await desk.edited(bill, desk.soldAnew(item, 2_000n));
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 10],
      ["B2", 1, 3],
    ]);
  });

  it("come from the batch that a line names, and from no other", async () => {
    const { item } = await desk.stocked();
    await desk.sold([makeBillLine(item, 2_000n, { code: " a1 " })]);
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 8],
      ["B2", 1, 5],
    ]);
    await expect(desk.sold([makeBillLine(item, 6_000n, { code: "B2" })])).rejects.toThrow(
      `Godown has only 5 of batch B2 of Syrup ${item.id}; 6 are asked for.`,
    );
    await expect(desk.sold([makeBillLine(item, 1_000n, { code: "C3" })])).rejects.toThrow("batch C3");
  });

  it("cannot be sold beyond their stock, even if the company allows that for other goods", async () => {
    const { item } = await desk.stocked();
    await expect(desk.sold([makeBillLine(item, 16_000n)])).rejects.toThrow(
      `Godown has only 15 of Syrup ${item.id}; 16 are asked for.`,
    );
    await desk.sold([makeBillLine(desk.splint, 16_000n)]); // an item without batches may be sold without stock
  });

  it("go back to the supplier from the batch that the purchase brought", async () => {
    const { item, a } = await desk.stocked();
    const purchases = await desk.db.transaction((trx) => readReturnablePurchases(trx, 1, [a.documentId]));
    await desk.posted(
      makePurchaseReturnVoucher(desk.books, {
        ...{ ...DOCUMENT_HEAD, supplier: desk.supplier, locationId: desk.godown },
        purchase: purchases.get(a.documentId) ?? null,
        lines: [{ item, purchaseLineNo: 1, quantity: 4_000n }],
      }),
    );
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 6],
      ["B2", 1, 5],
    ]);
  });

  it("from a production get the batch that it names, or one named after its day", async () => {
    const { item } = await desk.stocked();
    const other = await desk.syrup();
    const produceItem = (batchName: string | null, expiresOn?: string) =>
      desk.posted(
        makeProductionVoucher(desk.books, {
          ...{ ...DOCUMENT_HEAD, item: other, quantity: 2_000n, batchName, expiresOn },
          ...{ locationId: desk.godown, userId: 2 },
          lines: [{ item, available: 0n, required: 3_000n, used: 3_000n }],
        }),
      );
    await produceItem("June", "2027-06-30");
    await produceItem(null);
    expect(await desk.lying(other)).toEqual([
      ["10-06-2026", 1, 2],
      ["JUNE", 1, 2],
    ]);
    expect(await desk.lying(item)).toEqual([["A1", 1, 9]]); // five of B and one of A are used in production
  });

  it("are corrected by a count in the batch that it names, or else in the one that expires first", async () => {
    const { item } = await desk.stocked();
    const count = (book: bigint, countedQuantity: bigint, batch?: NamedBatch) =>
      desk.posted(
        makeStockCountVoucher(desk.books, {
          ...{ ...DOCUMENT_HEAD, locationId: desk.godown },
          lines: [{ item, book, counted: countedQuantity, batch }],
        }),
      );
    await count(15_000n, 17_000n);
    await count(17_000n, 14_000n, { code: "A1" });
    await count(14_000n, 13_000n);
    expect(await desk.lying(item)).toEqual([
      ["A1", 1, 7],
      ["B2", 1, 6],
    ]);
  });

  it("need a batch in the opening stock too", async () => {
    const item = await desk.syrup();
    const stock = { itemId: item.id, locationId: desk.godown, quantity: 4_000n, value: 8_000n };
    const begin = (batch?: NamedBatch) =>
      desk.posted(
        makeOpeningVoucher(desk.books, { date: "2026-04-01", balances: [], stock: [{ ...stock, batch }] }),
      );
    await expect(begin()).rejects.toMatchObject({ detail: { fields: [{ field: "stock.0.batch" }] } });
    await begin(BATCH_A1);
    expect(await desk.lying(item)).toEqual([["A1", 1, 4]]);
  });
});

describe("the batch on a document", () => {
  it("is refused when it is missing, and when the item keeps no batches", async () => {
    const item = await desk.syrup();
    const problemAtField = (field: string) => ({ code: "LINE_INVALID", detail: { fields: [{ field }] } });
    await expect(desk.buy(item, 1_000n)).rejects.toMatchObject(problemAtField("lines.0.batch"));
    await expect(desk.buy(item, 1_000n, { code: " ", expiresOn: "2027-01-01" })).rejects.toMatchObject(
      problemAtField("lines.0.batch"),
    );
    await expect(desk.buy(item, 1_000n, { code: "X".repeat(41) })).rejects.toMatchObject(
      problemAtField("lines.0.batch"),
    );
    await expect(desk.buy(desk.bandage, 1_000n, BATCH_A1)).rejects.toThrow("This item keeps no batches.");
    expect(await desk.lying(item)).toEqual([]);
  });

  it("has one expiry date, which only the purchase that brought it can correct", async () => {
    const item = await desk.syrup();
    const first = await desk.buy(item, 1_000n, BATCH_A1);
    await desk.buy(item, 1_000n, { code: "A1" });
    const wrong = { code: "A1", expiresOn: "2027-12-31" };
    await expect(desk.buy(item, 1_000n, wrong)).rejects.toThrow("expires on 31-12-2026");
    await desk.edited(first, desk.purchased(item, 1_000n, wrong));
    const [batch] = await desk.db("batches").where("item_id", item.id).select("code", "expires_on");
    expect(batch).toEqual({ code: "A1", expires_on: "2027-12-31" });
    expect(await desk.lying(item)).toEqual([["A1", 1, 2]]);
  });

  it("is needed for a cancellation if its item keeps batches now, and not if the item keeps none now", async () => {
    const item = await desk.syrup();
    const setKeepsBatches = (is: 0 | 1) =>
      desk.db("items").where({ company_id: 1, id: item.id }).update({ keeps_batches: is });
    await setKeepsBatches(0);
    const purchase = await desk.bought(2_000n, 200_000n, item);
    const bill = await desk.sold([makeBillLine(item, 2_000n)]);
    await setKeepsBatches(1);
    await expect(desk.cancelled(bill)).rejects.toThrow("before one of its items kept batches");
    await desk.buy(item, 1_000n, BATCH_A1);
    const later = await desk.sold([makeBillLine(item, 1_000n)]);
    await setKeepsBatches(0);
    await desk.cancelled(later);
    expect(await desk.lying(item)).toEqual([]);
    await desk.cancelled(bill);
    await desk.cancelled(purchase);
  });
});
