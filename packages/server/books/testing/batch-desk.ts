import { expect } from "vitest";
import { rows } from "../../db/rows.ts";
import { insertRows } from "../../db/insert-rows.ts";
import {
  type NamedBatch,
  purchase,
  saleReturn,
  sale,
  vanLoad,
  type DocumentItem,
  type Posted,
  type Voucher,
} from "@vanbook/sdk/books";
import { checkBooks } from "../checks/check.ts";
import { readReturnableBills } from "../documents/returnable-bills.ts";
import { edit } from "../posting/edit.ts";
import { createTestDesk, DAMAGED, VAN } from "./test-desk.ts";

/** Other fields of the documents in the batch tests. */
export const HEAD = { date: "2026-06-10", branchId: 1, salesmanId: 2, routeId: null, vehicleId: null };
/** Expires in December. */
export const A = { code: "A1", expiresOn: "2026-12-31" };
/** Expires in September. */
export const B = { code: "b2", expiresOn: "2026-09-30" };

/** A line of a bill. */
export function line(item: DocumentItem, quantity: bigint, batch?: NamedBatch) {
  return { item, quantity, unitPrice: 1_000_000n, batch };
}

/**
 * A test desk with items that keep batches, and short functions to move them and to read the stock per batch and
 * place.
 */
export async function createBatchDesk() {
  const desk = await createTestDesk();
  const { db } = desk;
  let next = 20;

  /** A new item that keeps batches. */
  async function syrup(): Promise<DocumentItem> {
    const id = next++;
    const item = { company_id: 1, category_id: 2, unit_id: 1, hsn_code: "3005", tax_id: 1, mrp: "150" };
    await db.transaction((trx) =>
      insertRows(trx, "items", [{ ...item, id, name: `Syrup ${id}`, keeps_batches: 1 }]),
    );
    return { ...desk.bandage, id };
  }

  function purchased(item: DocumentItem, quantity: bigint, batch?: NamedBatch): Voucher {
    return purchase(desk.books, {
      ...{ date: "2026-05-01", supplier: desk.supplier, supplierInvoiceNo: null, supplierInvoiceDate: null },
      ...{ locationId: desk.godown, branchId: 1 },
      lines: [{ item, quantity, unitPrice: 200_000n, batch }],
    });
  }

  const buy = (...of: Parameters<typeof purchased>) => desk.posted(purchased(...of));

  return {
    ...desk,
    syrup,
    purchased,
    buy,

    /** An item with ten of A and five of B, which expires first. */
    stocked: async () => {
      const item = await syrup();
      const [a, b] = [await buy(item, 10_000n, A), await buy(item, 5_000n, B)];
      return { item, a, b };
    },

    /** A bill of goods from the godown with one line per quantity, to be posted or to replace another bill. */
    soldAnew: (item: DocumentItem, ...quantities: readonly bigint[]): Voucher =>
      sale(desk.books, {
        ...{ ...HEAD, date: "2026-06-01", customer: desk.customer, series: desk.series },
        ...{ saleType: "Retail", payment: { mode: "credit" }, locationId: desk.godown },
        lines: quantities.map((quantity) => line(item, quantity)),
      }),

    /** A customer's return of the first line of a bill, to the godown and to damaged goods. */
    takeBack: async (
      { documentId }: Posted,
      line: { item: DocumentItem; good: bigint; damaged: bigint; batch: NamedBatch | undefined },
    ) => {
      const found = await db.transaction((trx) => readReturnableBills(trx, 1, [documentId]));
      const bill = found.get(documentId);
      if (!bill) throw new Error("The bill is not there");
      return desk.posted(
        saleReturn(desk.books, {
          ...{ ...HEAD, customer: desk.customer, source: { bill }, refund: { mode: "credit" } },
          ...{ locationId: desk.godown, damagedLocationId: DAMAGED },
          lines: [{ ...line, billLineNo: 1 }],
        }),
      );
    },

    edited: ({ voucherId }: Posted, voucher: Voucher) =>
      db.transaction((trx) => edit(trx, desk.author, voucherId, voucher)),

    /** From the godown to the van, or back. */
    load: (item: DocumentItem, quantity: bigint, kind: "load" | "unload" = "load") => {
      const [fromLocationId, toLocationId] = kind === "load" ? [desk.godown, VAN] : [VAN, desk.godown];
      const places = { fromLocationId, toLocationId, kind, vehicleId: 1 };
      return desk.posted(vanLoad({ ...HEAD, ...places, userId: 2, lines: [{ item, quantity }] }));
    },

    /** The stock of an item: batch, place, quantity. */
    lying: async ({ id }: DocumentItem) => {
      const found = await rows<{ code: string; location_id: number; quantity: string }>(
        db,
        `SELECT b.code, s.location_id, s.quantity FROM batch_stock s
          JOIN batches b ON b.company_id = s.company_id AND b.id = s.batch_id
          WHERE s.company_id = 1 AND b.item_id = ? AND s.quantity <> 0 ORDER BY b.code, s.location_id`,
        [id],
      );
      return found.map((row) => [row.code, row.location_id, Number(row.quantity)]);
    },

    areSound: async () => expect(await checkBooks(db, 1)).toEqual([]),
  };
}

export type BatchDesk = Awaited<ReturnType<typeof createBatchDesk>>;
