import {
  calculateOrderAmount,
  calculateOrderLineAmount,
  type OrderInput,
  type calculatePurchaseReturn,
  type calculatePurchase,
  type calculateSaleReturn,
  type calculateSale,
  makeTaxedColumns,
  type Taxed,
  formatPaise,
  formatPercent,
  formatPrice,
  formatQuantity,
  type Paise,
  type PricedLine,
  type Percent,
  type Price,
  type Quantity,
} from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";

export function formatPricedBill(
  { lines, totals }: ReturnType<typeof calculateSale>,
  findings: Pick<Schema<"PricedBill">, "warnings" | "refusals" | "placeNote" | "noTaxReason">,
): Schema<"PricedBill"> {
  return {
    ...pricedTotals(totals),
    ...findings,
    lines: lines.map((line) => ({
      ...formatPricedLine(line),
      ...(line.rateNotCharged !== undefined && { rateNotCharged: formatPercent(line.rateNotCharged) }),
      ...formatDiscount(line),
      ...formatBillDiscount(line),
    })),
  };
}

function formatDiscount({ discountRate, discount, billDiscount }: PricedLine) {
  const isDiscounted = discountRate > 0n || discount > 0n || billDiscount > 0n;
  return {
    ...(discountRate > 0n && { discountRate: formatPercent(discountRate) }),
    ...(isDiscounted && { discount: formatPaise(discount + billDiscount) }),
  };
}

function formatBillDiscount({ billDiscount }: { billDiscount: Paise }) {
  return billDiscount > 0n && { billDiscount: formatPaise(billDiscount) };
}

export function formatPricedPurchase(
  { lines, totals }: ReturnType<typeof calculatePurchase>,
  warnings: Schema<"PricedPurchase">["warnings"],
): Schema<"PricedPurchase"> {
  return {
    ...pricedTotals(totals),
    freight: formatPaise(totals.freight),
    warnings,
    lines: lines.map((line) => ({ ...formatPricedLine(line), landed: formatPaise(line.landed) })),
  };
}

type Told = Pick<Schema<"PricedReturn">, "warnings" | "refusals">;

export function formatPricedSaleReturn(
  { lines, totals }: ReturnType<typeof calculateSaleReturn>,
  findings: Told,
): Schema<"PricedReturn"> {
  return {
    ...pricedTotals(totals),
    ...findings,
    lines: lines.map(({ good, damaged, expired, free, ...line }) => ({
      ...formatPricedLine({ ...line, quantity: good + damaged + expired, freeQuantity: free }),
      ...formatBillDiscount(line),
    })),
  };
}

export function formatPricedPurchaseReturn(
  { lines, totals }: ReturnType<typeof calculatePurchaseReturn>,
  findings: Told,
): Schema<"PricedReturn"> {
  return { ...pricedTotals({ ...totals, discount: 0n }), ...findings, lines: lines.map(formatPricedLine) };
}

export function formatPricedOrder(
  order: OrderInput & Pick<Schema<"PricedOrder">, "placeNote">,
): Schema<"PricedOrder"> {
  return {
    amount: formatPaise(calculateOrderAmount(order)),
    ...(order.placeNote && { placeNote: order.placeNote }),
    lines: order.lines.map((line, index) => ({
      itemId: line.itemId,
      quantity: formatQuantity(line.quantity),
      rate: formatPrice(line.rate),
      ...(line.discountRate && { discountRate: formatPercent(line.discountRate) }),
      amount: formatPaise(calculateOrderLineAmount(line, index, order.interState)),
    })),
  };
}

export function formatPricedExpense(
  amount: Paise,
  taxes: Taxed,
  warnings: Schema<"PricedExpense">["warnings"],
): Schema<"PricedExpense"> {
  return { ...makeTaxedColumns({ ...taxes, amount }), warnings };
}

function pricedTotals(
  totals: Taxed & { discount: Paise; discountBeforeTax?: Paise; roundOff: Paise; amount: Paise },
) {
  return {
    ...makeTaxedColumns(totals),
    discount: formatPaise(totals.discount),
    ...(totals.discountBeforeTax && { discountBeforeTax: formatPaise(totals.discountBeforeTax) }),
    roundOff: formatPaise(totals.roundOff),
  };
}

interface Line extends Taxed {
  item: { id: number };
  quantity: Quantity;
  freeQuantity?: Quantity;
  unitPrice: Price;
  priceHasTax?: boolean;
  taxRate: Percent;
  amount: Paise;
}

function formatPricedLine(line: Line) {
  return {
    itemId: line.item.id,
    quantity: formatQuantity(line.quantity),
    freeQuantity: formatQuantity(line.freeQuantity ?? 0n),
    unitPrice: formatPrice(line.unitPrice),
    ...(line.priceHasTax && { priceHasTax: true }),
    taxRate: formatPercent(line.taxRate),
    ...makeTaxedColumns(line),
  };
}
