import { PAYMENT_MODE } from "../document-status.ts";
import { problem } from "../../problem.ts";
import { calculateAmount, divideRounded } from "../rounding.ts";
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
import { makeShipToColumns, type ShipTo } from "../ship-to.ts";
import { calculateLineTaxes } from "../tax.ts";
import type { UnitPrice } from "../list-price.ts";

/** Moves no money or stock. Quantities in thousandths, rates in ten-thousandths of a rupee. */
export interface OrderInput extends DocumentInput {
  /** The invoice series intended for its bill. */
  billSeries: string | null;
  customerId: number;
  userId: number | null;
  /** Where its bill supplies, if not where the customer is: the code of a State. */
  placeOfSupply?: string | undefined;
  shipTo?: ShipTo | undefined;
  mode: "cash" | "credit";
  interState: boolean;
  lines: readonly OrderLine[];
}

export interface OrderLine extends UnitPrice {
  itemId: number;
  mrp: Price;
  quantity: Quantity;
  /** Price per unit, including tax: what is shown. The amount is calculated as a bill does it. */
  rate: Price;
  taxRate: Percent;
  discountRate?: Percent;
}

/** The price with its tax, to a ten-thousandth of a rupee. */
export function calculateOrderRate({
  unitPrice,
  priceHasTax,
  taxRate,
}: Pick<OrderLine, "unitPrice" | "priceHasTax" | "taxRate">): Price {
  return priceHasTax ? unitPrice : divideRounded(unitPrice * (10_000n + taxRate), 10_000n);
}

/** In paise, what a bill's line of the same goods comes to. Throws what `calculateDiscount` throws. */
export function calculateOrderLineAmount(
  { quantity, unitPrice, priceHasTax, taxRate, discountRate = 0n }: OrderLine,
  index: number,
  interState: boolean,
): Paise {
  const gross = calculateAmount(quantity, unitPrice);
  const net = gross - calculateDiscount(gross, { discountRate }, index);
  return calculateLineTaxes(net, { taxRate, priceHasTax, interState }).amount;
}

/**
 * In paise; each line is rounded to the paisa. Throws LINE_INVALID for a quantity that is not above
 * zero, a negative price or an invalid discount, AMOUNT_INVALID if the sum is larger than its column
 * holds.
 */
export function calculateOrderAmount({ lines, interState }: Pick<OrderInput, "lines" | "interState">): Paise {
  if (lines.some((line) => line.quantity <= 0n || line.unitPrice < 0n)) throw problem("LINE_INVALID");
  const amount = sum(lines.map((line, index) => calculateOrderLineAmount(line, index, interState)));
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
    place_of_supply: order.placeOfSupply ?? null,
    ...makeShipToColumns(order.shipTo),
    mode: PAYMENT_MODE[order.mode],
    amount: formatPaise(calculateOrderAmount(order)),
    inter_state: order.interState ? 1 : 0,
    narration: order.narration ?? null,
  };
}

export function orderLineRows(
  companyId: number,
  orderId: number,
  { lines, interState }: Pick<OrderInput, "lines" | "interState">,
) {
  return lines.map((line, index) => ({
    company_id: companyId,
    order_id: orderId,
    line_no: index + 1,
    item_id: line.itemId,
    mrp: formatPrice(line.mrp),
    quantity: formatQuantity(line.quantity),
    rate: formatPrice(line.rate),
    unit_price: formatPrice(line.unitPrice),
    price_has_tax: line.priceHasTax ? 1 : 0,
    tax_rate: formatPercent(line.taxRate),
    discount_rate: formatPercent(line.discountRate ?? 0n),
    amount: formatPaise(calculateOrderLineAmount(line, index, interState)),
    narration: null,
  }));
}
