import type { Paise } from "./money.ts";
import { divideRounded } from "./rounding.ts";

/**
 * A document's total rounded to the whole rupee, half a rupee away from zero (docs/books.md#rounding); the
 * difference is the document's round-off.
 */
export function roundToRupee(total: Paise): Paise {
  return divideRounded(total, RUPEE) * RUPEE;
}

/** One rupee in paise. */
const RUPEE: Paise = 100n;
