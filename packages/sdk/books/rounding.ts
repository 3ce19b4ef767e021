import { type CostRate, type Paise, type Percent, type Price, type Quantity, abs, sum } from "./money.ts";

/** `dividend / divisor`, halves rounded away from zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const top = abs(dividend);
  const bottom = abs(divisor);
  const rounded = (2n * top + bottom) / (2n * bottom);
  return negative ? -rounded : rounded;
}

/** Quantity × price in paise. */
export function amountOf(count: Quantity, each: Price): Paise {
  return divideRounded(count * each, 100_000n);
}

/** Quantity × cost rate in paise. */
export function costOf(count: Quantity, rate: CostRate): Paise {
  return divideRounded(count * rate, 10_000_000n);
}

/** Value ÷ quantity as a cost rate. */
export function rateOf(value: Paise, count: Quantity): CostRate {
  return divideRounded(value * 10_000_000n, count);
}

/**
 * A document's total rounded to the whole rupee, half a rupee away from zero (docs/books.md#rounding); the
 * difference is the document's round-off.
 */
export function roundToRupee(total: Paise): Paise {
  return divideRounded(total, 100n) * 100n;
}

/** A percentage of an amount, in paise. */
export function percentOf(amount: Paise, rate: Percent): Paise {
  return divideRounded(amount * rate, 10_000n);
}

/**
 * Splits `total` in proportion to `weights`; the parts add up to it exactly. If every weight is zero, the
 * first part is all of it.
 */
export function share(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sum(weights);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? total : 0n));
  let weight = 0n;
  let given = 0n;
  return weights.map((each) => {
    weight += each;
    const part = divideRounded(total * weight, whole) - given;
    given += part;
    return part;
  });
}
