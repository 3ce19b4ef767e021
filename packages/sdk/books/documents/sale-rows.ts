import { PAYMENT_MODE } from "../document-status.ts";
import { formatPaise, formatPercent, formatPrice, formatQuantity, type Paise } from "../money.ts";
import { makeDocument } from "./document-voucher.ts";
import type { PricedLine, SaleInput } from "./sale-input.ts";
import {
  chooseSupplyKind,
  formatRateNotCharged,
  makeDiscountColumns,
  makeTaxedColumns,
  makeTotalsColumns,
  type DiscountedTotals,
} from "../tax.ts";
import { makeShipToColumns } from "../ship-to.ts";
import type { Posted, VoucherDocument } from "../voucher.ts";

export function makeSaleDocument(
  input: SaleInput,
  lines: readonly PricedLine[],
  totals: DiscountedTotals,
  placeOfSupply: string | null,
): VoucherDocument {
  return makeDocument("sale", input, {
    head: { ...makeSaleColumns(input, totals), place_of_supply: placeOfSupply },
    makePostedColumns: (postedVoucher) => makeBillNumbers(input, postedVoucher),
    lines,
    columnsOf: makeSaleLineColumns,
  });
}

export function makeBillNumbers({ saleType }: SaleInput, postedVoucher: Posted) {
  const number = String(postedVoucher.number);
  const isWholesale = saleType === "Wholesale";
  return {
    // A wholesale bill shows 00 for its retail number (docs/books.md#wholesale).
    retail_no: isWholesale ? "00" : number,
    wholesale_no: isWholesale ? number : null,
    bill_no: postedVoucher.voucherNo,
  };
}

export function makeSaleColumns(input: SaleInput, totals: DiscountedTotals) {
  return {
    series_id: input.series.id,
    series: input.series.series,
    inv_type: input.series.invType,
    sale_type: input.saleType,
    mode: PAYMENT_MODE[input.payment.mode],
    customer_id: input.customer.id,
    salesman_id: input.salesmanId,
    branch_id: input.branchId,
    route_id: input.routeId,
    vehicle_id: input.vehicleId,
    location_id: input.locationId,
    order_id: input.orderId ?? null,
    no_tax_reason: input.noTaxReason ?? null,
    ...makeShipToColumns(input.shipTo),
    ...makeTotalsColumns(totals),
    ...makeDiscountColumns(totals),
  };
}

export function makeSaleLineColumns(line: PricedLine, cost: Paise) {
  return {
    item_id: line.item.id,
    hsn_code: line.item.hsnCode,
    supply_kind: chooseSupplyKind(line.item, line.rateNotCharged ?? line.taxRate),
    mrp: formatPrice(line.item.mrp),
    quantity: formatQuantity(line.quantity),
    free_quantity: formatQuantity(line.freeQuantity ?? 0n),
    unit_price: formatPrice(line.unitPrice),
    price_has_tax: line.priceHasTax ? 1 : 0,
    discount_rate: formatPercent(line.discountRate),
    discount: formatPaise(line.discount),
    bill_discount: formatPaise(line.billDiscount),
    tax_rate: formatPercent(line.taxRate),
    rate_not_charged: formatRateNotCharged(line),
    cost: formatPaise(cost),
    ...makeTaxedColumns(line),
  };
}
