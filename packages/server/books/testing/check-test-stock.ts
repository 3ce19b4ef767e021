import {
  makeDamageVoucher,
  makeProductionVoucher,
  makePurchaseReturnVoucher,
  makeReplacementVoucher,
  makeSaleReturnVoucher,
  makeStockCountVoucher,
  makeVanLoadVoucher,
} from "@vanbook/sdk/books";
import { readReturnableBills } from "../documents/returnable-bills.ts";
import { DAMAGED_LOCATION, OTHER_VAN, VAN_LOCATION, type TestDesk } from "./test-desk.ts";

/** Every kind of document that moves goods, except bills and purchases. Returns the voucher ids. */
export async function moveTestStock(desk: TestDesk, billId: number) {
  const { books, db, posted, bandage, splint, godown } = desk;
  const head = { date: "2026-06-10", branchId: 1, salesmanId: 2, routeId: null, vehicleId: null };
  const returnHead = {
    ...head,
    customer: desk.customer,
    locationId: godown,
    damagedLocationId: DAMAGED_LOCATION,
  };
  const bill = (await db.transaction((trx) => readReturnableBills(trx, 1, [billId]))).get(billId);
  if (!bill) throw new Error("The bill is not there");
  const creditedReturn = await posted(
    makeSaleReturnVoucher(books, {
      ...returnHead,
      source: { bill },
      refund: { mode: "credit" },
      lines: [{ item: bandage, billLineNo: 1, good: 1_000n, damaged: 1_000n, free: 1_000n }],
    }),
  );
  const refundedReturn = await posted(
    makeSaleReturnVoucher(books, {
      ...returnHead,
      source: { bill: null, invType: "B2C", saleType: "Retail" },
      refund: { mode: "cash", accountId: desk.salesmanCash },
      lines: [{ item: splint, billLineNo: null, good: 1_000n, unitPrice: 400_000n }],
    }),
  );
  const stockHead = { ...head, userId: 2, locationId: godown };
  const postedReplacement = await posted(
    makeReplacementVoucher(books, {
      ...stockHead,
      customerId: 901,
      lines: [{ item: bandage, quantity: 1_000n, damaged: 1_000n }],
    }),
  );
  const postedDamage = await posted(
    makeDamageVoucher(books, {
      ...stockHead,
      customerId: null,
      lines: [{ item: bandage, damaged: 1_000n, expired: 2_000n }],
    }),
  );
  const loadHead = { ...head, userId: 2, lines: [{ item: bandage, quantity: 10_000n }] };
  const postedLoad = await posted(
    makeVanLoadVoucher(books, {
      ...loadHead,
      vehicleId: 1,
      kind: "load",
      fromLocationId: godown,
      toLocationId: VAN_LOCATION,
    }),
  );
  const postedTransfer = await posted(
    makeVanLoadVoucher(books, {
      ...loadHead,
      vehicleId: 2,
      kind: "transfer",
      fromLocationId: VAN_LOCATION,
      toLocationId: OTHER_VAN,
    }),
  );
  const sentBack = await posted(
    makePurchaseReturnVoucher(books, {
      ...stockHead,
      supplier: desk.supplier,
      purchase: null,
      lines: [{ item: splint, purchaseLineNo: null, quantity: 3_000n, unitPrice: 199_000n }],
    }),
  );
  const usedLine = { item: bandage, available: 10_000n, required: 2_000n, used: 2_000n };
  const postedProduction = await posted(
    makeProductionVoucher(books, {
      ...stockHead,
      item: splint,
      quantity: 5_000n,
      batchName: null,
      overhead: 700n,
      lines: [usedLine],
    }),
  );
  const postedCount = await posted(
    makeStockCountVoucher(books, {
      ...stockHead,
      lines: [
        { item: bandage, book: 50_000n, counted: 48_000n },
        { item: splint, book: 20_000n, counted: 21_000n },
      ],
    }),
  );
  return {
    count: postedCount.voucherId,
    returned: creditedReturn.voucherId,
    refunded: refundedReturn.voucherId,
    replacement: postedReplacement.voucherId,
    damage: postedDamage.voucherId,
    load: postedLoad.voucherId,
    transfer: postedTransfer.voucherId,
    sentBack: sentBack.voucherId,
    production: postedProduction.voucherId,
  };
}
