import { documentColumns } from "../document-columns.ts";
import { formatPaise, formatPercent, formatPrice, formatQuantity } from "../money.ts";
import type { PricedLine, SaleInput, SaleTotals } from "./sale-input.ts";
import { taxedColumns } from "../tax.ts";
import type { Posted } from "../voucher.ts";

/** The document rows of a posted bill. */
export function saleRows(input: SaleInput, lines: readonly PricedLine[], totals: SaleTotals, posted: Posted) {
  const number = String(posted.number);
  const isWholesale = input.saleType === "Wholesale";
  const head = {
    ...documentColumns(posted, input.narration),
    series_id: input.series.id,
    series: input.series.series,
    // A wholesale bill shows 00 for its retail number (docs/books.md#wholesale).
    retail_no: isWholesale ? "00" : number,
    wholesale_no: isWholesale ? number : null,
    bill_no: posted.voucherNo,
    inv_type: input.series.invType,
    sale_type: input.saleType,
    mode: input.payment.mode === "cash" ? 0 : 1,
    customer_id: input.customer.id,
    salesman_id: input.salesmanId,
    branch_id: input.branchId,
    route_id: input.routeId,
    vehicle_id: input.vehicleId,
    location_id: input.locationId,
    order_id: input.orderId ?? null,
    inter_state: totals.interState ? 1 : 0,
    ...taxedColumns(totals),
    discount: formatPaise(totals.discount),
    round_off: formatPaise(totals.roundOff),
    amount: formatPaise(totals.amount),
  };
  return { head, lines: lines.map((line, index) => lineRow(line, index, posted)) };
}

function lineRow(line: PricedLine, index: number, posted: Posted) {
  return {
    company_id: posted.companyId,
    bill_id: posted.documentId,
    line_no: index + 1,
    item_id: line.item.id,
    hsn_code: line.item.hsnCode,
    mrp: formatPrice(line.item.mrp),
    quantity: formatQuantity(line.quantity),
    free_quantity: formatQuantity(line.freeQuantity ?? 0n),
    unit_price: formatPrice(line.unitPrice),
    discount_rate: formatPercent(line.discountRate),
    discount: formatPaise(line.discount),
    tax_rate: formatPercent(line.taxRate),
    ...taxedColumns(line),
    amount: formatPaise(line.amount),
    cost: formatPaise(posted.costs.get(index) ?? 0n),
  };
}
