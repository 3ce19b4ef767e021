import { formatPaise, formatPercent, formatPrice, formatQuantity, type Paise } from "../money.ts";
import { documentOf } from "./document-voucher.ts";
import type { PricedLine, SaleInput } from "./sale-input.ts";
import { taxedColumns, totalsColumns, type DiscountedTotals } from "../tax.ts";
import type { Posted, VoucherDocument } from "../voucher.ts";

/** The document of a bill. */
export function saleDocument(
  input: SaleInput,
  lines: readonly PricedLine[],
  totals: DiscountedTotals,
): VoucherDocument {
  return documentOf("sale", input, {
    head: (posted) => saleColumns(input, totals, posted),
    lines,
    columnsOf: saleLineColumns,
  });
}

/** What is stored of a bill in addition to `documentColumns`. */
export function saleColumns(input: SaleInput, totals: DiscountedTotals, posted: Posted) {
  const number = String(posted.number);
  const isWholesale = input.saleType === "Wholesale";
  return {
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
    ...totalsColumns(totals),
    discount: formatPaise(totals.discount),
  };
}

/** What is stored of a line of a bill, in addition to the columns that every line has. */
export function saleLineColumns(line: PricedLine, cost: Paise) {
  return {
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
    cost: formatPaise(cost),
  };
}
