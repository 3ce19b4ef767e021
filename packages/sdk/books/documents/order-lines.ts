import { problem } from "../../problem.ts";
import { amountOf } from "../rounding.ts";
import {
  formatPaise,
  formatPercent,
  formatPrice,
  formatQuantity,
  LARGEST,
  sum,
  type Paise,
  type Percent,
  type Price,
  type Quantity,
} from "../money.ts";
import type { DocumentInput } from "./document-voucher.ts";
import { discountOn } from "./line-discount.ts";

/** A customer's order; it moves neither money nor stock. Quantities in thousandths, rates in ten-thousandths of a rupee. */
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

/** The amount of a line, in paise. Throws what `discountOn` throws. */
export function orderLineAmount({ quantity, rate, discountRate = 0n }: OrderLine, index: number): Paise {
  const gross = amountOf(quantity, rate);
  return gross - discountOn(gross, { discountRate }, index);
}

/**
 * An order's amount in paise: the sum of its lines, each rounded to the paisa. Throws LINE_INVALID for a
 * quantity that is not above zero, a negative rate or an invalid discount, AMOUNT_INVALID if the sum is
 * larger than its column holds.
 */
export function orderAmount(lines: readonly OrderLine[]): Paise {
  if (lines.some((line) => line.quantity <= 0n || line.rate < 0n)) throw problem("LINE_INVALID");
  const amount = sum(lines.map(orderLineAmount));
  if (amount > LARGEST) throw problem("AMOUNT_INVALID");
  return amount;
}

/** The columns of an order that the client enters, with its amount. Throws what `orderAmount` throws. */
export function orderColumns(order: OrderInput) {
  return {
    bill_series: order.billSeries,
    date: order.date,
    customer_id: order.customerId,
    user_id: order.userId,
    branch_id: order.branchId,
    mode: order.mode === "cash" ? 0 : 1,
    amount: formatPaise(orderAmount(order.lines)),
    narration: order.narration ?? null,
  };
}

/** The rows of an order's lines. */
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
    amount: formatPaise(orderLineAmount(line, index)),
    narration: null,
  }));
}
