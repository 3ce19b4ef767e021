import { insertRows } from "../../db/insert-rows.ts";
import { makePurchaseVoucher, makeStockCountVoucher, makeVanLoadVoucher } from "@vanbook/sdk/books";
import { VAN_LOCATION, type TestDesk } from "./test-desk.ts";

/**
 * Ten of one batch and five of another are bought, eight of both are sold, two go to a van, and one
 * is missing in a count.
 */
export async function moveTestBatches(desk: TestDesk) {
  const { books, db, posted, bandage, godown } = desk;
  const item = { ...bandage, id: 3 };
  const row = { company_id: 1, category_id: 8, unit_id: 1, hsn_code: "3004", tax_id: 1, mrp: "150" };
  await db.transaction((trx) =>
    insertRows(trx, "items", [{ ...row, id: item.id, name: "Syrup", keeps_batches: 1 }]),
  );
  const line = { item, unitPrice: 200_000n };
  const postedPurchase = await posted(
    makePurchaseVoucher(books, {
      ...{ date: "2026-06-10", supplier: desk.supplier, locationId: godown, branchId: 1 },
      ...{ supplierInvoiceNo: null, supplierInvoiceDate: null },
      lines: [
        { ...line, quantity: 10_000n, batch: { code: "A1", expiresOn: "2026-12-31" } },
        { ...line, quantity: 5_000n, batch: { code: "B2", expiresOn: "2026-09-30" } },
      ],
    }),
  );
  const soldBill = await desk.sold([{ item, quantity: 8_000n, unitPrice: 1_000_000n }], {
    date: "2026-06-11",
  });
  const postedLoad = await posted(
    makeVanLoadVoucher(books, {
      ...{ date: "2026-06-12", branchId: 1, userId: 2, kind: "load", vehicleId: 1 },
      ...{ fromLocationId: godown, toLocationId: VAN_LOCATION },
      lines: [{ item, quantity: 2_000n }],
    }),
  );
  const postedCount = await posted(
    makeStockCountVoucher(books, {
      ...{ date: "2026-06-13", branchId: 1, locationId: godown },
      lines: [{ item, book: 5_000n, counted: 4_000n, batch: { code: "A1" } }],
    }),
  );
  return {
    batchesBought: postedPurchase.voucherId,
    batchesSold: soldBill.voucherId,
    batchesLoaded: postedLoad.voucherId,
    batchesCounted: postedCount.voucherId,
  };
}
