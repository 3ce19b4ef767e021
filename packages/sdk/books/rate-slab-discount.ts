import type { Books } from "./company-books.ts";
import { calculatePercentage } from "./rounding.ts";
import type { Paise, Percent } from "./money.ts";
import type { SaleInput } from "./documents/sale-input.ts";
import { calculateSale } from "./documents/sale.ts";
import { sumNets } from "./documents/bill-discount.ts";

export interface Slab {
  from: Paise;
  to: Paise;
  discount: Percent;
}

/**
 * In paise. The slab is that of the amount with tax. Its percentage is of that amount, or of what
 * the prices come to if the discount is before tax, so that the bill falls by it either way.
 */
export function calculateSlabDiscount(slabs: readonly Slab[], books: Books, bill: SaleInput): Paise {
  if (slabs.length === 0) return 0n;
  const { lines, totals } = calculateSale(books, { ...bill, discount: 0n, toRupee: false });
  const { amount, isDiscountBeforeTax } = totals;
  // At a shared boundary the upper slab applies.
  const slab = slabs.findLast(({ from, to }) => from <= amount && amount <= to);
  if (!slab) return 0n;
  return calculatePercentage(isDiscountBeforeTax ? sumNets(lines) : amount, slab.discount);
}
