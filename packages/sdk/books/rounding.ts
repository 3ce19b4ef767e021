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

/**
 * Shares a total that is not negative, by largest remainder: each part is its portion rounded down,
 * and what is left goes, one each, to the parts that lost most, the earlier ones first. A part
 * without a weight is 0. If the weights are sums in paise of at least `total`, no part is above its
 * weight.
 *
 * It is the rule of discounts on bills, and `share` that of freight and of the cost of returned
 * goods. Both stay as they are, because documents were posted with them: a correction calculates
 * the parts again, and a line that is sent unchanged must keep its tax and cost to the paisa.
 */
export function shareByRemainder(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sum(weights);
  if (whole === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (total * weight) / whole);
  const rest = Number(total - sum(parts));
  const remainders = weights.map((weight, index) => ({ index, lost: (total * weight) % whole }));
  const raisedParts = new Set(
    remainders
      .toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1))
      .slice(0, rest)
      .map(({ index }) => index),
  );
  return parts.map((part, index) => (raisedParts.has(index) ? part + 1n : part));
}

/**
 * The parts add up to `total` exactly: each is what the rounded sum grows by. If all weights are
 * zero, the first part is all of it. For other rules see `shareByRemainder`.
 */
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
