import { formatPaise, formatPercent, formatPrice, formatQuantity } from "../money.ts";
import { makeDocument } from "./document-voucher.ts";
import type { LandedLine, PurchaseInput, PurchaseTotals } from "./purchase-input.ts";
import { chooseSupplyKind, makeTaxedColumns, makeTotalsColumns } from "../tax.ts";
import type { VoucherDocument } from "../voucher.ts";

export function makePurchaseDocument(
  input: PurchaseInput,
  lines: readonly LandedLine[],
  totals: PurchaseTotals,
): VoucherDocument {
  return makeDocument("purchase", input, {
    head: makePurchaseColumns(input, totals),
    lines,
    columnsOf: makePurchaseLineColumns,
  });
}

export function makePurchaseColumns(input: PurchaseInput, totals: PurchaseTotals) {
  return {
    supplier_id: input.supplier.id,
    supplier_invoice_no: input.supplierInvoiceNo,
    supplier_invoice_date: input.supplierInvoiceDate,
    location_id: input.locationId,
    supplier_registered: input.supplier.isRegistered ? 1 : 0,
    ...makeTotalsColumns(totals),
    freight: formatPaise(totals.freight),
    discount: formatPaise(totals.discount),
  };
}

export function makePurchaseLineColumns(line: LandedLine) {
  return {
    item_id: line.item.id,
    hsn_code: line.item.hsnCode,
    supply_kind: chooseSupplyKind(line.item, line.taxRate),
    mrp: formatPrice(line.item.mrp),
    quantity: formatQuantity(line.quantity),
    free_quantity: formatQuantity(line.freeQuantity ?? 0n),
    unit_price: formatPrice(line.unitPrice),
    discount_rate: formatPercent(line.discountRate ?? 0n),
    freight: formatPaise(line.freight),
    tax_rate: formatPercent(line.taxRate),
    ...makeTaxedColumns(line),
    landed: formatPaise(line.landed),
  };
}
