import type { Books } from "./company-books.ts";
import { percentOf } from "./rounding.ts";
import type { Paise, Percent } from "./money.ts";
import type { SaleInput } from "./documents/sale-input.ts";
import { priceSale } from "./documents/sale.ts";

/** A discount in percent for bills whose amount is between two limits. */
export interface Slab {
  from: Paise;
  to: Paise;
  discount: Percent;
}

/** The discount of the slab that a bill falls in, in paise, calculated on the amount with tax. */
export function slabDiscount(slabs: readonly Slab[], books: Books, bill: SaleInput): Paise {
  if (slabs.length === 0) return 0n;
  const { amount } = priceSale(books, { ...bill, toRupee: false }).totals;
  // At a shared boundary the upper slab applies.
  const slab = slabs.findLast(({ from, to }) => from <= amount && amount <= to);
  return slab ? percentOf(amount, slab.discount) : 0n;
}
