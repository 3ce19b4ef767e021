import { formatPaise, formatPercent, formatPrice, formatQuantity } from "../money.ts";
import { makeDocument } from "./document-voucher.ts";
import type { GivenBackLine, PurchaseReturnInput } from "./purchase-return-input.ts";
import { makeSupplierNoteColumns } from "./supplier-note.ts";
import { chooseSupplyKind, makeTaxedColumns, makeTotalsColumns, type TaxedTotals } from "../tax.ts";
import type { Row, VoucherDocument } from "../voucher.ts";

export function makePurchaseReturnDocument(
  input: PurchaseReturnInput,
  lines: readonly GivenBackLine[],
  totals: TaxedTotals,
): VoucherDocument {
  return makeDocument("purchase_return", input, {
    head: makeHeadColumns(input, totals),
    lines,
    columnsOf: (line, cost) => ({
      purchase_line_no: line.purchaseLineNo,
      item_id: line.item.id,
      hsn_code: line.item.hsnCode,
      supply_kind: chooseSupplyKind(line.item, line.taxRate),
      quantity: formatQuantity(line.quantity),
      unit_price: formatPrice(line.unitPrice),
      tax_rate: formatPercent(line.taxRate),
      ...makeTaxedColumns(line),
      cost: formatPaise(cost),
    }),
  });
}

function makeHeadColumns(input: PurchaseReturnInput, totals: TaxedTotals): Row {
  return {
    purchase_id: input.purchase?.id ?? null,
    supplier_id: input.supplier.id,
    location_id: input.locationId,
    ...makeSupplierNoteColumns(input),
    supplier_registered: (input.purchase ?? input.supplier).isRegistered ? 1 : 0,
    ...makeTotalsColumns(totals),
  };
}
