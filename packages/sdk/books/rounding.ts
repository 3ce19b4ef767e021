import {
  type CostRate,
  type Paise,
  type Percent,
  type Price,
  type Quantity,
  toAbsolute,
  sum,
} from "./money.ts";

/** `dividend / divisor`, halves rounded away from zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const top = toAbsolute(dividend);
  const bottom = toAbsolute(divisor);
  const quotient = (2n * top + bottom) / (2n * bottom);
  return negative ? -quotient : quotient;
}

/** In paise. */
export function calculateAmount(count: Quantity, each: Price): Paise {
  return divideRounded(count * each, 100_000n);
}

/** In paise. */
export function calculateCost(count: Quantity, rate: CostRate): Paise {
  return divideRounded(count * rate, 10_000_000n);
}

export function calculateCostRate(value: Paise, count: Quantity): CostRate {
  return divideRounded(value * 10_000_000n, count);
}

/**
 * A document's total rounded to the whole rupee, half a rupee away from zero
 * (docs/books.md#rounding); the difference is the document's round-off.
 */
export function roundToRupee(total: Paise): Paise {
  return divideRounded(total, 100n) * 100n;
}

/** In paise. */
export function calculatePercentage(amount: Paise, rate: Percent): Paise {
  return divideRounded(amount * rate, 10_000n);
}

/** The parts add up to `total` exactly. If all weights are zero, the first part is all of it. */
export function share(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sum(weights);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? total : 0n));
  let weight = 0n;
  let sharedSoFar = 0n;
  return weights.map((each) => {
    weight += each;
    const part = divideRounded(total * weight, whole) - sharedSoFar;
    sharedSoFar += part;
    return part;
  });
}
