import { PAYMENT_MODE } from "../document-status.ts";
import { problem } from "../../problem.ts";
import { calculateAmount } from "../rounding.ts";
import {
  formatPaise,
  formatPercent,
  formatPrice,
  formatQuantity,
  LARGEST_AMOUNT,
  sum,
  type Paise,
  type Percent,
  type Price,
  type Quantity,
} from "../money.ts";
import type { DocumentInput } from "./document-voucher.ts";
import { calculateDiscount } from "./line-discount.ts";

/** Moves no money or stock. Quantities in thousandths, rates in ten-thousandths of a rupee. */
export interface OrderInput extends DocumentInput {
  /** The invoice series intended for its bill. */
  billSeries: string | null;
  customerId: number;
  userId: number | null;
  mode: "cash" | "credit";
  lines: readonly OrderLine[];
}

export interface OrderLine {
  itemId: number;
  mrp: Price;
  quantity: Quantity;
  /** Price per unit, including tax. */
  rate: Price;
  /** Discount on the line, including tax like the rate. */
  discountRate?: Percent;
}

/** In paise. Throws what `calculateDiscount` throws. */
export function calculateOrderLineAmount(
  { quantity, rate, discountRate = 0n }: OrderLine,
  index: number,
): Paise {
  const gross = calculateAmount(quantity, rate);
  return gross - calculateDiscount(gross, { discountRate }, index);
}

/**
 * In paise; each line is rounded to the paisa. Throws LINE_INVALID for a quantity that is not above
 * zero, a negative rate or an invalid discount, AMOUNT_INVALID if the sum is larger than its column
 * holds.
 */
export function calculateOrderAmount(lines: readonly OrderLine[]): Paise {
  if (lines.some((line) => line.quantity <= 0n || line.rate < 0n)) throw problem("LINE_INVALID");
  const amount = sum(lines.map(calculateOrderLineAmount));
  if (amount > LARGEST_AMOUNT) throw problem("AMOUNT_INVALID");
  return amount;
}

export function makeOrderColumns(order: OrderInput) {
  return {
    bill_series: order.billSeries,
    date: order.date,
    customer_id: order.customerId,
    user_id: order.userId,
    branch_id: order.branchId,
    mode: PAYMENT_MODE[order.mode],
    amount: formatPaise(calculateOrderAmount(order.lines)),
    narration: order.narration ?? null,
  };
}

export function orderLineRows(companyId: number, orderId: number, lines: readonly OrderLine[]) {
  return lines.map((line, index) => ({
    company_id: companyId,
    order_id: orderId,
    line_no: index + 1,
    item_id: line.itemId,
    mrp: formatPrice(line.mrp),
    quantity: formatQuantity(line.quantity),
    rate: formatPrice(line.rate),
    discount_rate: formatPercent(line.discountRate ?? 0n),
    amount: formatPaise(calculateOrderLineAmount(line, index)),
    narration: null,
  }));
}
