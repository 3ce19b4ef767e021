import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { purchase } from "../documents/purchase.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { setStockShort } from "./settings.ts";

let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
  await desk.db.transaction((trx) => setStockShort(trx, 1, "refuse"));
});
afterAll(() => desk.drop());

it("lets nobody sell what was not there on the day, or is missing later, whatever is there now", async () => {
  const first = await bought("2026-05-10", 10n);
  await sold("2026-05-20", 8n);
  const later = await bought("2026-06-01", 20n);
  const name = String(
    (await desk.db("items").where({ company_id: 1, id: desk.bandage.id }).first("name"))?.name,
  );
  const place = String(
    (await desk.db("stock_locations").where({ company_id: 1, id: desk.godown }).first("name"))?.name,
  );
  // 22 are there now, but none before the 10th, and 2 between the 20th and June.
  await expect(sold("2026-05-05", 5n)).rejects.toMatchObject({
    code: "STOCK_SHORT",
    message: `${place} had none of ${name} left on 05-05-2026; 5 are asked for.`,
  });
  await expect(sold("2026-05-12", 5n)).rejects.toMatchObject({
    code: "STOCK_SHORT",
    message: `${place} had only 2 of ${name} left on 20-05-2026; 5 are asked for.`,
  });
  await sold("2026-05-12", 2n);
  await sold("2026-06-02", 15n);
  await expect(sold("2026-06-03", 6n)).rejects.toMatchObject({
    message: `${place} has only 5 of ${name}; 6 are asked for.`,
  });
  // Without the first ten, two and eight would have been sold out of nothing, though 5 + 50 − 10 are left now.
  await bought("2026-06-10", 50n);
  await expect(desk.cancelled(first)).rejects.toMatchObject({ code: "STOCK_SHORT" });
  await expect(desk.cancelled(later)).rejects.toMatchObject({ code: "STOCK_SHORT" });
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

function sold(date: string, pieces: bigint) {
  return desk.sold([{ item: desk.bandage, quantity: pieces * 1_000n, unitPrice: 200_000n }], { date });
}

function bought(date: string, pieces: bigint) {
  return desk.posted(
    purchase(desk.books, {
      date,
      supplier: desk.supplier,
      supplierInvoiceNo: null,
      supplierInvoiceDate: null,
      locationId: desk.godown,
      branchId: 1,
      lines: [{ item: desk.bandage, quantity: pieces * 1_000n, unitPrice: 100_000n }],
    }),
  );
}
