/**
 * Divides and rounds halves away from zero, using the remainder; the books compute it in a
 * different way.
 */
export function roundQuotient(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const up = (size % divisor) * 2n >= divisor ? 1n : 0n;
  const whole = size / divisor + up;
  return dividend < 0n ? -whole : whole;
}

/**
 * The amount of a line in paise; quantity in thousandths, price in ten-thousandths, discount in
 * hundredths of a percent.
 */
export interface Taxed {
  taxable: bigint;
  cgst: bigint;
  sgst: bigint;
  igst: bigint;
}

/**
 * The taxes of a line by docs/books.md#tax: 12 % until 21 September 2025, 5 % since; half each as
 * CGST and SGST, or all as IGST.
 */
export function calculateLineTax(
  quantity: bigint,
  price: bigint,
  date: string,
  interState: boolean,
  discount = 0n,
  billDiscount = 0n,
): Taxed {
  const gross = roundQuotient(quantity * price, 100_000n);
  const taxable = gross - roundQuotient(gross * discount, 10_000n) - billDiscount;
  return calculateTaxOnTop(taxable, date < "2025-09-22" ? 12n : 5n, interState);
}

/**
 * The shares of a discount before tax, in proportion to `values` (docs/books.md#bills): rounded
 * down, and what is left goes by single paise to those that lost most, the first of equals.
 */
export function spreadDiscount(discount: bigint, values: readonly bigint[]): bigint[] {
  const whole = values.reduce((all, value) => all + value, 0n);
  if (whole === 0n) return values.map(() => 0n);
  const shares = values.map((value) => (discount * value - ((discount * value) % whole)) / whole);
  const remainders = values.map((value) => (discount * value) % whole);
  let rest = discount - shares.reduce((all, part) => all + part, 0n);
  for (; rest > 0n; rest -= 1n) {
    const most = remainders.reduce((top, each) => (each > top ? each : top), -1n);
    const at = remainders.indexOf(most);
    shares[at] = (shares[at] ?? 0n) + 1n;
    remainders[at] = -1n;
  }
  return shares;
}

/** The tax over a taxable value, at a whole percentage. */
export function calculateTaxOnTop(taxable: bigint, rate: bigint, interState: boolean): Taxed {
  if (interState) return { taxable, cgst: 0n, sgst: 0n, igst: roundQuotient(taxable * rate, 100n) };
  const half = roundQuotient(taxable * rate, 200n);
  return { taxable, cgst: half, sgst: half, igst: 0n };
}

/**
 * The tax within an amount that includes it, at a whole percentage: amount × rate ÷ (100 + rate).
 */
export function calculateTaxWithin(amount: bigint, rate: bigint, interState: boolean): Taxed {
  const parts = 100n + rate;
  if (interState) {
    const igst = roundQuotient(amount * rate, parts);
    return { taxable: amount - igst, cgst: 0n, sgst: 0n, igst };
  }
  const half = roundQuotient(amount * rate, parts * 2n);
  return { taxable: amount - half - half, cgst: half, sgst: half, igst: 0n };
}

/** The sum of the taxable values and taxes of the lines. */
export function sumTaxed(lines: readonly Taxed[]): Taxed {
  const total = { taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n };
  for (const line of lines) {
    total.taxable += line.taxable;
    total.cgst += line.cgst;
    total.sgst += line.sgst;
    total.igst += line.igst;
  }
  return total;
}

/** The amount including taxes. */
export function sumGross({ taxable, cgst, sgst, igst }: Taxed): bigint {
  return taxable + cgst + sgst + igst;
}

/** Rounds to whole rupees. */
export function toRupee(amount: bigint): bigint {
  return roundQuotient(amount, 100n) * 100n;
}

/**
 * The next share of `total` when `upToNow` out of `whole` has been returned and `givenSoFar` was
 * already credited.
 */
export function calculateNextShare(
  total: bigint,
  whole: bigint,
  upToNow: bigint,
  givenSoFar: bigint,
): bigint {
  return whole === 0n ? 0n : roundQuotient(total * upToNow, whole) - givenSoFar;
}
