import { contra } from "../documents/contra.ts";
import { damage } from "../documents/damage.ts";
import { expense } from "../documents/expense.ts";
import { handOver } from "../documents/hand-over.ts";
import { journal } from "../documents/journal.ts";
import { opening } from "../documents/opening.ts";
import { placeOrders } from "../documents/order.ts";
import { payment } from "../documents/payment.ts";
import { production } from "../documents/production.ts";
import { purchaseReturn } from "../documents/purchase-return.ts";
import { purchase } from "../documents/purchase.ts";
import { receipt } from "../documents/receipt.ts";
import { replacement } from "../documents/replacement.ts";
import { readReturnableBills } from "../documents/returnable-bills.ts";
import { readReturnablePurchases } from "../documents/returnable-purchases.ts";
import { saleReturn } from "../documents/sale-return.ts";
import type { SaleInput } from "../documents/sale-input.ts";
import { sale } from "../documents/sale.ts";
import { vanLoad } from "../documents/van-load.ts";
import { cancel } from "../posting/cancel.ts";
import { edit } from "../posting/edit.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { post } from "../posting/post.ts";
import type { Posted, Voucher } from "../posting/voucher.ts";
import { closeYear } from "../years/year-close.ts";
import { DAMAGED, OTHER_VAN, VAN, type TestDesk } from "./test-desk.ts";

const ENTERED = { by: 2, at: "2026-06-15 06:30:00.000" };
const BILLS = 400;
const EACH = 100;

/**
 * Posts so many documents of each kind, with something in every column, that a test can change each column of each table
 * in a voucher of its own. Some are cancelled, some edited. Quantities and amounts are large enough for the smallest
 * change of a price or rate to be a paisa.
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
    [godown, VAN].map((locationId) => ({ itemId, locationId, quantity: 500_000_000n, value: 600_000_000n })),
  );
  const balances = [{ accountId: desk.customer.id, amount: 50_000n }];
  await posted(opening(books, { date: "2025-04-01", balances, stock }));
  await posted(opening(books, { date: "2025-04-02", balances, stock }));
  await sold([line(desk)], { date: "2025-08-01", series: desk.earlierSeries });
  await db.transaction((trx) => closeYear(trx, author, 1));
  const order = {
    date: "2026-05-30",
    billSeries: "B2C/26-27",
    customerId: 901,
    userId: 2,
    branchId: 1,
    mode: "cash" as const,
    narration: "By phone",
    clientId: null,
    entered: ENTERED,
    lines: [bandage, splint].map(({ id }) => ({
      itemId: id,
      mrp: 100_000n,
      quantity: 100_000n,
      rate: 100_000n,
    })),
  };
  const orders = await db.transaction((trx) =>
    placeOrders(
      trx,
      author,
      Array.from({ length: EACH }, (_, index) => ({ ...order, clientId: `order-${index}-of-june` })),
    ),
  );
  const bills = await several(desk, BILLS, (index) =>
    bill(desk, index, index < 230 ? (orders[index - 200] ?? null) : null),
  );
  // Two in each of the months that follow, for the sums of a salesman's days and of a customer's months.
  for (const day of MONTHS.map((month) => `${month}-10`))
    for (const _ of "12") await posted({ ...bill(desk, 0, null), date: day });
  const purchases = await several(desk, 2 * EACH, (index) => bought(desk, index));
  await several(desk, EACH, await returns(desk, bills.slice(-EACH)));
  await several(desk, EACH, await purchaseReturns(desk, purchases.slice(-EACH)));
  for (const make of OTHERS) await several(desk, EACH, (index) => make(desk, index, { bills, purchases }));
}

/** Posts documents, cancels the first six and edits the next four. */
async function several(desk: TestDesk, count: number, make: (index: number) => Voucher): Promise<Posted[]> {
  const { author, db } = desk;
  const vouchers = Array.from({ length: count }, (_, index) => ({
    ...make(index),
    clientId: `client-${index}`,
  }));
  const posted = await db.transaction((trx) => post(trx, author, vouchers));
  for (const [index, { voucherId }] of posted.slice(0, 10).entries()) {
    const own = make(index);
    await db.transaction((trx) =>
      index < 6
        ? cancel(trx, author, voucherId)
        : edit(trx, author, voucherId, { ...own, entered: { by: 2, at: "2026-06-16 06:30:00.000" } }),
    );
  }
  return posted;
}

function line({ bandage }: TestDesk) {
  return { item: bandage, quantity: 100_000n, freeQuantity: 1_000n, unitPrice: 100_000n };
}

const MONTHS = "2026-07 2026-08 2026-09 2026-10 2026-11 2026-12 2027-01 2027-02 2027-03".split(" ");
const HEAD = { date: "2026-06-10", branchId: 1, narration: "As agreed", entered: ENTERED };

function bill(desk: TestDesk, index: number, orderId: number | null): Voucher {
  const isCash = index % 2 === 1;
  const input: SaleInput = {
    ...HEAD,
    customer: index % 4 === 2 ? desk.customerOutside : desk.customer,
    series: desk.series,
    saleType: index % 4 === 1 ? "Wholesale" : "Retail",
    payment: isCash ? { mode: "cash", accountId: desk.salesmanCash } : { mode: "credit" },
    salesmanId: 2,
    routeId: 1,
    vehicleId: 1,
    locationId: VAN,
    lines: [line(desk), { ...line(desk), item: desk.splint }],
    discount: 130n,
    toRupee: true,
    ...(orderId !== null && { orderId, customer: desk.customer }),
  };
  return sale(desk.books, input);
}

function bought(desk: TestDesk, index: number): Voucher {
  return purchase(desk.books, {
    ...HEAD,
    date: "2026-06-05",
    supplier: desk.supplier,
    supplierInvoiceNo: `A-${index}`,
    supplierInvoiceDate: "2026-06-05",
    locationId: desk.godown,
    // The first one has another price than those that goods go back of.
    lines: [
      { ...line(desk), discountRate: 500n, unitPrice: index === 0 ? 110_000n : 100_000n },
      { ...line(desk), item: desk.splint },
    ],
    freight: 2_500n,
    discount: 1_030n,
    toRupee: true,
  });
}

async function returns(desk: TestDesk, bills: readonly Posted[]) {
  const ids = bills.map(({ documentId }) => documentId);
  const found = await desk.db.transaction((trx) => readReturnableBills(trx, 1, ids));
  return (index: number): Voucher => {
    const source = found.get(ids[index] ?? 0);
    if (!source) throw new Error("The bill is not there");
    return saleReturn(desk.books, {
      ...HEAD,
      date: "2026-06-12",
      customer: source.customerId === desk.customer.id ? desk.customer : desk.customerOutside,
      salesmanId: 2,
      routeId: 1,
      vehicleId: 1,
      locationId: VAN,
      damagedLocationId: DAMAGED,
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
  const found = await desk.db.transaction((trx) => readReturnablePurchases(trx, 1, ids));
  return (index: number): Voucher => {
    const source = found.get(ids[index] ?? 0);
    if (!source) throw new Error("The purchase is not there");
    return purchaseReturn(desk.books, {
      ...HEAD,
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

const MONEY = { ...HEAD, userId: 2, amount: 12_345n, remark: "Counted" };
const CHEQUE = { number: "000123", date: "2026-06-09", bank: "SBI", branch: "Kochi" };
const VAN_HEAD = { ...HEAD, salesmanId: 2, routeId: 1, vehicleId: 1, locationId: VAN, customerId: 901 };

/** From this one on receipts and payments name a bill: those before are for the columns of their own. */
const NAMING = 40;

/** Every other receipt and payment has a discount. */
function discountOf(index: number) {
  return index % 2 === 0 ? 345n : 0n;
}

function discounted(index: number, accountId: number) {
  return { discount: { amount: discountOf(index), accountId } };
}

/** In full, so that a paisa more is too much. */
function settling(index: number, bill: Posted | undefined) {
  const amount = MONEY.amount + discountOf(index);
  return index < NAMING ? {} : { settles: [{ billId: bill?.documentId ?? 0, amount }] };
}

type Traded = Readonly<Record<"bills" | "purchases", readonly Posted[]>>;

/** Every other kind; a new one belongs here. */
const OTHERS: readonly ((desk: TestDesk, index: number, traded: Traded) => Voucher)[] = [
  ({ bandage, books, splint }) =>
    replacement(books, {
      ...VAN_HEAD,
      lines: [bandage, splint].map((item) => ({ item, quantity: 10_000n, damaged: 5_000n, expired: 5_000n })),
    }),
  ({ bandage, books, splint }) =>
    damage(books, {
      ...VAN_HEAD,
      lines: [bandage, splint].map((item) => ({ item, damaged: 5_000n, expired: 5_000n })),
    }),
  ({ bandage, books, splint, godown }) =>
    production(books, {
      ...HEAD,
      item: splint,
      quantity: 50_000n,
      batchName: "June",
      overhead: 700n,
      locationId: godown,
      userId: 2,
      lines: [
        { item: bandage, batchName: "May", available: 90_000n, required: 20_000n, used: 20_000n },
        { item: bandage, batchName: "April", available: 70_000n, required: 10_000n, used: 10_000n },
      ],
    }),
  ({ bandage, splint, godown }, index) =>
    vanLoad({
      ...HEAD,
      userId: 2,
      ...(
        [
          { kind: "load", vehicleId: 1, fromLocationId: godown, toLocationId: VAN },
          { kind: "unload", vehicleId: 1, fromLocationId: VAN, toLocationId: godown },
          { kind: "transfer", vehicleId: 2, fromLocationId: VAN, toLocationId: OTHER_VAN },
        ] as const
      )[(index % 3) as 0 | 1 | 2],
      lines: [bandage, splint].map((item) => ({ item, quantity: 10_000n })),
    }),
  ({ books }, index, { bills }) =>
    receipt({
      ...MONEY,
      mode: "B",
      ledgerId: books.accounts.bank,
      partyId: 901,
      cheque: CHEQUE,
      approved: true,
      ...discounted(index, books.accounts.discount_allowed),
      ...settling(index, bills[12 + 4 * (index - NAMING)]), // every fourth is his, on credit
    }),
  ({ books, supplier }, index, { purchases }) =>
    payment({
      ...MONEY,
      mode: "B",
      ledgerId: books.accounts.bank,
      partyId: supplier.id,
      cheque: CHEQUE,
      ...discounted(index, books.accounts.discount_received),
      ...settling(index, purchases[12 + index - NAMING]),
    }),
  ({ books, salesmanCash }) =>
    expense({ ...MONEY, mode: "C", accountId: books.accounts.stock_loss, ledgerId: salesmanCash, tripId: 1 }),
  ({ books, customer }) =>
    journal({
      ...MONEY,
      otherNarration: "See letter",
      lines: [
        { accountId: books.accounts.discount_allowed, debit: 1_000n, credit: 0n, narration: "Given" },
        { accountId: customer.id, debit: 0n, credit: 1_000n, narration: "Taken" },
      ],
    }),
  ({ books: { accounts } }) =>
    contra({
      ...MONEY,
      from: { id: accounts.cash, groupId: 6 },
      to: { id: accounts.bank, groupId: 5 },
      otherNarration: "Bag 7",
    }),
  ({ books, salesmanCash }) => handOver(books, { ...MONEY, fromLedgerId: salesmanCash }),
];
