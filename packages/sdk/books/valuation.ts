import { costOf, divideRounded, rateOf } from "./rounding.ts";
import type { CostRate, Paise, Quantity } from "./money.ts";

/**
 * An item's stock in the whole company at its moving average: thousandths, paise, and millionths of a rupee per unit.
 * The value is zero whenever the quantity is.
 */
export interface Cost {
  quantity: Quantity;
  value: Paise;
  rate: CostRate;
}

/**
 * The result of a stock movement: the change of inventory, and the part of the given value that is not in
 * inventory (variance).
 */
export interface Valued {
  after: Cost;
  /** Signed change of the inventory account. */
  value: Paise;
  /** The rest of the given value, booked to stock variance. */
  variance: Paise;
}

export const NO_STOCK: Cost = { quantity: 0n, value: 0n, rate: 0n };

/**
 * Adds `quantity` (thousandths) worth `value` (paise) to stock (docs/books.md#valuation). The part that fills negative stock
 * replaces goods that were booked out at the old rate; the difference to the new rate is variance.
 */
export function takeIn(before: Cost, quantity: Quantity, value: Paise): Valued {
  const left = before.quantity + quantity;
  if (before.quantity >= 0n) {
    const total = before.value + value;
    return { after: { quantity: left, value: total, rate: rateOf(total, left) }, value, variance: 0n };
  }
  const remaining =
    left >= 0n ? divideRounded(value * left, quantity) : divideRounded(before.value * left, before.quantity);
  const taken = remaining - before.value;
  const after = { quantity: left, value: remaining, rate: rateOf(value, quantity) };
  return { after, value: taken, variance: value - taken };
}

/**
 * Removes `quantity` (thousandths) from stock at the moving average. If nothing is left, all remaining value
 * is removed; what goes below zero is booked at the last rate.
 */
export function takeOut(before: Cost, quantity: Quantity): Valued {
  const left = before.quantity - quantity;
  const cost = costOut(before, quantity, left);
  return {
    after: { quantity: left, value: before.value - cost, rate: before.rate },
    value: -cost,
    variance: 0n,
  };
}

/** The lowest and highest rate at which an item's goods have come in, in millionths of a rupee per unit. */
export interface CostLimits {
  lowest: CostRate;
  highest: CostRate;
}

/**
 * Reverses a movement at exactly its original value. If that would leave value without stock, value of the
 * wrong sign, or goods worth more or less than they ever cost (because they were sold at another average
 * since), stock keeps its rate and the rest is variance.
 */
export function takeBack(before: Cost, quantity: Quantity, value: Paise, limits?: CostLimits): Valued {
  const left = before.quantity + quantity;
  const exact = before.value + value;
  const total = fits(left, exact, limits) ? exact : costOf(left, before.rate);
  const rate = left > 0n && total > 0n ? rateOf(total, left) : before.rate;
  const taken = total - before.value;
  return { after: { quantity: left, value: total, rate }, value: taken, variance: value - taken };
}

function costOut(before: Cost, quantity: Quantity, left: Quantity): Paise {
  if (left === 0n) return before.value;
  if (before.quantity <= 0n) return costOf(quantity, before.rate);
  if (left < 0n) return before.value + costOf(-left, before.rate);
  // The rounding of many small sales could add up to more than the value that is left, but stock is never worth
  // less than zero.
  const cost = costOf(quantity, before.rate);
  return cost < before.value ? cost : before.value;
}

function fits(quantity: Quantity, value: Paise, limits: CostLimits | undefined) {
  if (quantity === 0n) return value === 0n;
  if (quantity > 0n ? value < 0n : value > 0n) return false;
  if (!limits) return true;
  const [units, worth] = quantity > 0n ? [quantity, value] : [-quantity, -value];
  return (
    worth >= costOf(units, limits.lowest) - ROUNDING && worth <= costOf(units, limits.highest) + ROUNDING
  );
}

/** Costs are rounded to paise on each line, so the value of the remaining stock may differ a little from its rate. */
const ROUNDING: Paise = 100n;
