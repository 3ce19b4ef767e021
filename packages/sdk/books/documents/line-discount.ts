import * as say from "../../generated/messages.ts";
import { problem, problemOnField } from "../../problem.ts";
import { formatRupees, type Paise, type Percent } from "../money.ts";
import { calculatePercentage } from "../rounding.ts";

/**
 * A line's discount before tax: in percent of its value, or as an amount. At most one of them is
 * above zero.
 */
export interface LineDiscount {
  discountRate?: Percent;
  discount?: Paise;
}

/** Whether a line has a discount, even on goods that cost nothing. */
export function isDiscounted({ discountRate = 0n, discount = 0n }: LineDiscount): boolean {
  return discountRate !== 0n || discount !== 0n;
}

/**
 * A line's discount in paise. `gross` is quantity × price; both are rounded to the paisa
 * (`docs/posting-rules.md`). Throws LINE_INVALID for a negative discount, for more than 100 %, and for
 * one given in both ways, AMOUNT_INVALID for more than `gross`.
 */
export function calculateDiscount(
  gross: Paise,
  { discountRate = 0n, discount = 0n }: LineDiscount,
  index: number,
): Paise {
  if (discountRate < 0n || discountRate > HUNDRED_PERCENT || discount < 0n) throw problem("LINE_INVALID");
  const field = `lines.${index}.discount`;
  if (discountRate > 0n && discount > 0n) throw problemOnField("LINE_INVALID", field, ONE_DISCOUNT_ONLY);
  if (discount > gross) {
    const message = say.discountAboveLine({ discount: formatRupees(discount), amount: formatRupees(gross) });
    throw problemOnField("AMOUNT_INVALID", field, message);
  }
  return discountRate > 0n ? calculatePercentage(gross, discountRate) : discount;
}

const HUNDRED_PERCENT: Percent = 100_00n;
const ONE_DISCOUNT_ONLY = "A line has its discount in percent or as an amount, not both.";
