import { problem } from "../../problem.ts";
import { toAbsolute, LARGEST_AMOUNT, sum, type Price, type Quantity } from "../money.ts";

/**
 * The price of a line that is not from an earlier document, in ten-thousandths of a rupee. Throws
 * LINE_INVALID if it is missing or negative, AMOUNT_INVALID if it is too large.
 */
export function requirePrice(unitPrice: Price | undefined): Price {
  if (unitPrice === undefined || unitPrice < 0n) throw problem("LINE_INVALID");
  if (unitPrice > LARGEST_AMOUNT) throw problem("AMOUNT_INVALID");
  return unitPrice;
}

/**
 * The sum of a line's quantities, in thousandths. Throws LINE_INVALID when one is negative or all
 * are zero, AMOUNT_INVALID when one is too large.
 */
export function countOf(quantities: readonly Quantity[]): Quantity {
  const total = sum(quantities);
  if (quantities.some((each) => toAbsolute(each) > LARGEST_AMOUNT)) throw problem("AMOUNT_INVALID");
  if (total === 0n || quantities.some((each) => each < 0n)) throw problem("LINE_INVALID");
  return total;
}
