import type { Books } from "./company-books.ts";
import { calculatePercentage } from "./rounding.ts";
import type { Paise, Percent } from "./money.ts";
import type { SaleInput } from "./documents/sale-input.ts";
import { calculateSale } from "./documents/sale.ts";

export interface Slab {
  from: Paise;
  to: Paise;
  discount: Percent;
}

/** In paise, calculated on the amount with tax. */
export function calculateSlabDiscount(slabs: readonly Slab[], books: Books, bill: SaleInput): Paise {
  if (slabs.length === 0) return 0n;
  const { amount } = calculateSale(books, { ...bill, toRupee: false }).totals;
  // At a shared boundary the upper slab applies.
  const slab = slabs.findLast(({ from, to }) => from <= amount && amount <= to);
  return slab ? calculatePercentage(amount, slab.discount) : 0n;
}
