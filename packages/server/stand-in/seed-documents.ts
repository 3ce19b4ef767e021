import { yearOn } from "@vanbook/sdk/books";
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
  const post = (operation: OperationId, back: number, body: object) => ({
    operation,
    body: { date: day(back), ...body },
  });
  const bill = (back: number, customerId: number, lines: readonly object[], more: object = {}) =>
    post("bills.post", back, {
      customerId,
      seriesId: seriesOn(day, back, customerId === CLINIC ? "B2B" : "B2C"),
      locationId: GODOWN,
      payment: "credit",
      lines,
      ...more,
    });
  const cash = { payment: "cash", cashAccountId: CASH };
  return [
    post("openings.post", 30, {
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
    }),
    post("purchases.post", 29, {
      supplierId: KOCHI,
      supplierInvoiceNo: "KD/118",
      supplierInvoiceDate: day(29),
      locationId: GODOWN,
      freight: 350,
      lines: [
        { itemId: 1, quantity: 300, freeQuantity: 12, unitPrice: 24.75 },
        { itemId: 3, quantity: 500, unitPrice: 12.1, discountRate: 2.5 },
      ],
    }),
    post("purchases.post", 26, {
      supplierId: COTTON,
      locationId: GODOWN,
      lines: [{ itemId: 2, quantity: 80, unitPrice: 38, taxRate: 0 }],
      narration: "Bought at the gate",
    }),
    post("purchases.post", 25, {
      supplierId: KOCHI,
      supplierInvoiceNo: "KD/131",
      locationId: GODOWN,
      discount: 100,
      roundToRupee: true,
      lines: [
        { itemId: 5, quantity: 1000, unitPrice: 4.85 },
        { itemId: 6, quantity: 3, unitPrice: 6150 },
      ],
    }),
    bill(24, MEDICALS, [line(1, 40, 2), line(2, 15)]),
    bill(23, CLINIC, [line(3, 60), line(4, 4), line(5, 150)], { discount: 50 }),
    bill(22, STORES, [line(1, 5), line(5, 20)], { ...cash, roundToRupee: true, narration: "At the counter" }),
    bill(20, TENKASI, [line(6, 1)]),
    post("orders.post", 20, { customerId: MEDICALS, payment: "credit", lines: [line(1, 30)] }),
    post("receipts.post", 18, { mode: "cash", partyId: MEDICALS, amount: 1000, narration: "On account" }),
    post("receipts.post", 17, {
      mode: "cheque",
      partyId: CLINIC,
      ledgerId: BANK,
      amount: 4200.5,
      cheque: { number: "004127", date: day(17), bank: "Federal Bank", branch: "Adoor" },
    }),
    post("payments.post", 16, { mode: "neft", partyId: KOCHI, ledgerId: BANK, amount: 15000 }),
    post("expenses.post", 15, { mode: "cash", accountId: RENT, amount: 6000 }),
    bill(14, MEDICALS, [line(1, 30)], { orderId: 1 }),
    bill(12, CLINIC, [line(2, 20, 1), line(3, 100)]),
    bill(11, STORES, [line(4, 1), line(1, 10)], cash),
    post("journals.post", 10, {
      narration: "Electricity of the month, to be paid",
      otherNarration: "Bill 5512",
      lines: [
        { accountId: ELECTRICITY, debit: 1320 },
        { accountId: COTTON, credit: 1320, narration: "Paid by the unit" },
      ],
    }),
    post("contras.post", 9, { fromAccountId: CASH, toAccountId: BANK, amount: 12000, narration: "Banked" }),
    bill(8, TENKASI, [line(3, 200), line(5, 300)]),
    post("orders.post", 6, {
      customerId: CLINIC,
      payment: "credit",
      lines: [line(4, 2), line(2, 12.5)],
      narration: "Before the camp",
    }),
    post("orders.post", 5, { customerId: STORES, payment: "cash", lines: [line(3, 40)] }),
    post("receipts.post", 4, { mode: "online", partyId: TENKASI, ledgerId: BANK, amount: 5000 }),
    post("payments.post", 3, {
      mode: "cash",
      partyId: COTTON,
      amount: 2500.75,
      narration: "Part of the bill",
    }),
    bill(1, MEDICALS, [line(1, 12), line(5, 60)]),
    bill(0, CLINIC, [line(4, 2)], { roundToRupee: true }),
  ];
}

/** A line of a bill or an order. */
function line(itemId: number, quantity: number, freeQuantity?: number) {
  return { itemId, quantity, ...(freeQuantity && { freeQuantity }) };
}

/** The series for a day: two are created with each financial year. */
function seriesOn(day: (back: number) => string, back: number, type: "B2B" | "B2C"): number {
  const yearOf = (date: string) => Number(yearOn(date).start.slice(0, 4));
  const years = yearOf(day(back)) - yearOf(day(FIRST_DAY));
  return years * 2 + (type === "B2B" ? 1 : 2);
}

/** Ids as in every new company: first the accounts of the chart, then customers and suppliers. */
const [CASH, BANK, RENT, ELECTRICITY] = [1, 2, 27, 28];
const [MEDICALS, CLINIC, STORES, TENKASI, KOCHI, COTTON] = [32, 33, 34, 35, 36, 37];
const GODOWN = 1;
