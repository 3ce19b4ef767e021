import { problem } from "../../problem.ts";
import { sum, type Paise, type Percent } from "../money.ts";
import { shareByRemainder } from "../rounding.ts";
import { calculateLineTaxes, type DiscountedTotals, type Taxed } from "../tax.ts";

/** The discount on a whole document, in paise, and whether it is taken before tax. */
export interface BillDiscount {
  discount?: Paise | undefined;
  /** Set for an edit, which keeps what its document had; otherwise the company decides. */
  isDiscountBeforeTax?: boolean | undefined;
}

interface LineNet {
  /** In paise, what the line's price comes to after the line's own discount. */
  net: Paise;
  taxRate: Percent;
  priceHasTax: boolean;
}

/**
 * The taxes of a document's lines. A discount before tax is spread over them in proportion to what
 * their prices come to, by largest remainder; goods that cost nothing bear nothing of it. Throws
 * AMOUNT_INVALID for such a discount that is negative or above the sum of the lines.
 */
export function calculateDiscountedLines<Line extends LineNet>(
  lines: readonly Line[],
  { discount = 0n, isDiscountBeforeTax = false }: BillDiscount,
  interState: boolean,
): (Line & Taxed & { amount: Paise; billDiscount: Paise })[] {
  const nets = lines.map(({ net }) => net);
  if (isDiscountBeforeTax && (discount < 0n || discount > sum(nets))) throw problem("AMOUNT_INVALID");
  const shares = shareByRemainder(isDiscountBeforeTax ? discount : 0n, nets);
  return lines.map((line, index) => {
    const billDiscount = shares[index] ?? 0n;
    const { taxRate, priceHasTax } = line;
    const taxes = calculateLineTaxes(line.net - billDiscount, { taxRate, priceHasTax, interState });
    return { ...line, ...taxes, billDiscount };
  });
}

/** In paise, what prices come to after the lines' own discounts: what a discount before tax is of. */
export function sumNets(lines: readonly { net: Paise }[]): Paise {
  return sum(lines.map(({ net }) => net));
}

/** `afterTax`: what is taken off the sum of the lines. */
export function makeDiscountTotals(
  lines: readonly { billDiscount: Paise }[],
  afterTax: Paise,
  isDiscountBeforeTax: boolean,
): Pick<DiscountedTotals, "discount" | "discountBeforeTax" | "isDiscountBeforeTax"> {
  const discountBeforeTax = sum(lines.map(({ billDiscount }) => billDiscount));
  return { discount: afterTax, discountBeforeTax, isDiscountBeforeTax };
}
