import {
  contra,
  damage,
  expense,
  type ExpenseInput,
  type ExpenseTax,
  handOver,
  journal,
  creditNote,
  debitNote,
  payment,
  production,
  receipt,
  replacement,
  stockCount,
  vanLoad,
  type Posted,
  type Voucher,
} from "@vanbook/sdk/books";
import { OTHER_VAN, VAN, type TestDesk } from "./test-desk.ts";

/** User and time of entry of the documents in the column test. */
export const ENTERED = { by: 2, at: "2026-06-15 06:30:00.000" };

/** Fields that all documents have. */
export const HEAD = { date: "2026-06-10", branchId: 1, narration: "As agreed", entered: ENTERED };

const MONEY = { ...HEAD, userId: 2, amount: 12_345n, remark: "Counted" };
/** Large enough that a hundredth of a percent is at least a paisa. */
const NOTE = { ...HEAD, amount: 9_876_543n, taxRate: 1_800n };
const CHEQUE = { number: "000123", date: "2026-06-09", bank: "SBI", branch: "Kochi" };
const VAN_HEAD = { ...HEAD, salesmanId: 2, routeId: 1, vehicleId: 1, locationId: VAN, customerId: 901 };

/** From this index on, receipts and payments name a bill. Earlier ones test their columns. */
const NAMING = 40;

/** Every other receipt and payment has a discount. */
function discountOf(index: number) {
  return index % 2 === 0 ? 345n : 0n;
}

function discounted(index: number, accountId: number) {
  return { discount: { amount: discountOf(index), accountId } };
}

/**
 * One of four expenses has tax within the state, one has tax between states, one has no tax and supplier, and
 * for one the company owes the tax (reverse charge).
 */
function invoiced(index: number, accounts: ExpenseTax["accounts"]): Partial<ExpenseInput> {
  if (index % 4 === 2) return {};
  const tax = { rate: 1_800n, interState: index % 4 === 1, isReverse: index % 4 === 3, accounts };
  return { tax, supplierGstin: "32AABCT1332L1ZN", supplierInvoiceNo: `TK/${index}` };
}

/** Paid in full, so one paisa more is too much. */
function settling(index: number, bill: Posted | undefined) {
  const amount = MONEY.amount + discountOf(index);
  return index < NAMING ? {} : { settles: [{ billId: bill?.documentId ?? 0, amount }] };
}

type Traded = Readonly<Record<"bills" | "purchases", readonly Posted[]>>;

/** Every other kind of document. Add new kinds here. */
export const OTHERS: readonly ((desk: TestDesk, index: number, traded: Traded) => Voucher)[] = [
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
  ({ bandage, books, splint }) =>
    stockCount(books, {
      ...HEAD,
      locationId: VAN,
      lines: [
        { item: bandage, book: 90_000n, counted: 80_000n },
        { item: splint, book: 90_000n, counted: 100_000n },
      ],
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
      ...settling(index, bills[12 + 4 * (index - NAMING)]), // every fourth bill is a credit bill of this customer
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
  ({ books: { accounts }, salesmanCash }, index) =>
    expense({
      ...{ ...MONEY, mode: "C", accountId: accounts.stock_loss, ledgerId: salesmanCash, tripId: 1 },
      // Large enough that a hundredth of a percent is at least a paisa.
      amount: 12_345_600n,
      ...invoiced(index, accounts),
    }),
  ({ books, customer, customerOutside }, index) =>
    creditNote(books, {
      ...NOTE,
      accountId: books.accounts.sales,
      party: index % 2 === 0 ? customer : customerOutside,
    }),
  ({ books, supplier }) =>
    debitNote(books, { ...NOTE, accountId: books.accounts.purchase_freight, party: supplier }),
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
