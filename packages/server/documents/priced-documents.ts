import {
  orderAmount,
  orderLineAmount,
  type OrderInput,
  type pricePurchaseReturn,
  type pricePurchase,
  type priceSaleReturn,
  type priceSale,
  taxedColumns,
  type Taxed,
  formatPaise,
  formatPercent,
  formatPrice,
  formatQuantity,
  type Paise,
  type Percent,
  type Price,
  type Quantity,
} from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";

/** The response for a priced bill: its lines with taxes, and its totals. */
export function pricedBill(
  { lines, totals }: ReturnType<typeof priceSale>,
  told: Pick<Schema<"PricedBill">, "warnings" | "refusals">,
): Schema<"PricedBill"> {
  return {
    ...pricedTotals(totals),
    ...told,
    lines: lines.map((line) => ({ ...pricedLine(line), ...pricedDiscount(line) })),
  };
}

/** The discount fields of a line; none if it has no discount. */
function pricedDiscount({ discountRate, discount }: { discountRate: Percent; discount: Paise }) {
  return {
    ...(discountRate > 0n && { discountRate: formatPercent(discountRate) }),
    ...((discountRate > 0n || discount > 0n) && { discount: formatPaise(discount) }),
  };
}

/** The response for a priced purchase: the fields of a bill, plus freight and each line's landed value in stock. */
export function pricedPurchase({
  lines,
  totals,
}: ReturnType<typeof pricePurchase>): Schema<"PricedPurchase"> {
  return {
    ...pricedTotals(totals),
    freight: formatPaise(totals.freight),
    lines: lines.map((line) => ({ ...pricedLine(line), landed: formatPaise(line.landed) })),
  };
}

type Told = Pick<Schema<"PricedReturn">, "warnings" | "refusals">;

/** The response for a priced sale return: each line adds up its good, damaged and expired goods. */
export function pricedSaleReturn(
  { lines, totals }: ReturnType<typeof priceSaleReturn>,
  told: Told,
): Schema<"PricedReturn"> {
  return {
    ...pricedTotals(totals),
    ...told,
    lines: lines.map(({ good, damaged, expired, free, ...line }) =>
      pricedLine({ ...line, quantity: good + damaged + expired, freeQuantity: free }),
    ),
  };
}

/** The response for a priced purchase return. */
export function pricedPurchaseReturn(
  { lines, totals }: ReturnType<typeof pricePurchaseReturn>,
  told: Told,
): Schema<"PricedReturn"> {
  return { ...pricedTotals({ ...totals, discount: 0n }), ...told, lines: lines.map(pricedLine) };
}

/** The response for a priced order. */
export function pricedOrder({ lines }: OrderInput): Schema<"PricedOrder"> {
  return {
    amount: formatPaise(orderAmount(lines)),
    lines: lines.map((line, index) => ({
      itemId: line.itemId,
      quantity: formatQuantity(line.quantity),
      rate: formatPrice(line.rate),
      ...(line.discountRate && { discountRate: formatPercent(line.discountRate) }),
      amount: formatPaise(orderLineAmount(line, index)),
    })),
  };
}

/** The response for a priced expense. */
export function pricedExpense(
  amount: Paise,
  priced: Taxed,
  warnings: Schema<"PricedExpense">["warnings"],
): Schema<"PricedExpense"> {
  return { ...taxedColumns({ ...priced, amount }), warnings };
}

function pricedTotals(totals: Taxed & { discount: Paise; roundOff: Paise; amount: Paise }) {
  return {
    ...taxedColumns(totals),
    discount: formatPaise(totals.discount),
    roundOff: formatPaise(totals.roundOff),
  };
}

interface Line extends Taxed {
  item: { id: number };
  quantity: Quantity;
  freeQuantity?: Quantity;
  unitPrice: Price;
  taxRate: Percent;
  amount: Paise;
}

function pricedLine(line: Line) {
  return {
    itemId: line.item.id,
    quantity: formatQuantity(line.quantity),
    freeQuantity: formatQuantity(line.freeQuantity ?? 0n),
    unitPrice: formatPrice(line.unitPrice),
    taxRate: formatPercent(line.taxRate),
    ...taxedColumns(line),
  };
}
