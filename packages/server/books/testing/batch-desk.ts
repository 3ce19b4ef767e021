import { expect } from "vitest";
import { queryRows } from "../../db/rows.ts";
import { insertRows } from "../../db/insert-rows.ts";
import {
  type NamedBatch,
  makePurchaseVoucher,
  makeSaleReturnVoucher,
  makeSaleVoucher,
  makeVanLoadVoucher,
  type DocumentItem,
  type Posted,
  type Voucher,
} from "@vanbook/sdk/books";
import { checkBooks } from "../checks/check.ts";
import { readReturnableBills } from "../documents/returnable-bills.ts";
import { edit } from "../posting/edit.ts";
import { createTestDesk, DAMAGED_LOCATION, VAN_LOCATION } from "./test-desk.ts";

export const DOCUMENT_HEAD = {
  date: "2026-06-10",
  branchId: 1,
  salesmanId: 2,
  routeId: null,
  vehicleId: null,
};
export const BATCH_A1 = { code: "A1", expiresOn: "2026-12-31" };
export const BATCH_B2 = { code: "b2", expiresOn: "2026-09-30" };

export function makeBillLine(item: DocumentItem, quantity: bigint, batch?: NamedBatch) {
  return { item, quantity, unitPrice: 1_000_000n, batch };
}

/**
 * A test desk with items that keep batches, and functions that move them and read the stock by
 * batch and place.
 */
export async function createBatchDesk() {
  const desk = await createTestDesk();
  const { db } = desk;
  let next = 20;

  async function insertSyrup(): Promise<DocumentItem> {
    const id = next++;
    const item = { company_id: 1, category_id: 2, unit_id: 1, hsn_code: "3005", tax_id: 1, mrp: "150" };
    await db.transaction((trx) =>
      insertRows(trx, "items", [{ ...item, id, name: `Syrup ${id}`, keeps_batches: 1 }]),
    );
    return { ...desk.bandage, id };
  }

  function makePurchase(item: DocumentItem, quantity: bigint, batch?: NamedBatch): Voucher {
    return makePurchaseVoucher(desk.books, {
      ...{ date: "2026-05-01", supplier: desk.supplier, supplierInvoiceNo: null, supplierInvoiceDate: null },
      ...{ locationId: desk.godown, branchId: 1 },
      lines: [{ item, quantity, unitPrice: 200_000n, batch }],
    });
  }

  const postPurchase = (...of: Parameters<typeof makePurchase>) => desk.posted(makePurchase(...of));

  return {
    ...desk,
    syrup: insertSyrup,
    purchased: makePurchase,
    buy: postPurchase,

    /** An item with ten of `BATCH_A1` and five of `BATCH_B2`, which expires first. */
    stocked: async () => {
      const item = await insertSyrup();
      const [a, b] = [
        await postPurchase(item, 10_000n, BATCH_A1),
        await postPurchase(item, 5_000n, BATCH_B2),
      ];
      return { item, a, b };
    },

    /**
     * A sale from the godown with one line per quantity; post it, or replace another bill with it.
     */
    soldAnew: (item: DocumentItem, ...quantities: readonly bigint[]): Voucher =>
      makeSaleVoucher(desk.books, {
        ...{ ...DOCUMENT_HEAD, date: "2026-06-01", customer: desk.customer, series: desk.series },
        ...{ saleType: "Retail", payment: { mode: "credit" }, locationId: desk.godown },
        lines: quantities.map((quantity) => makeBillLine(item, quantity)),
      }),

    takeBack: async (
      { documentId }: Posted,
      line: { item: DocumentItem; good: bigint; damaged: bigint; batch: NamedBatch | undefined },
    ) => {
      const returnableBills = await db.transaction((trx) => readReturnableBills(trx, 1, [documentId]));
      const bill = returnableBills.get(documentId);
      if (!bill) throw new Error("The bill is not there");
      return desk.posted(
        makeSaleReturnVoucher(desk.books, {
          ...{ ...DOCUMENT_HEAD, customer: desk.customer, source: { bill }, refund: { mode: "credit" } },
          ...{ locationId: desk.godown, damagedLocationId: DAMAGED_LOCATION },
          lines: [{ ...line, billLineNo: 1 }],
        }),
      );
    },

    edited: ({ voucherId }: Posted, voucher: Voucher) =>
      db.transaction((trx) => edit(trx, desk.author, voucherId, voucher)),

    load: (item: DocumentItem, quantity: bigint, kind: "load" | "unload" = "load") => {
      const [fromLocationId, toLocationId] =
        kind === "load" ? [desk.godown, VAN_LOCATION] : [VAN_LOCATION, desk.godown];
      const places = { fromLocationId, toLocationId, kind, vehicleId: 1 };
      return desk.posted(
        makeVanLoadVoucher(desk.books, {
          ...{ ...DOCUMENT_HEAD, ...places, userId: 2 },
          lines: [{ item, quantity }],
        }),
      );
    },

    /** Each row: batch, place, quantity. */
    lying: async ({ id }: DocumentItem) => {
      const stockRows = await queryRows<{ code: string; location_id: number; quantity: string }>(
        db,
        `SELECT b.code, s.location_id, s.quantity FROM batch_stock s
          JOIN batches b ON b.company_id = s.company_id AND b.id = s.batch_id
          WHERE s.company_id = 1 AND b.item_id = ? AND s.quantity <> 0 ORDER BY b.code, s.location_id`,
        [id],
      );
      return stockRows.map((row) => [row.code, row.location_id, Number(row.quantity)]);
    },

    areSound: async () => expect(await checkBooks(db, 1)).toEqual([]),
  };
}

export type BatchDesk = Awaited<ReturnType<typeof createBatchDesk>>;
