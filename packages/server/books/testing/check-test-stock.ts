import {
  damage,
  production,
  purchaseReturn,
  replacement,
  saleReturn,
  stockCount,
  vanLoad,
} from "@vanbook/sdk/books";
import { readReturnableBills } from "../documents/returnable-bills.ts";
import { DAMAGED, OTHER_VAN, VAN, type TestDesk } from "./test-desk.ts";

/** Posts every kind of document that moves goods, except bills and purchases. Returns the ids of its vouchers. */
export async function moveTestStock(desk: TestDesk, billId: number) {
  const { books, db, posted, bandage, splint, godown } = desk;
  const head = { date: "2026-06-10", branchId: 1, salesmanId: 2, routeId: null, vehicleId: null };
  const returned = { ...head, customer: desk.customer, locationId: godown, damagedLocationId: DAMAGED };
  const bill = (await db.transaction((trx) => readReturnableBills(trx, 1, [billId]))).get(billId);
  if (!bill) throw new Error("The bill is not there");
  const credited = await posted(
    saleReturn(books, {
      ...returned,
      source: { bill },
      refund: { mode: "credit" },
      lines: [{ item: bandage, billLineNo: 1, good: 1_000n, damaged: 1_000n, free: 1_000n }],
    }),
  );
  const refunded = await posted(
    saleReturn(books, {
      ...returned,
      source: { bill: null, invType: "B2C", saleType: "Retail" },
      refund: { mode: "cash", accountId: desk.salesmanCash },
      lines: [{ item: splint, billLineNo: null, good: 1_000n, unitPrice: 400_000n }],
    }),
  );
  const gone = { ...head, userId: 2, locationId: godown };
  const replaced = await posted(
    replacement(books, {
      ...gone,
      customerId: 901,
      lines: [{ item: bandage, quantity: 1_000n, damaged: 1_000n }],
    }),
  );
  const lost = await posted(
    damage(books, {
      ...gone,
      customerId: null,
      lines: [{ item: bandage, damaged: 1_000n, expired: 2_000n }],
    }),
  );
  const moved = { ...head, userId: 2, lines: [{ item: bandage, quantity: 10_000n }] };
  const loaded = await posted(
    vanLoad({ ...moved, vehicleId: 1, kind: "load", fromLocationId: godown, toLocationId: VAN }),
  );
  const passed = await posted(
    vanLoad({ ...moved, vehicleId: 2, kind: "transfer", fromLocationId: VAN, toLocationId: OTHER_VAN }),
  );
  const sentBack = await posted(
    purchaseReturn(books, {
      ...gone,
      supplier: desk.supplier,
      purchase: null,
      lines: [{ item: splint, purchaseLineNo: null, quantity: 3_000n, unitPrice: 199_000n }],
    }),
  );
  const used = { item: bandage, available: 10_000n, required: 2_000n, used: 2_000n };
  const made = await posted(
    production(books, {
      ...gone,
      item: splint,
      quantity: 5_000n,
      batchName: null,
      overhead: 700n,
      lines: [used],
    }),
  );
  const counted = await posted(
    stockCount(books, {
      ...gone,
      lines: [
        { item: bandage, book: 50_000n, counted: 48_000n },
        { item: splint, book: 20_000n, counted: 21_000n },
      ],
    }),
  );
  return {
    count: counted.voucherId,
    returned: credited.voucherId,
    refunded: refunded.voucherId,
    replacement: replaced.voucherId,
    damage: lost.voucherId,
    load: loaded.voucherId,
    transfer: passed.voucherId,
    sentBack: sentBack.voucherId,
    production: made.voucherId,
  };
}
