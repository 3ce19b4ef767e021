import { formatPaise, formatPercent, formatPrice, formatQuantity } from "../money.ts";
import { documentOf } from "./document-voucher.ts";
import type { LandedLine, PurchaseInput, PurchaseTotals } from "./purchase-input.ts";
import { taxedColumns, totalsColumns } from "../tax.ts";
import type { VoucherDocument } from "../voucher.ts";

/** The document of a purchase. */
export function purchaseDocument(
  input: PurchaseInput,
  lines: readonly LandedLine[],
  totals: PurchaseTotals,
): VoucherDocument {
  return documentOf("purchase", input, {
    head: purchaseColumns(input, totals),
    lines,
    columnsOf: purchaseLineColumns,
  });
}

/** What is stored of a purchase in addition to `documentColumns`. */
export function purchaseColumns(input: PurchaseInput, totals: PurchaseTotals) {
  return {
    supplier_id: input.supplier.id,
    supplier_invoice_no: input.supplierInvoiceNo,
    supplier_invoice_date: input.supplierInvoiceDate,
    location_id: input.locationId,
    supplier_registered: input.supplier.isRegistered ? 1 : 0,
    ...totalsColumns(totals),
    freight: formatPaise(totals.freight),
    discount: formatPaise(totals.discount),
  };
}

/** What is stored of a line of a purchase, in addition to the columns that every line has. */
export function purchaseLineColumns(line: LandedLine) {
  return {
    item_id: line.item.id,
    hsn_code: line.item.hsnCode,
    mrp: formatPrice(line.item.mrp),
    quantity: formatQuantity(line.quantity),
    free_quantity: formatQuantity(line.freeQuantity ?? 0n),
    unit_price: formatPrice(line.unitPrice),
    discount_rate: formatPercent(line.discountRate ?? 0n),
    freight: formatPaise(line.freight),
    tax_rate: formatPercent(line.taxRate),
    ...taxedColumns(line),
    landed: formatPaise(line.landed),
  };
}
