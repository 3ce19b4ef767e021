// The books as pure functions: what a document posts, prices, taxes, values, settles and batches. No database, no server and no page is
// in them: who uses them reads before and writes after. Internal to Vanbook's own packages: hosts have no such entry (decision 54).

export {
  LARGEST,
  abs,
  costRate,
  formatCostRate,
  formatPaise,
  formatPercent,
  formatPrice,
  formatQuantity,
  paise,
  percent,
  price,
  quantity,
  sum,
} from "./money.ts";
export type { CostRate, Paise, Percent, Price, Quantity } from "./money.ts";
export { amountOf, costOf, divideRounded, percentOf, rateOf, share } from "./rounding.ts";
export { writtenDay } from "./written-day.ts";
