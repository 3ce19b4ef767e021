import { calculateCost, divideRounded, calculateCostRate } from "./rounding.ts";
import type { CostRate, Paise, Quantity } from "./money.ts";

/**
 * An item's stock in the whole company at its moving average: thousandths, paise, and millionths of
 * a rupee per unit. The value is zero whenever the quantity is.
 */
export interface Cost {
  quantity: Quantity;
  value: Paise;
  rate: CostRate;
}

/** The change of inventory, and the part of the given value outside it (variance). */
export interface Valued {
  after: Cost;
  /** Signed change of the inventory account. */
  value: Paise;
  variance: Paise;
}

export const NO_STOCK: Cost = { quantity: 0n, value: 0n, rate: 0n };

/**
 * Adds `quantity` (thousandths) worth `value` (paise) to stock (docs/books.md#valuation). The part
 * that fills negative stock replaces goods that were booked out at the old rate; the difference to
 * the new rate is variance.
 */
export function takeIn(before: Cost, quantity: Quantity, value: Paise): Valued {
  const quantityAfter = before.quantity + quantity;
  if (before.quantity >= 0n) {
    const total = before.value + value;
    return {
      after: { quantity: quantityAfter, value: total, rate: calculateCostRate(total, quantityAfter) },
      value,
      variance: 0n,
    };
  }
  const remaining =
    quantityAfter >= 0n
      ? divideRounded(value * quantityAfter, quantity)
      : divideRounded(before.value * quantityAfter, before.quantity);
  const valueChange = remaining - before.value;
  const after = { quantity: quantityAfter, value: remaining, rate: calculateCostRate(value, quantity) };
  return { after, value: valueChange, variance: value - valueChange };
}

/**
 * Removes `quantity` (thousandths) from stock at the moving average. If nothing is left, all
 * remaining value is removed; what goes below zero is booked at the last rate.
 */
export function takeOut(before: Cost, quantity: Quantity): Valued {
  const quantityAfter = before.quantity - quantity;
  const cost = calculateCostOut(before, quantity, quantityAfter);
  return {
    after: { quantity: quantityAfter, value: before.value - cost, rate: before.rate },
    value: -cost,
    variance: 0n,
  };
}

/** The lowest and highest rate of incoming goods, in millionths of a rupee per unit. */
export interface CostLimits {
  lowest: CostRate;
  highest: CostRate;
}

/**
 * Reverses a movement at exactly its original value. If that would leave value without stock, value
 * of the wrong sign, or goods worth more or less than they ever cost (because they were sold at
 * another average since), stock keeps its rate and the rest is variance.
 */
export function takeBack(before: Cost, quantity: Quantity, value: Paise, limits?: CostLimits): Valued {
  const quantityAfter = before.quantity + quantity;
  const exact = before.value + value;
  const total = isWithinLimits(quantityAfter, exact, limits)
    ? exact
    : calculateCost(quantityAfter, before.rate);
  const rate = quantityAfter > 0n && total > 0n ? calculateCostRate(total, quantityAfter) : before.rate;
  const valueChange = total - before.value;
  return {
    after: { quantity: quantityAfter, value: total, rate },
    value: valueChange,
    variance: value - valueChange,
  };
}

function calculateCostOut(before: Cost, quantity: Quantity, quantityAfter: Quantity): Paise {
  if (quantityAfter === 0n) return before.value;
  if (before.quantity <= 0n) return calculateCost(quantity, before.rate);
  if (quantityAfter < 0n) return before.value + calculateCost(-quantityAfter, before.rate);
  // The rounding of many small sales could add up to more than the value that is left, but stock is
  // never worth less than zero.
  const cost = calculateCost(quantity, before.rate);
  return cost < before.value ? cost : before.value;
}

function isWithinLimits(quantity: Quantity, value: Paise, limits: CostLimits | undefined) {
  if (quantity === 0n) return value === 0n;
  if (quantity > 0n ? value < 0n : value > 0n) return false;
  if (!limits) return true;
  const [units, worth] = quantity > 0n ? [quantity, value] : [-quantity, -value];
  return (
    worth >= calculateCost(units, limits.lowest) - ROUNDING_LIMIT &&
    worth <= calculateCost(units, limits.highest) + ROUNDING_LIMIT
  );
}

/** Each line's cost is rounded to paise, so the remaining value can differ a little. */
const ROUNDING_LIMIT: Paise = 100n;
