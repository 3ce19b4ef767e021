/** Divides and rounds halves away from zero, by the remainder: not the way that the books do it. */
export function rounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const up = (size % divisor) * 2n >= divisor ? 1n : 0n;
  const whole = size / divisor + up;
  return dividend < 0n ? -whole : whole;
}

/** What a line comes to, in paise; quantity in thousandths, price in ten-thousandths, discount in hundredths of a percent. */
export interface Taxed {
  taxable: bigint;
  cgst: bigint;
  sgst: bigint;
  igst: bigint;
}

/** A line by DOMAIN section 1: 12 % until 21 September 2025, 5 % since; half each to centre and state, or all integrated. */
export function taxedLine(
  quantity: bigint,
  price: bigint,
  date: string,
  interState: boolean,
  discount = 0n,
): Taxed {
  const gross = rounded(quantity * price, 100_000n);
  const taxable = gross - rounded(gross * discount, 10_000n);
  const rate = date < "2025-09-22" ? 12n : 5n;
  if (interState) return { taxable, cgst: 0n, sgst: 0n, igst: rounded(taxable * rate, 100n) };
  const half = rounded(taxable * rate, 200n);
  return { taxable, cgst: half, sgst: half, igst: 0n };
}

/** Taxable value and taxes of lines together. */
export function summed(lines: readonly Taxed[]): Taxed {
  const total = { taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n };
  for (const line of lines) {
    total.taxable += line.taxable;
    total.cgst += line.cgst;
    total.sgst += line.sgst;
    total.igst += line.igst;
  }
  return total;
}

/** With its taxes. */
export function gross({ taxable, cgst, sgst, igst }: Taxed): bigint {
  return taxable + cgst + sgst + igst;
}

/** To whole rupees. */
export function toRupee(amount: bigint): bigint {
  return rounded(amount, 100n) * 100n;
}

/** What is left of `total` for the `now` that follows `before` of a `whole`, when `given` went with `before`. */
export function nextShare(total: bigint, whole: bigint, upToNow: bigint, given: bigint): bigint {
  return whole === 0n ? 0n : rounded(total * upToNow, whole) - given;
}
