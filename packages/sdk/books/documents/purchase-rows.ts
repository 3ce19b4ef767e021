import { documentColumns } from "../document-columns.ts";
import { formatPaise, formatPercent, formatPrice, formatQuantity } from "../money.ts";
import type { LandedLine, PurchaseInput, PurchaseTotals } from "./purchase-input.ts";
import { taxedColumns } from "../tax.ts";
import type { Posted } from "../voucher.ts";

/** The document rows of a posted purchase. */
export function purchaseRows(
  input: PurchaseInput,
  lines: readonly LandedLine[],
  totals: PurchaseTotals,
  posted: Posted,
) {
  const head = {
    ...documentColumns(posted, input.narration),
    supplier_id: input.supplier.id,
    supplier_invoice_no: input.supplierInvoiceNo,
    supplier_invoice_date: input.supplierInvoiceDate,
    location_id: input.locationId,
    supplier_registered: input.supplier.isRegistered ? 1 : 0,
    inter_state: totals.interState ? 1 : 0,
    ...taxedColumns(totals),
    freight: formatPaise(totals.freight),
    discount: formatPaise(totals.discount),
    round_off: formatPaise(totals.roundOff),
    amount: formatPaise(totals.amount),
  };
  return { head, lines: lines.map((line, index) => lineRow(line, index, posted)) };
}

function lineRow(line: LandedLine, index: number, posted: Posted) {
  return {
    company_id: posted.companyId,
    purchase_id: posted.documentId,
    line_no: index + 1,
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
    amount: formatPaise(line.amount),
    landed: formatPaise(line.landed),
  };
}
