import { documentColumns } from "../document-columns.ts";
import { formatPaise, formatPercent, formatPrice, formatQuantity } from "../money.ts";
import type { ReturnedLine } from "./sale-return-lines.ts";
import type { SaleReturnInput, SaleReturnTotals } from "./sale-return-input.ts";
import { taxedColumns } from "../tax.ts";
import type { Posted, Row } from "../voucher.ts";

/** The document rows of a posted sale return. */
export function saleReturnRows(
  input: SaleReturnInput,
  lines: readonly ReturnedLine[],
  totals: SaleReturnTotals,
  posted: Posted,
): { head: Row; lines: Row[] } {
  const { source, refund } = input;
  const { invType, saleType } = source.bill ?? source;
  const head: Row = {
    ...documentColumns(posted, input.narration),
    bill_id: source.bill?.id ?? null,
    inv_type: invType,
    sale_type: saleType,
    mode: refund.mode === "cash" ? 0 : 1,
    refund_ledger_id: refund.mode === "cash" ? refund.accountId : null,
    customer_id: input.customer.id,
    salesman_id: input.salesmanId,
    branch_id: input.branchId,
    route_id: input.routeId,
    vehicle_id: input.vehicleId,
    location_id: input.locationId,
    inter_state: totals.interState ? 1 : 0,
    ...taxedColumns(totals),
    discount: formatPaise(totals.discount),
    round_off: formatPaise(totals.roundOff),
    amount: formatPaise(totals.amount),
  };
  return { head, lines: lines.map((line, index) => lineRow(line, index, posted)) };
}

function lineRow(line: ReturnedLine, index: number, posted: Posted): Row {
  // `posted.costs` counts what left inventory as positive; here goods come in.
  const cost = line.cost ?? -(posted.costs.get(index) ?? 0n);
  return {
    company_id: posted.companyId,
    sale_return_id: posted.documentId,
    line_no: index + 1,
    bill_line_no: line.billLineNo,
    item_id: line.item.id,
    hsn_code: line.item.hsnCode,
    mrp: formatPrice(line.item.mrp),
    good_quantity: formatQuantity(line.good),
    damaged_quantity: formatQuantity(line.damaged),
    expired_quantity: formatQuantity(line.expired),
    free_quantity: formatQuantity(line.free),
    unit_price: formatPrice(line.unitPrice),
    tax_rate: formatPercent(line.taxRate),
    ...taxedColumns(line),
    amount: formatPaise(line.amount),
    cost: formatPaise(cost),
  };
}
