import type { Asked } from "./ask-both.ts";

/**
 * Expenses with suppliers' invoices: priced before posting, posted twice, corrected, and cancelled.
 */
export function listExpenseCalls(day: (back: number) => string): Asked[] {
  const GSTIN = "32AABCT1332L1ZN";
  const expense = { date: day(1), mode: "cash", accountId: 28, amount: 1180 };
  const invoice = { ...expense, taxRate: 18, supplierGstin: GSTIN, supplierInvoiceNo: "EC/1" };
  const requests: Asked[] = [
    { id: "expenses.price", args: expense },
    { id: "expenses.price", args: invoice },
    { id: "expenses.price", args: { ...invoice, supplierInvoiceNo: "ec/1 " } },
    { id: "expenses.price", args: { ...invoice, supplierInvoiceNo: "EC/2" } },
    { id: "expenses.price", args: { ...invoice, supplierGstin: "33AABCT1332L1ZL" } },
    { id: "expenses.price", args: { ...invoice, supplierInvoiceDate: "2020-03-30" } },
    { id: "expenses.price", args: { ...expense, taxRate: 5, reverseCharge: true } },
    { id: "expenses.price", args: { ...expense, taxRate: 5 } },
    { id: "expenses.price", args: { ...invoice, edits: 900 } },
  ];
  const sentExpense = { ...invoice, clientId: "ec-1" };
  return [
    ...requests,
    { id: "expenses.post", args: sentExpense },
    { id: "expenses.post", args: sentExpense },
    ...requests,
    { id: "expenses.postBatch", args: { documents: [invoice, { ...invoice, supplierInvoiceNo: "EC/2" }] } },
    { id: "expenses.post", args: sentExpense },
    ...requests,
  ];
}
