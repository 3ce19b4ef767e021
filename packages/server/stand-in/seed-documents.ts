import type { OperationId } from "../contract/contract.ts";

/** A document, with the operation that posts it. Amounts are numbers, as clients send them. */
export interface SeedDocument {
  operation: OperationId;
  body: object;
}

/** How many days ago the first document of the usual seed is dated. */
export const FIRST_DAY = 30;

/** One month of documents: opening stock, purchases, credit and cash sales, orders, receipts and payments. */
export function documents(day: (back: number) => string): SeedDocument[] {
  const bill = (back: number, customerId: number, lines: readonly Line[], more: object = {}) => ({
    operation: "bills.post" as const,
    body: {
      date: day(back),
      customerId,
      seriesId: seriesOn(day, back, customerId === CLINIC ? "B2B" : "B2C"),
      locationId: GODOWN,
      payment: "credit",
      lines: lines.map(([itemId, quantity, freeQuantity]) => ({
        itemId,
        quantity,
        ...(freeQuantity && { freeQuantity }),
      })),
      ...more,
    },
  });
  const cash = { payment: "cash", cashAccountId: CASH };
  return [
    {
      operation: "openings.post",
      body: {
        date: day(30),
        narration: "Books opened",
        balances: [
          { accountId: CASH, debit: 25000 },
          { accountId: BANK, debit: 180000 },
          { accountId: CLINIC, debit: 4200.5 },
          { accountId: KOCHI, credit: 15000 },
        ],
        stock: [
          { itemId: 1, locationId: GODOWN, quantity: 200, value: 4900 },
          { itemId: 2, locationId: GODOWN, quantity: 120, value: 4380 },
          { itemId: 4, locationId: GODOWN, quantity: 15, value: 2025 },
        ],
      },
    },
    {
      operation: "purchases.post",
      body: {
        date: day(29),
        supplierId: KOCHI,
        supplierInvoiceNo: "KD/118",
        supplierInvoiceDate: day(29),
        locationId: GODOWN,
        freight: 350,
        lines: [
          { itemId: 1, quantity: 300, freeQuantity: 12, unitPrice: 24.75 },
          { itemId: 3, quantity: 500, unitPrice: 12.1, discountRate: 2.5 },
        ],
      },
    },
    {
      operation: "purchases.post",
      body: {
        date: day(26),
        supplierId: COTTON,
        locationId: GODOWN,
        lines: [{ itemId: 2, quantity: 80, unitPrice: 38, taxRate: 0 }],
        narration: "Bought at the gate",
      },
    },
    {
      operation: "purchases.post",
      body: {
        date: day(25),
        supplierId: KOCHI,
        supplierInvoiceNo: "KD/131",
        locationId: GODOWN,
        discount: 100,
        roundToRupee: true,
        lines: [
          { itemId: 5, quantity: 1000, unitPrice: 4.85 },
          { itemId: 6, quantity: 3, unitPrice: 6150 },
        ],
      },
    },
    bill(24, MEDICALS, [
      [1, 40, 2],
      [2, 15],
    ]),
    bill(
      23,
      CLINIC,
      [
        [3, 60],
        [4, 4],
        [5, 150],
      ],
      { discount: 50 },
    ),
    bill(
      22,
      STORES,
      [
        [1, 5],
        [5, 20],
      ],
      { ...cash, roundToRupee: true, narration: "At the counter" },
    ),
    bill(20, TENKASI, [[6, 1]]),
    {
      operation: "orders.post",
      body: { date: day(20), customerId: MEDICALS, payment: "credit", lines: [{ itemId: 1, quantity: 30 }] },
    },
    {
      operation: "receipts.post",
      body: { date: day(18), mode: "cash", partyId: MEDICALS, amount: 1000, narration: "On account" },
    },
    {
      operation: "receipts.post",
      body: {
        date: day(17),
        mode: "cheque",
        partyId: CLINIC,
        ledgerId: BANK,
        amount: 4200.5,
        cheque: { number: "004127", date: day(17), bank: "Federal Bank", branch: "Adoor" },
      },
    },
    {
      operation: "payments.post",
      body: { date: day(16), mode: "neft", partyId: KOCHI, ledgerId: BANK, amount: 15000 },
    },
    { operation: "expenses.post", body: { date: day(15), mode: "cash", accountId: RENT, amount: 6000 } },
    bill(14, MEDICALS, [[1, 30]], { orderId: 1 }),
    bill(12, CLINIC, [
      [2, 20, 1],
      [3, 100],
    ]),
    bill(
      11,
      STORES,
      [
        [4, 1],
        [1, 10],
      ],
      cash,
    ),
    {
      operation: "journals.post",
      body: {
        date: day(10),
        narration: "Electricity of the month, to be paid",
        otherNarration: "Bill 5512",
        lines: [
          { accountId: ELECTRICITY, debit: 1320 },
          { accountId: COTTON, credit: 1320, narration: "Paid by the unit" },
        ],
      },
    },
    {
      operation: "contras.post",
      body: { date: day(9), fromAccountId: CASH, toAccountId: BANK, amount: 12000, narration: "Banked" },
    },
    bill(8, TENKASI, [
      [3, 200],
      [5, 300],
    ]),
    {
      operation: "orders.post",
      body: {
        date: day(6),
        customerId: CLINIC,
        payment: "credit",
        lines: [
          { itemId: 4, quantity: 2 },
          { itemId: 2, quantity: 12.5 },
        ],
        narration: "Before the camp",
      },
    },
    {
      operation: "orders.post",
      body: { date: day(5), customerId: STORES, payment: "cash", lines: [{ itemId: 3, quantity: 40 }] },
    },
    {
      operation: "receipts.post",
      body: { date: day(4), mode: "online", partyId: TENKASI, ledgerId: BANK, amount: 5000 },
    },
    {
      operation: "payments.post",
      body: { date: day(3), mode: "cash", partyId: COTTON, amount: 2500.75, narration: "Part of the bill" },
    },
    bill(1, MEDICALS, [
      [1, 12],
      [5, 60],
    ]),
    bill(0, CLINIC, [[4, 2]], { roundToRupee: true }),
  ];
}

/** A line: item, quantity, free quantity. */
type Line = readonly [item: number, quantity: number, free?: number];

/** The series for a day: two are created with each financial year. */
function seriesOn(day: (back: number) => string, back: number, type: "B2B" | "B2C"): number {
  const yearOf = (date: string) => Number(date.slice(0, 4)) - (date.slice(5) < "04-01" ? 1 : 0);
  const years = yearOf(day(back)) - yearOf(day(FIRST_DAY));
  return years * 2 + (type === "B2B" ? 1 : 2);
}

/** Ids as in every new company: first the accounts of the chart, then customers and suppliers. */
const [CASH, BANK, RENT, ELECTRICITY] = [1, 2, 27, 28];
const [MEDICALS, CLINIC, STORES, TENKASI, KOCHI, COTTON] = [32, 33, 34, 35, 36, 37];
const GODOWN = 1;
