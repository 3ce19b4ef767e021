import { moveTestBatches } from "./check-test-batches.ts";
import { moveTestMoney } from "./check-test-money.ts";
import { moveTestStock } from "./check-test-stock.ts";
import { edit } from "../posting/edit.ts";
import {
  makeOpeningVoucher,
  type PurchaseInput,
  makePurchaseVoucher,
  makeSaleVoucher,
} from "@vanbook/sdk/books";
import { placeOrders } from "../documents/order.ts";
import type { TestDesk } from "./test-desk.ts";
import { closeYear } from "../years/year-close.ts";

/**
 * Two years of a test company with every kind of document, some cancelled or edited, for tests that
 * then damage some of the data. Returns the voucher ids by name. Splints are sold on 1 June 2026
 * only by `outside` and `wholesale`.
 */
export async function makeTestBusiness(desk: TestDesk) {
  const openingIds = await openAndClose(desk);
  const { billId, purchaseId, ...tradeIds } = await postTrade(desk);
  return {
    ...openingIds,
    ...tradeIds,
    ...(await moveTestStock(desk, billId)),
    ...(await moveTestBatches(desk)),
    ...(await moveTestMoney(desk, { billId, purchaseId })),
  };
}

async function openAndClose({
  books,
  db,
  posted,
  sold,
  earlierSeries,
  bandage,
  splint,
  godown,
  ...desk
}: TestDesk) {
  const balances = [
    { accountId: desk.customer.id, amount: 50_000n },
    { accountId: desk.supplier.id, amount: -30_000n },
    { accountId: desk.salesmanCash, amount: 10_000n },
    { accountId: books.accounts.bank, amount: 900_000n },
  ];
  const stock = [
    { itemId: bandage.id, locationId: godown, quantity: 100_000n, value: 600_000n },
    { itemId: splint.id, locationId: godown, quantity: 50_000n, value: 100_000n },
  ];
  const postedOpening = await posted(makeOpeningVoucher(books, { date: "2025-04-01", balances, stock }));
  const lines = [{ item: bandage, quantity: 2_000n, unitPrice: 1_000_000n }];
  const early = await sold(lines, { date: "2025-08-01", series: earlierSeries });
  const closedYear = await db.transaction((trx) => closeYear(trx, desk.author, 1));
  const closing: { id: number } | undefined = await db("vouchers")
    .where({ company_id: 1, voucher_no: closedYear.voucherNo })
    .first("id");
  const line = { itemId: 1, mrp: 1_500_000n, quantity: 4_000n, rate: 2_100_000n };
  const taxedLine = { ...line, unitPrice: 2_000_000n, priceHasTax: false, taxRate: 500n };
  const head = { date: "2026-05-30", billSeries: null, customerId: 901, userId: 2, branchId: 1 };
  const order = { ...head, mode: "cash" as const, interState: false, lines: [taxedLine] };
  await db.transaction((trx) => placeOrders(trx, desk.author, [order, order]));
  return { opening: postedOpening.voucherId, early: early.voucherId, closing: closing?.id ?? 0 };
}

async function postTrade(desk: TestDesk) {
  const { books, db, posted, sold, cancelled, author, bandage, splint } = desk;
  const invoice: PurchaseInput = {
    date: "2026-05-01",
    supplier: desk.supplier,
    supplierInvoiceNo: "A-1",
    supplierInvoiceDate: "2026-04-30",
    locationId: desk.godown,
    branchId: 1,
    lines: [
      { item: bandage, quantity: 20_000n, freeQuantity: 1_000n, unitPrice: 615_000n },
      { item: splint, quantity: 10_000n, unitPrice: 210_000n, discountRate: 500n },
    ],
    freight: 2_500n,
    discount: 1_000n,
    toRupee: true,
  };
  const postedPurchase = await posted(makePurchaseVoucher(books, invoice));
  const mixedLines = [
    { item: bandage, quantity: 6_000n, freeQuantity: 1_000n, unitPrice: 1_003_500n },
    { item: bandage, quantity: 3_000n, unitPrice: 990_000n },
  ];
  const one = [{ item: bandage, quantity: 1_000n, unitPrice: 1_000_000n }];
  const splints = [{ item: splint, quantity: 2_000n, unitPrice: 400_000n }];
  const bill = await sold(mixedLines, { discount: 500n, toRupee: true });
  const cash = await sold(one, { payment: { mode: "cash", accountId: desk.salesmanCash } });
  const outside = await sold(splints, { customer: desk.customerOutside });
  const wholesale = await sold(splints, { saleType: "Wholesale" });
  await cancelled(await sold(one));
  await cancelled(await posted(makePurchaseVoucher(books, { ...invoice, date: "2026-05-20" })));
  const wrong = await sold(one);
  const right = makeSaleVoucher(books, {
    date: "2026-06-01",
    customer: desk.customer,
    series: desk.series,
    saleType: "Retail",
    payment: { mode: "credit" },
    salesmanId: 2,
    branchId: 1,
    routeId: null,
    vehicleId: null,
    locationId: desk.godown,
    lines: [{ item: bandage, quantity: 2_000n, unitPrice: 1_000_000n }],
  });
  const editedBill = await db.transaction((trx) => edit(trx, author, wrong.voucherId, right));
  return {
    purchase: postedPurchase.voucherId,
    purchaseId: postedPurchase.documentId,
    bill: bill.voucherId,
    billId: bill.documentId,
    cash: cash.voucherId,
    outside: outside.voucherId,
    wholesale: wholesale.voucherId,
    replaced: wrong.voucherId,
    edited: editedBill.voucherId,
  };
}
