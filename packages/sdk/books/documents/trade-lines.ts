import type { Books } from "../company-books.ts";
import type { Paise } from "../money.ts";
import type { DiscountedTotals, TaxedTotals } from "../tax.ts";
import { makeCredit, makeDebit, omitZeros, type LedgerLine } from "../voucher.ts";

/**
 * A bill debits the customer; a sale return has the opposite lines. What is paid or refunded at
 * once goes into or comes from the account `cashId`.
 */
export function makeSalesLines(
  { accounts }: Books,
  kind: "bill" | "return",
  totals: DiscountedTotals,
  customerId: number,
  cashId: number | undefined,
): LedgerLine[] {
  const [side, paymentKind] = kind === "bill" ? ([1n, "receipt"] as const) : ([-1n, "payment"] as const);
  const lines = [
    makeDebit(customerId, kind, side * totals.amount, accounts.sales),
    makeDebit(accounts.discount_allowed, kind, side * totals.discount, customerId),
    makeCredit(accounts.sales, kind, side * totals.taxable, customerId),
    makeCredit(accounts.cgst_output, kind, side * totals.cgst, customerId),
    makeCredit(accounts.sgst_output, kind, side * totals.sgst, customerId),
    makeCredit(accounts.igst_output, kind, side * totals.igst, customerId),
    makeCredit(accounts.round_off, kind, side * totals.roundOff, customerId),
  ];
  if (cashId === undefined) return omitZeros(lines);
  const [debitId, creditId] = kind === "bill" ? [cashId, customerId] : [customerId, cashId];
  const { amount } = totals;
  return omitZeros([
    ...lines,
    makeDebit(debitId, paymentKind, amount, creditId),
    makeCredit(creditId, paymentKind, amount, debitId),
  ]);
}

/**
 * A purchase credits the supplier; a purchase return has the opposite lines. The engine adds the
 * lines of inventory. `services` is what is charged for services, an expense.
 */
export function makePurchaseLines(
  { accounts }: Books,
  kind: "purchase" | "purchase_return",
  totals: TaxedTotals & { discount?: Paise },
  supplierId: number,
  services: Paise,
): LedgerLine[] {
  const side = kind === "purchase" ? 1n : -1n;
  return omitZeros([
    makeCredit(supplierId, kind, side * totals.amount, accounts.inventory),
    makeDebit(accounts.cgst_input, kind, side * totals.cgst, supplierId),
    makeDebit(accounts.sgst_input, kind, side * totals.sgst, supplierId),
    makeDebit(accounts.igst_input, kind, side * totals.igst, supplierId),
    makeCredit(accounts.discount_received, kind, side * (totals.discount ?? 0n), supplierId),
    makeDebit(accounts.round_off, kind, side * totals.roundOff, supplierId),
    makeDebit(accounts.purchase_freight, kind, side * services, supplierId),
  ]);
}
