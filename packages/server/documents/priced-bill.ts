import type { priceSale } from "../books/documents/sale.ts";
import type { Schema } from "../contract/contract.ts";
import { formatPaise, formatPercent, formatPrice, formatQuantity } from "../money.ts";

/** A bill as it is answered before it is posted: its lines with their taxes, and its totals. */
export function pricedBill(
  { lines, totals }: ReturnType<typeof priceSale>,
  warnings: Schema<"DocumentWarning">[],
): Schema<"PricedBill"> {
  return {
    taxable: formatPaise(totals.taxable),
    cgst: formatPaise(totals.cgst),
    sgst: formatPaise(totals.sgst),
    igst: formatPaise(totals.igst),
    discount: formatPaise(totals.discount),
    roundOff: formatPaise(totals.roundOff),
    amount: formatPaise(totals.amount),
    warnings,
    lines: lines.map((line) => ({
      itemId: line.item.id,
      quantity: formatQuantity(line.quantity),
      freeQuantity: formatQuantity(line.freeQuantity ?? 0n),
      unitPrice: formatPrice(line.unitPrice),
      taxRate: formatPercent(line.taxRate),
      taxable: formatPaise(line.taxable),
      cgst: formatPaise(line.cgst),
      sgst: formatPaise(line.sgst),
      igst: formatPaise(line.igst),
      amount: formatPaise(line.amount),
    })),
  };
}
