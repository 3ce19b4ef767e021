import type { Books } from "../company-books.ts";
import type { Paise } from "../money.ts";
import type { DiscountedTotals, TaxedTotals } from "../tax.ts";
import { credit, debit, withoutZeros, type LedgerLine } from "../voucher.ts";

/**
 * The ledger lines of a bill, which debit the customer; those of a sale return are the opposite. What is paid or
 * refunded at once goes into or comes from the account `cashId`.
 */
export function salesLines(
  { accounts }: Books,
  kind: "bill" | "return",
  totals: DiscountedTotals,
  customerId: number,
  cashId: number | undefined,
): LedgerLine[] {
  const [side, paid] = kind === "bill" ? ([1n, "receipt"] as const) : ([-1n, "payment"] as const);
  const lines = [
    debit(customerId, kind, side * totals.amount, accounts.sales),
    debit(accounts.discount_allowed, kind, side * totals.discount, customerId),
    credit(accounts.sales, kind, side * totals.taxable, customerId),
    credit(accounts.cgst_output, kind, side * totals.cgst, customerId),
    credit(accounts.sgst_output, kind, side * totals.sgst, customerId),
    credit(accounts.igst_output, kind, side * totals.igst, customerId),
    credit(accounts.round_off, kind, side * totals.roundOff, customerId),
  ];
  if (cashId === undefined) return withoutZeros(lines);
  const [debited, credited] = kind === "bill" ? [cashId, customerId] : [customerId, cashId];
  const { amount } = totals;
  return withoutZeros([
    ...lines,
    debit(debited, paid, amount, credited),
    credit(credited, paid, amount, debited),
  ]);
}

/**
 * The ledger lines of a purchase, which credit the supplier; those of a purchase return are the opposite.
 * Inventory's are missing: the engine adds them. `services` is what is charged for services, an expense.
 */
export function purchaseLines(
  { accounts }: Books,
  kind: "purchase" | "purchase_return",
  totals: TaxedTotals & { discount?: Paise },
  supplierId: number,
  services: Paise,
): LedgerLine[] {
  const side = kind === "purchase" ? 1n : -1n;
  return withoutZeros([
    credit(supplierId, kind, side * totals.amount, accounts.inventory),
    debit(accounts.cgst_input, kind, side * totals.cgst, supplierId),
    debit(accounts.sgst_input, kind, side * totals.sgst, supplierId),
    debit(accounts.igst_input, kind, side * totals.igst, supplierId),
    credit(accounts.discount_received, kind, side * (totals.discount ?? 0n), supplierId),
    debit(accounts.round_off, kind, side * totals.roundOff, supplierId),
    debit(accounts.purchase_freight, kind, side * services, supplierId),
  ]);
}
