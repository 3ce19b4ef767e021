import { documentColumns } from "../document-columns.ts";
import { formatPaise, formatPercent, formatPrice, formatQuantity } from "../money.ts";
import type { GivenBackLine, PurchaseReturnInput, PurchaseReturnTotals } from "./purchase-return-input.ts";
import { taxedColumns } from "../tax.ts";
import type { Posted, Row } from "../voucher.ts";

/** The document rows of a posted purchase return. */
export function purchaseReturnRows(
  input: PurchaseReturnInput,
  lines: readonly GivenBackLine[],
  totals: PurchaseReturnTotals,
  posted: Posted,
): { head: Row; lines: Row[] } {
  const head: Row = {
    ...documentColumns(posted, input.narration),
    purchase_id: input.purchase?.id ?? null,
    supplier_id: input.supplier.id,
    location_id: input.locationId,
    supplier_registered: (input.purchase ?? input.supplier).isRegistered ? 1 : 0,
    inter_state: totals.interState ? 1 : 0,
    ...taxedColumns(totals),
    round_off: formatPaise(totals.roundOff),
    amount: formatPaise(totals.amount),
  };
  return { head, lines: lines.map((line, index) => lineRow(line, index, posted)) };
}

function lineRow(line: GivenBackLine, index: number, posted: Posted): Row {
  return {
    company_id: posted.companyId,
    purchase_return_id: posted.documentId,
    line_no: index + 1,
    purchase_line_no: line.purchaseLineNo,
    item_id: line.item.id,
    hsn_code: line.item.hsnCode,
    quantity: formatQuantity(line.quantity),
    unit_price: formatPrice(line.unitPrice),
    tax_rate: formatPercent(line.taxRate),
    ...taxedColumns(line),
    amount: formatPaise(line.amount),
    cost: formatPaise(posted.costs.get(index) ?? 0n),
  };
}
