import {
  makeContraVoucher,
  makeDamageVoucher,
  makeExpenseVoucher,
  type ExpenseInput,
  type ExpenseTax,
  makeHandOverVoucher,
  makeJournalVoucher,
  makeCreditNoteVoucher,
  makeDebitNoteVoucher,
  makePaymentVoucher,
  makeProductionVoucher,
  makeReceiptVoucher,
  makeReplacementVoucher,
  makeStockCountVoucher,
  makeVanLoadVoucher,
  type Posted,
  type Voucher,
} from "@vanbook/sdk/books";
import { OTHER_VAN, VAN_LOCATION, type TestDesk } from "./test-desk.ts";

export const ENTRY_STAMP = { by: 2, at: "2026-06-15 06:30:00.000" };

export const DOCUMENT_HEAD = {
  date: "2026-06-10",
  branchId: 1,
  narration: "As agreed",
  entered: ENTRY_STAMP,
};

const MONEY_HEAD = { ...DOCUMENT_HEAD, userId: 2, amount: 12_345n, remark: "Counted" };
/** Large enough that a hundredth of a percent is at least a paisa. */
const NOTE_HEAD = { ...DOCUMENT_HEAD, amount: 9_876_543n, taxRate: 1_800n };
const SAMPLE_CHEQUE = { number: "000123", date: "2026-06-09", bank: "SBI", branch: "Kochi" };
const VAN_HEAD = {
  ...DOCUMENT_HEAD,
  salesmanId: 2,
  routeId: 1,
  vehicleId: 1,
  locationId: VAN_LOCATION,
  customerId: 901,
};

/** Receipts and payments with a lower index settle no bill; they test their own columns. */
const FIRST_SETTLING_INDEX = 40;

function chooseDiscount(index: number) {
  return index % 2 === 0 ? 345n : 0n;
}

function makeDiscount(index: number, accountId: number) {
  return { discount: { amount: chooseDiscount(index), accountId } };
}

/**
 * One of four expenses has tax within the state, one has tax between states, one has no tax and
 * supplier, and for one the company owes the tax (reverse charge).
 */
function makeExpenseTax(index: number, accounts: ExpenseTax["accounts"]): Partial<ExpenseInput> {
  if (index % 4 === 2) return {};
  const tax = { rate: 1_800n, interState: index % 4 === 1, isReverse: index % 4 === 3, accounts };
  return { tax, supplierGstin: "32AABCT1332L1ZN", supplierInvoiceNo: `TK/${index}` };
}

/** Paid in full, so one paisa more is too much. */
function makeSettlement(index: number, bill: Posted | undefined) {
  const amount = MONEY_HEAD.amount + chooseDiscount(index);
  return index < FIRST_SETTLING_INDEX ? {} : { settles: [{ billId: bill?.documentId ?? 0, amount }] };
}

/** 0.02 without tax, so that the bill has enough left for its settlements' tests. */
function referTo(bill: Posted | undefined, partyId: number) {
  const remainder = { of: bill?.voucherNo ?? "", amount: bill?.amount ?? 0n, rates: new Map() };
  const ids = { id: bill?.documentId ?? 0, voucherId: bill?.voucherId ?? 0, partyId };
  const document = {
    ...ids,
    date: DOCUMENT_HEAD.date,
    isPosted: true,
    interState: false,
    isRegistered: true,
  };
  return { amount: 2n, taxRate: 0n, document: { ...document, remainder } };
}

type Traded = Readonly<Record<"bills" | "purchases", readonly Posted[]>>;

/** Add new kinds of documents here. */
export const OTHER_DOCUMENTS: readonly ((desk: TestDesk, index: number, tradedIds: Traded) => Voucher)[] = [
  ({ bandage, books, splint }) =>
    makeReplacementVoucher(books, {
      ...VAN_HEAD,
      lines: [bandage, splint].map((item) => ({ item, quantity: 10_000n, damaged: 5_000n, expired: 5_000n })),
    }),
  ({ bandage, books, splint }) =>
    makeDamageVoucher(books, {
      ...VAN_HEAD,
      lines: [bandage, splint].map((item) => ({ item, damaged: 5_000n, expired: 5_000n })),
    }),
  ({ bandage, books, splint }) =>
    makeStockCountVoucher(books, {
      ...DOCUMENT_HEAD,
      locationId: VAN_LOCATION,
      lines: [
        { item: bandage, book: 90_000n, counted: 80_000n },
        { item: splint, book: 90_000n, counted: 100_000n },
      ],
    }),
  ({ bandage, books, splint, godown }) =>
    makeProductionVoucher(books, {
      ...DOCUMENT_HEAD,
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
  ({ bandage, books, splint, godown }, index) =>
    makeVanLoadVoucher(books, {
      ...DOCUMENT_HEAD,
      userId: 2,
      ...(
        [
          { kind: "load", vehicleId: 1, fromLocationId: godown, toLocationId: VAN_LOCATION },
          { kind: "unload", vehicleId: 1, fromLocationId: VAN_LOCATION, toLocationId: godown },
          { kind: "transfer", vehicleId: 2, fromLocationId: VAN_LOCATION, toLocationId: OTHER_VAN },
        ] as const
      )[(index % 3) as 0 | 1 | 2],
      lines: [bandage, splint].map((item) => ({ item, quantity: 10_000n })),
    }),
  ({ books }, index, { bills }) =>
    makeReceiptVoucher({
      ...MONEY_HEAD,
      mode: "B",
      ledgerId: books.accounts.bank,
      partyId: 901,
      cheque: SAMPLE_CHEQUE,
      approved: true,
      ...makeDiscount(index, books.accounts.discount_allowed),
      ...makeSettlement(index, bills[12 + 4 * (index - FIRST_SETTLING_INDEX)]), // every fourth bill is a credit bill of this customer
    }),
  ({ books, supplier }, index, { purchases }) =>
    makePaymentVoucher({
      ...MONEY_HEAD,
      mode: "B",
      ledgerId: books.accounts.bank,
      partyId: supplier.id,
      cheque: SAMPLE_CHEQUE,
      ...makeDiscount(index, books.accounts.discount_received),
      ...makeSettlement(index, purchases[12 + index - FIRST_SETTLING_INDEX]),
    }),
  ({ books: { accounts }, salesmanCash }, index) =>
    makeExpenseVoucher({
      ...{ ...MONEY_HEAD, mode: "C", accountId: accounts.stock_loss, ledgerId: salesmanCash, tripId: 1 },
      // Large enough that a hundredth of a percent is at least a paisa.
      amount: 12_345_600n,
      ...makeExpenseTax(index, accounts),
    }),
  ({ books, customer, customerOutside }, index, { bills }) =>
    makeCreditNoteVoucher(books, {
      ...NOTE_HEAD,
      accountId: books.accounts.sales,
      party: index % 2 === 0 || index >= FIRST_SETTLING_INDEX ? customer : customerOutside,
      ...(index >= FIRST_SETTLING_INDEX &&
        referTo(bills[12 + 4 * (index - FIRST_SETTLING_INDEX)], customer.id)),
    }),
  ({ books, supplier }) =>
    makeDebitNoteVoucher(books, {
      ...NOTE_HEAD,
      accountId: books.accounts.purchase_freight,
      party: supplier,
    }),
  ({ books, customer }) =>
    makeJournalVoucher({
      ...MONEY_HEAD,
      otherNarration: "See letter",
      lines: [
        { accountId: books.accounts.discount_allowed, debit: 1_000n, credit: 0n, narration: "Given" },
        { accountId: customer.id, debit: 0n, credit: 1_000n, narration: "Taken" },
      ],
    }),
  ({ books: { accounts } }) =>
    makeContraVoucher({
      ...MONEY_HEAD,
      from: { id: accounts.cash, groupId: 6 },
      to: { id: accounts.bank, groupId: 5 },
      otherNarration: "Bag 7",
    }),
  ({ books, salesmanCash }) => makeHandOverVoucher(books, { ...MONEY_HEAD, fromLedgerId: salesmanCash }),
];
