import { PAYMENT_MODE } from "../document-status.ts";
import { formatPaise, formatPercent, formatPrice, formatQuantity } from "../money.ts";
import { makeDocument } from "./document-voucher.ts";
import type { ReturnedLine } from "./sale-return-lines.ts";
import type { SaleReturnInput } from "./sale-return-input.ts";
import {
  chooseSupplyKind,
  formatRateNotCharged,
  makeDiscountColumns,
  makeTaxedColumns,
  makeTotalsColumns,
  type DiscountedTotals,
} from "../tax.ts";
import type { Row, VoucherDocument } from "../voucher.ts";

export function makeSaleReturnDocument(
  input: SaleReturnInput,
  lines: readonly ReturnedLine[],
  totals: DiscountedTotals,
  placeOfSupply: string | null,
): VoucherDocument {
  return makeDocument("sale_return", input, {
    head: { ...makeHeadColumns(input, totals), place_of_supply: placeOfSupply },
    lines,
    columnsOf: (line, cost) => ({
      bill_line_no: line.billLineNo,
      item_id: line.item.id,
      hsn_code: line.item.hsnCode,
      supply_kind: chooseSupplyKind(line.item, line.rateNotCharged ?? line.taxRate),
      mrp: formatPrice(line.item.mrp),
      good_quantity: formatQuantity(line.good),
      damaged_quantity: formatQuantity(line.damaged),
      expired_quantity: formatQuantity(line.expired),
      free_quantity: formatQuantity(line.free),
      unit_price: formatPrice(line.unitPrice),
      price_has_tax: line.priceHasTax ? 1 : 0,
      bill_discount: formatPaise(line.billDiscount),
      tax_rate: formatPercent(line.taxRate),
      rate_not_charged: formatRateNotCharged(line),
      ...makeTaxedColumns(line),
      // What left inventory counts as positive; here goods come in.
      cost: formatPaise(line.cost ?? -cost),
    }),
  });
}

function makeHeadColumns(input: SaleReturnInput, totals: DiscountedTotals): Row {
  const { source, refund } = input;
  const { invType, saleType } = source.bill ?? source;
  return {
    bill_id: source.bill?.id ?? null,
    without_tax: input.withoutTax ? 1 : 0,
    inv_type: invType,
    sale_type: saleType,
    mode: PAYMENT_MODE[refund.mode],
    refund_ledger_id: refund.mode === "cash" ? refund.accountId : null,
    customer_id: input.customer.id,
    salesman_id: input.salesmanId,
    branch_id: input.branchId,
    route_id: input.routeId,
    vehicle_id: input.vehicleId,
    location_id: input.locationId,
    ...makeTotalsColumns(totals),
    ...makeDiscountColumns(totals),
  };
}
