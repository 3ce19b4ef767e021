import { insertRows } from "../../db/insert-rows.ts";
import { production, purchase, sale, vanLoad, type DocumentItem, type Voucher } from "@vanbook/sdk/books";
import { HEAD } from "./column-test-documents.ts";
import { VAN, type TestDesk } from "./test-desk.ts";

const ITEM = 40;

/** Creates the item of the documents below, which keeps batches. */
export async function makeBatchItem({ db }: TestDesk): Promise<void> {
  const item = { company_id: 1, category_id: 8, unit_id: 1, hsn_code: "3004", tax_id: 1, mrp: "150" };
  await db.transaction((trx) =>
    insertRows(trx, "items", [{ ...item, id: ITEM, name: `Item ${ITEM}`, keeps_batches: 1 }]),
  );
}

/** Documents of an item that keeps batches. The bills use batches whose purchases are neither cancelled nor edited. */
export const OF_BATCHES: readonly ((desk: TestDesk, index: number) => Voucher)[] = [
  (desk, index) =>
    purchase(desk.books, {
      ...{ ...HEAD, date: "2026-06-05", supplier: desk.supplier, locationId: desk.godown },
      ...{ supplierInvoiceNo: `B-${index}`, supplierInvoiceDate: "2026-06-05" },
      lines: [{ ...line(desk, 100_000n), batch: { code: `B${index}`, expiresOn: "2027-06-30" } }],
    }),
  (desk, index) =>
    sale(desk.books, {
      ...{ ...HEAD, customer: desk.customer, series: desk.series, saleType: "Retail" },
      ...{ payment: { mode: "credit" }, salesmanId: 2, routeId: 1, vehicleId: 1, locationId: desk.godown },
      lines: [
        { ...line(desk, 10_000n), batch: { code: `B${(index % 20) + 20}` } },
        { item: desk.splint, quantity: 10_000n, unitPrice: 100_000n },
      ],
    }),
  (desk) =>
    production(desk.books, {
      ...{ ...HEAD, item: item(desk), quantity: 50_000n, batchName: "June", overhead: 700n, userId: 2 },
      locationId: desk.godown,
      lines: [{ item: desk.bandage, available: 90_000n, required: 20_000n, used: 20_000n }],
    }),
  (desk) =>
    vanLoad({
      ...{ ...HEAD, userId: 2, kind: "load", vehicleId: 1, fromLocationId: desk.godown, toLocationId: VAN },
      lines: [{ item: item(desk), quantity: 1_000n }],
    }),
];

function item({ bandage }: TestDesk): DocumentItem {
  return { ...bandage, id: ITEM };
}

function line(desk: TestDesk, quantity: bigint) {
  return { item: item(desk), quantity, unitPrice: 100_000n };
}
