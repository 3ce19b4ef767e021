import {
  makeOpeningVoucher,
  makePurchaseReturnVoucher,
  makePurchaseVoucher,
  makeSaleReturnVoucher,
  type SaleInput,
  makeSaleVoucher,
  type Posted,
  type ShipTo,
  type Voucher,
} from "@vanbook/sdk/books";
import { addToDigest } from "../digests/later-digests.ts";
import { changeOrder } from "../documents/order-change.ts";
import { placeOrders } from "../documents/order.ts";
import { readReturnableBills } from "../documents/returnable-bills.ts";
import { readReturnablePurchases } from "../documents/returnable-purchases.ts";
import { cancel } from "../posting/cancel.ts";
import { edit } from "../posting/edit.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { post } from "../posting/post.ts";
import { closeYear } from "../years/year-close.ts";
import { makeBatchItem, OF_BATCHES } from "./column-test-batches.ts";
import { ENTRY_STAMP, DOCUMENT_HEAD, OTHER_DOCUMENTS } from "./column-test-documents.ts";
import { DAMAGED_LOCATION, VAN_LOCATION, type TestDesk } from "./test-desk.ts";

const BILL_COUNT = 400;
const DOCUMENT_COUNT = 100;

/**
 * Posts many documents of each kind, with a value in every column, so a test can change each column
 * of each table in a separate voucher. Some are cancelled, some edited. Quantities and amounts are
 * so large that the smallest change of a price or rate changes the amount by at least a paisa.
 */
export async function makeColumnBusiness(desk: TestDesk): Promise<void> {
  const { books, author, db, posted, sold, bandage, splint, godown } = desk;
  const others = Array.from({ length: 12 }, (_, index) => index + 11);
  const item = { company_id: 1, category_id: 2, unit_id: 1, hsn_code: "3005", tax_id: 1, mrp: "150" };
  await db.transaction((trx) =>
    insertRows(
      trx,
      "items",
      others.map((id) => ({ ...item, id, name: `Item ${id}` })),
    ),
  );
  const stock = [bandage.id, splint.id, ...others].flatMap((itemId) =>
    [godown, VAN_LOCATION].map((locationId) => ({
      itemId,
      locationId,
      quantity: 500_000_000n,
      value: 600_000_000n,
    })),
  );
  const balances = [{ accountId: desk.customer.id, amount: 50_000n }];
  await posted(makeOpeningVoucher(books, { date: "2025-04-01", balances, stock }));
  await posted(makeOpeningVoucher(books, { date: "2025-04-02", balances, stock }));
  for (let at = 1; at <= 8; at += 1) {
    const bill = { number: `A-${at}`, date: "2025-03-01", dueDate: "2025-03-31" };
    const billBalance = { accountId: 901, amount: 10_000n, bill };
    await posted(makeOpeningVoucher(books, { date: "2025-04-02", balances: [billBalance], stock: [] }));
  }
  await sold([makeLine(desk)], { date: "2025-08-01", series: desk.earlierSeries });
  await db.transaction((trx) => closeYear(trx, author, 1));
  const order = {
    date: "2026-05-30",
    billSeries: "B2C/26-27",
    customerId: 901,
    userId: 2,
    branchId: 1,
    mode: "cash" as const,
    interState: false,
    narration: "By phone",
    shipTo: SHIP_TO,
    clientId: null,
    entered: ENTRY_STAMP,
    lines: [bandage, splint].map(({ id }) => ({
      itemId: id,
      mrp: 100_000n,
      quantity: 100_000n,
      rate: 105_000n,
      ...{ unitPrice: 100_000n, priceHasTax: false, taxRate: 500n },
      discountRate: id === bandage.id ? 750n : 0n,
    })),
  };
  const orders = await db.transaction((trx) =>
    placeOrders(
      trx,
      author,
      Array.from({ length: DOCUMENT_COUNT }, (_, index) => ({
        ...order,
        clientId: `order-${index}-of-june`,
      })),
    ),
  );
  for (const id of orders.slice(-20))
    await db.transaction((trx) => changeOrder(trx, author, id, { ...order, narration: "By letter" }));
  const bills = await postSeveral(desk, BILL_COUNT, (index) =>
    makeBill(desk, index, index < 230 ? (orders[index - 200] ?? null) : null),
  );
  for (const day of LATER_MONTHS.map((month) => `${month}-10`))
    for (const _ of "12") await posted({ ...makeBill(desk, 0, null), date: day });
  const purchases = await postSeveral(desk, 2 * DOCUMENT_COUNT, (index) => makePurchase(desk, index));
  await postSeveral(desk, DOCUMENT_COUNT, await prepareSaleReturns(desk, bills.slice(-DOCUMENT_COUNT)));
  await postSeveral(desk, DOCUMENT_COUNT, await purchaseReturns(desk, purchases.slice(-DOCUMENT_COUNT)));
  for (const make of OTHER_DOCUMENTS)
    await postSeveral(desk, DOCUMENT_COUNT, (index) => make(desk, index, { bills, purchases }));
  await makeBatchItem(desk);
  for (const make of OF_BATCHES)
    await postSeveral(desk, DOCUMENT_COUNT / 2, (index) => make(desk, index), "of-batches");
  // More than all notes of the party come to.
  for (const customer of [desk.customer, desk.customerOutside])
    await sold([{ ...makeLine(desk), quantity: 1_000_000n, unitPrice: 100_000_000n }], { customer });
  await desk.bought(1_000_000n, 100_000_000n, { ...bandage, id: others[0] ?? 0 });
  await markBankEntries(db);
}

async function markBankEntries(db: TestDesk["db"]): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw(`INSERT INTO bank_dates
      (company_id, voucher_id, line_no, account_id, date, debit, credit, bank_date, marked_by, marked_at)
    SELECT e.company_id, e.voucher_id, e.line_no, e.account_id, e.date, e.debit, e.credit, e.date,
      CASE e.voucher_id % 2 WHEN 0 THEN 2 END, '2026-06-16 06:30:00'
    FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
    WHERE e.company_id = 1 AND a.group_id IN (5, 26) AND e.entry_kind <> 'opening'`);
    await addToDigest(trx, 1, "bank_dates", { where: "t.voucher_id > ?", bindings: [0] });
  });
}

async function postSeveral(
  desk: TestDesk,
  count: number,
  make: (index: number) => Voucher,
  client = "client",
): Promise<Posted[]> {
  const { author, db } = desk;
  const vouchers = Array.from({ length: count }, (_, index) => ({
    ...make(index),
    clientId: `${client}-${index}`,
  }));
  const postedVouchers = await db.transaction((trx) => post(trx, author, vouchers));
  for (const [index, { voucherId }] of postedVouchers.slice(0, 10).entries()) {
    const own = make(index);
    await db.transaction((trx) =>
      index < 6
        ? cancel(trx, author, voucherId)
        : edit(trx, author, voucherId, { ...own, entered: { by: 2, at: "2026-06-16 06:30:00.000" } }),
    );
  }
  return postedVouchers;
}

function makeLine({ bandage }: TestDesk) {
  return { item: bandage, quantity: 100_000n, freeQuantity: 1_000n, unitPrice: 100_000n };
}

const SHIP_TO: ShipTo = {
  ...{ receiver: "customer", addressId: 1, name: "Second Shop", address: "4 Court Road, Adoor" },
  ...{ pin: "691523", stateCode: "32", gstin: "32AABCM5521F1Z0" },
};

const LATER_MONTHS = "2026-07 2026-08 2026-09 2026-10 2026-11 2026-12 2027-01 2027-02 2027-03".split(" ");

function makeBill(desk: TestDesk, index: number, orderId: number | null): Voucher {
  const isCash = index % 2 === 1;
  const input: SaleInput = {
    ...DOCUMENT_HEAD,
    customer: index % 4 === 2 ? desk.customerOutside : desk.customer,
    series: desk.series,
    saleType: index % 4 === 1 ? "Wholesale" : "Retail",
    payment: isCash ? { mode: "cash", accountId: desk.salesmanCash } : { mode: "credit" },
    salesmanId: 2,
    routeId: 1,
    vehicleId: 1,
    locationId: VAN_LOCATION,
    lines: [
      { ...makeLine(desk), discountRate: 250n },
      { ...makeLine(desk), item: desk.splint, discount: 1_234n },
    ],
    discount: 130n,
    toRupee: true,
    shipTo: SHIP_TO,
    ...(orderId !== null && { orderId, customer: desk.customer }),
  };
  return makeSaleVoucher(desk.books, input);
}

function makePurchase(desk: TestDesk, index: number): Voucher {
  return makePurchaseVoucher(desk.books, {
    ...DOCUMENT_HEAD,
    date: "2026-06-05",
    supplier: desk.supplier,
    supplierInvoiceNo: `A-${index}`,
    supplierInvoiceDate: "2026-06-05",
    locationId: desk.godown,
    lines: [
      { ...makeLine(desk), discountRate: 500n, unitPrice: index === 0 ? 110_000n : 100_000n },
      { ...makeLine(desk), item: desk.splint },
    ],
    freight: 2_500n,
    discount: 1_030n,
    toRupee: true,
  });
}

async function prepareSaleReturns(desk: TestDesk, bills: readonly Posted[]) {
  const ids = bills.map(({ documentId }) => documentId);
  const returnableBills = await desk.db.transaction((trx) => readReturnableBills(trx, 1, ids));
  return (index: number): Voucher => {
    const source = returnableBills.get(ids[index] ?? 0);
    if (!source) throw new Error("The bill is not there");
    return makeSaleReturnVoucher(desk.books, {
      ...DOCUMENT_HEAD,
      date: "2026-06-12",
      customer: source.customerId === desk.customer.id ? desk.customer : desk.customerOutside,
      salesmanId: 2,
      routeId: 1,
      vehicleId: 1,
      locationId: VAN_LOCATION,
      damagedLocationId: DAMAGED_LOCATION,
      source: { bill: source },
      refund: index % 2 === 0 ? { mode: "cash", accountId: desk.salesmanCash } : { mode: "credit" },
      lines: [
        {
          item: desk.bandage,
          billLineNo: 1,
          good: 40_000n,
          damaged: 10_000n,
          expired: 10_000n,
          free: 1_000n,
        },
        { item: desk.splint, billLineNo: 2, good: 40_000n },
      ],
    });
  };
}

async function purchaseReturns(desk: TestDesk, purchases: readonly Posted[]) {
  const ids = purchases.map(({ documentId }) => documentId);
  const returnablePurchases = await desk.db.transaction((trx) => readReturnablePurchases(trx, 1, ids));
  return (index: number): Voucher => {
    const source = returnablePurchases.get(ids[index] ?? 0);
    if (!source) throw new Error("The purchase is not there");
    return makePurchaseReturnVoucher(desk.books, {
      ...DOCUMENT_HEAD,
      supplier: desk.supplier,
      purchase: source,
      locationId: desk.godown,
      toRupee: true,
      lines: [
        { item: desk.bandage, purchaseLineNo: 1, quantity: 30_000n },
        { item: desk.splint, purchaseLineNo: 2, quantity: 30_000n },
      ],
    });
  };
}
