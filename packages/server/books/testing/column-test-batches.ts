import { insertRows } from "../../db/insert-rows.ts";
import {
  makeProductionVoucher,
  makePurchaseVoucher,
  makeSaleVoucher,
  makeVanLoadVoucher,
  type DocumentItem,
  type Voucher,
} from "@vanbook/sdk/books";
import { DOCUMENT_HEAD } from "./column-test-documents.ts";
import { VAN_LOCATION, type TestDesk } from "./test-desk.ts";

const ITEM_ID = 40;

export async function makeBatchItem({ db }: TestDesk): Promise<void> {
  const item = { company_id: 1, category_id: 8, unit_id: 1, hsn_code: "3004", tax_id: 1, mrp: "150" };
  await db.transaction((trx) =>
    insertRows(trx, "items", [{ ...item, id: ITEM_ID, name: `Item ${ITEM_ID}`, keeps_batches: 1 }]),
  );
}

/** The bills use batches whose purchases are neither cancelled nor edited. */
export const OF_BATCHES: readonly ((desk: TestDesk, index: number) => Voucher)[] = [
  (desk, index) =>
    makePurchaseVoucher(desk.books, {
      ...{ ...DOCUMENT_HEAD, date: "2026-06-05", supplier: desk.supplier, locationId: desk.godown },
      ...{ supplierInvoiceNo: `B-${index}`, supplierInvoiceDate: "2026-06-05" },
      lines: [{ ...makeLine(desk, 100_000n), batch: { code: `B${index}`, expiresOn: "2027-06-30" } }],
    }),
  (desk, index) =>
    makeSaleVoucher(desk.books, {
      ...{ ...DOCUMENT_HEAD, customer: desk.customer, series: desk.series, saleType: "Retail" },
      ...{ payment: { mode: "credit" }, salesmanId: 2, routeId: 1, vehicleId: 1, locationId: desk.godown },
      lines: [
        { ...makeLine(desk, 10_000n), batch: { code: `B${(index % 20) + 20}` } },
        { item: desk.splint, quantity: 10_000n, unitPrice: 100_000n },
      ],
    }),
  (desk) =>
    makeProductionVoucher(desk.books, {
      ...{
        ...DOCUMENT_HEAD,
        item: makeItem(desk),
        quantity: 50_000n,
        batchName: "June",
        overhead: 700n,
        userId: 2,
      },
      locationId: desk.godown,
      lines: [{ item: desk.bandage, available: 90_000n, required: 20_000n, used: 20_000n }],
    }),
  (desk) =>
    makeVanLoadVoucher(desk.books, {
      ...{
        ...DOCUMENT_HEAD,
        userId: 2,
        kind: "load",
        vehicleId: 1,
        fromLocationId: desk.godown,
        toLocationId: VAN_LOCATION,
      },
      lines: [{ item: makeItem(desk), quantity: 1_000n }],
    }),
];

function makeItem({ bandage }: TestDesk): DocumentItem {
  return { ...bandage, id: ITEM_ID };
}

function makeLine(desk: TestDesk, quantity: bigint) {
  return { item: makeItem(desk), quantity, unitPrice: 100_000n };
}
