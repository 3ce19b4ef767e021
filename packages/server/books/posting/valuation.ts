import { costOf, divideRounded, rateOf, type CostRate, type Paise, type Quantity } from "../../money.ts";

/** The company-wide stock of an item at its moving average. Value is zero whenever quantity is. */
export interface Cost {
  quantity: Quantity;
  value: Paise;
  rate: CostRate;
}

/** What a movement took to (+) or from (−) inventory, and the part of its given value that did not go there. */
export interface Valued {
  after: Cost;
  /** Signed change of the inventory account. */
  value: Paise;
  /** What was given beyond `value`; it belongs to stock variance. */
  variance: Paise;
}

export const NO_STOCK: Cost = { quantity: 0n, value: 0n, rate: 0n };

/**
 * Takes `quantity` worth `value` into stock (DOMAIN section 1). What covers a shortage relieves the stock that was
 * booked out at the old rate; the difference to the new rate is variance.
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
 * Takes `quantity` out of stock at the moving average: what brings the quantity to zero takes all the value that is
 * left, and what goes below zero is booked at the last rate.
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

/**
 * Takes a movement back with exactly the value it had. Where that would leave value without stock, or against its
 * sign (the goods were sold at another average since), stock keeps its rate and the rest is variance.
 */
export function takeBack(before: Cost, quantity: Quantity, value: Paise): Valued {
  const left = before.quantity + quantity;
  const exact = before.value + value;
  const total = fits(left, exact) ? exact : costOf(left, before.rate);
  const rate = left > 0n && total > 0n ? rateOf(total, left) : before.rate;
  const taken = total - before.value;
  return { after: { quantity: left, value: total, rate }, value: taken, variance: value - taken };
}

function costOut(before: Cost, quantity: Quantity, left: Quantity): Paise {
  if (left === 0n) return before.value;
  if (before.quantity <= 0n) return costOf(quantity, before.rate);
  if (left < 0n) return before.value + costOf(-left, before.rate);
  // Rounding many small sales up could take more than there is; stock that lies there is never worth less than nothing.
  const cost = costOf(quantity, before.rate);
  return cost < before.value ? cost : before.value;
}

function fits(quantity: Quantity, value: Paise) {
  if (quantity === 0n) return value === 0n;
  return quantity > 0n ? value >= 0n : value <= 0n;
}
