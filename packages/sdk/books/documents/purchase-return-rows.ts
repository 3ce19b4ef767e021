import { formatPaise, formatPercent, formatPrice, formatQuantity } from "../money.ts";
import { documentOf } from "./document-voucher.ts";
import type { GivenBackLine, PurchaseReturnInput } from "./purchase-return-input.ts";
import { taxedColumns, totalsColumns, type TaxedTotals } from "../tax.ts";
import type { Row, VoucherDocument } from "../voucher.ts";

/** The document of a purchase return. */
export function purchaseReturnDocument(
  input: PurchaseReturnInput,
  lines: readonly GivenBackLine[],
  totals: TaxedTotals,
): VoucherDocument {
  return documentOf("purchase_return", input, {
    head: headColumns(input, totals),
    lines,
    columnsOf: (line, cost) => ({
      purchase_line_no: line.purchaseLineNo,
      item_id: line.item.id,
      hsn_code: line.item.hsnCode,
      quantity: formatQuantity(line.quantity),
      unit_price: formatPrice(line.unitPrice),
      tax_rate: formatPercent(line.taxRate),
      ...taxedColumns(line),
      cost: formatPaise(cost),
    }),
  });
}

function headColumns(input: PurchaseReturnInput, totals: TaxedTotals): Row {
  return {
    purchase_id: input.purchase?.id ?? null,
    supplier_id: input.supplier.id,
    location_id: input.locationId,
    supplier_registered: (input.purchase ?? input.supplier).isRegistered ? 1 : 0,
    ...totalsColumns(totals),
  };
}
