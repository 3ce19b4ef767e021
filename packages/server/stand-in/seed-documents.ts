import { getFinancialYear } from "@vanbook/sdk/books";
import type { OperationId } from "../contract/contract.ts";

/** Amounts are numbers, as clients send them. */
export interface SeedDocument {
  operation: OperationId;
  body: object;
}

/** Days between the first document of the usual seed and today. */
export const FIRST_DAY = 30;

export function listSeedDocuments(day: (back: number) => string): SeedDocument[] {
  const post = (operation: OperationId, back: number, body: object) => ({
    operation,
    body: { date: day(back), ...body },
  });
  const makeBill = (back: number, customerId: number, lines: readonly object[], more: object = {}) =>
    post("bills.post", back, {
      customerId,
      seriesId: chooseSeries(day, back, customerId === CLINIC ? "B2B" : "B2C"),
      locationId: GODOWN_ID,
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
        { itemId: 1, locationId: GODOWN_ID, quantity: 200, value: 4900 },
        { itemId: 2, locationId: GODOWN_ID, quantity: 120, value: 4380 },
        { itemId: 4, locationId: GODOWN_ID, quantity: 15, value: 2025 },
      ],
    }),
    post("purchases.post", 29, {
      supplierId: KOCHI,
      supplierInvoiceNo: "KD/118",
      supplierInvoiceDate: day(29),
      locationId: GODOWN_ID,
      freight: 350,
      lines: [
        { itemId: 1, quantity: 300, freeQuantity: 12, unitPrice: 24.75 },
        { itemId: 3, quantity: 500, unitPrice: 12.1, discountRate: 2.5 },
      ],
    }),
    post("purchases.post", 26, {
      supplierId: COTTON,
      locationId: GODOWN_ID,
      lines: [{ itemId: 2, quantity: 80, unitPrice: 38, taxRate: 0 }],
      narration: "Bought at the gate",
    }),
    post("purchases.post", 25, {
      supplierId: KOCHI,
      supplierInvoiceNo: "KD/131",
      locationId: GODOWN_ID,
      discount: 100,
      roundToRupee: true,
      lines: [
        { itemId: 5, quantity: 1000, unitPrice: 4.85 },
        { itemId: 6, quantity: 3, unitPrice: 6150 },
      ],
    }),
    makeBill(24, MEDICALS, [makeLine(1, 40, 2), makeLine(2, 15)]),
    makeBill(23, CLINIC, [makeLine(3, 60), makeLine(4, 4), makeLine(5, 150)], { discount: 50 }),
    makeBill(22, STORES, [makeLine(1, 5), makeLine(5, 20)], {
      ...cash,
      roundToRupee: true,
      narration: "At the counter",
    }),
    makeBill(20, TENKASI, [makeLine(6, 1)]),
    post("orders.post", 20, { customerId: MEDICALS, payment: "credit", lines: [makeLine(1, 30)] }),
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
    makeBill(14, MEDICALS, [makeLine(1, 30)], { orderId: 1 }),
    makeBill(12, CLINIC, [makeLine(2, 20, 1), makeLine(3, 100)]),
    makeBill(11, STORES, [makeLine(4, 1), makeLine(1, 10)], cash),
    post("journals.post", 10, {
      narration: "Electricity of the month, to be paid",
      otherNarration: "Bill 5512",
      lines: [
        { accountId: ELECTRICITY, debit: 1320 },
        { accountId: COTTON, credit: 1320, narration: "Paid by the unit" },
      ],
    }),
    post("contras.post", 9, { fromAccountId: CASH, toAccountId: BANK, amount: 12000, narration: "Banked" }),
    makeBill(8, TENKASI, [makeLine(3, 200), makeLine(5, 300)]),
    post("orders.post", 6, {
      customerId: CLINIC,
      payment: "credit",
      lines: [makeLine(4, 2), makeLine(2, 12.5)],
      narration: "Before the camp",
    }),
    post("orders.post", 5, { customerId: STORES, payment: "cash", lines: [makeLine(3, 40)] }),
    post("receipts.post", 4, { mode: "online", partyId: TENKASI, ledgerId: BANK, amount: 5000 }),
    post("payments.post", 3, {
      mode: "cash",
      partyId: COTTON,
      amount: 2500.75,
      narration: "Part of the bill",
    }),
    makeBill(1, MEDICALS, [makeLine(1, 12), makeLine(5, 60)]),
    makeBill(0, CLINIC, [makeLine(4, 2)], { roundToRupee: true }),
  ];
}

function makeLine(itemId: number, quantity: number, freeQuantity?: number) {
  return { itemId, quantity, ...(freeQuantity && { freeQuantity }) };
}

/** Two series are created with each financial year. */
function chooseSeries(day: (back: number) => string, back: number, type: "B2B" | "B2C"): number {
  const getStartYear = (date: string) => Number(getFinancialYear(date).start.slice(0, 4));
  const years = getStartYear(day(back)) - getStartYear(day(FIRST_DAY));
  return years * 2 + (type === "B2B" ? 1 : 2);
}

/** Ids as in every new company: first the accounts of the chart, then customers and suppliers. */
const [CASH, BANK, RENT, ELECTRICITY] = [1, 2, 32, 33];
const [MEDICALS, CLINIC, STORES, TENKASI, KOCHI, COTTON] = [37, 38, 39, 40, 41, 42];
const GODOWN_ID = 1;
