import { PurchaseReturnInput, PurchaseReturnLine } from "@vanbook/sdk/rules";
import { defineDocumentLookUp } from "../form/look-up.ts";
import type { VoucherLine } from "../voucher/definition.ts";
import { pricedBy } from "../voucher/pricing.ts";
import { proposedBy } from "../voucher/proposal.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { makeAccountLookUp } from "./money-fields.ts";
import { SUPPLIER_NOTE } from "./note-fields.ts";
import { allPlaces, goods, toId } from "./trade-fields.ts";
import { ROUNDED_TOTAL, TAX_AND_AMOUNT, VALUE_AND_TAXES } from "./trade-figures.ts";
import { findMissingItemFaults, findMissingLinesFault, findWrongLines } from "./trade-checks.ts";

/**
 * Posts goods that go back to a supplier. The lines of the purchase come in by themselves, with
 * what may still be returned and the batches that came.
 * @widget Vouchers
 * @stories vouchers/DocumentLines
 */
export const purchaseReturnVoucher = declareVoucher({
  operation: "purchaseReturns.post",
  title: "Purchase Return Voucher",
  noun: "purchase return",
  rules: PurchaseReturnInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    {
      field: "supplierId",
      kind: "lookup",
      from: makeAccountLookUp("suppliers"),
      changes: () => ({ purchaseId: null }),
    },
    {
      field: "purchaseId",
      kind: "lookup",
      from: defineDocumentLookUp("returnablePurchases.list", ({ supplierId, date }) => {
        const id = toId(supplierId);
        return id === undefined
          ? undefined
          : { supplierId: id, ...(typeof date === "string" && { until: date }) };
      }),
      none: "No purchase",
    },
    { field: "locationId", kind: "lookup", from: allPlaces },
    { field: "roundToRupee", kind: "switch" },
    ...SUPPLIER_NOTE,
    { field: "narration", isWide: true },
  ],
  lines: {
    rules: PurchaseReturnLine,
    columns: [
      { field: "itemId", kind: "lookup", from: goods },
      { field: "quantity", kind: "figure", unitsOf: "itemId" },
      { field: "unitPrice", kind: "figure" },
    ],
    least: 2,
    proposal: proposedBy("returnablePurchases.read", {
      by: "purchaseId",
      number: "purchaseLineNo",
      values: { itemId: "itemName", unitPrice: "unitPrice" },
      figures: [
        { field: "left", label: "Left", kind: "quantity" },
        { field: "batch", label: "Batch", kind: "text" },
      ],
    }),
  },
  price: pricedBy("purchaseReturns.price", {
    lines: [...TAX_AND_AMOUNT],
    totals: [...VALUE_AND_TAXES, ...ROUNDED_TOTAL],
  }),
  paper: "purchaseReturns.read",
  checks: (voucher) => ({
    ...findMissingLinesFault(voucher),
    ...findMissingItemFaults(voucher),
    ...findWrongLines(voucher, "unitPrice", "Rate is required.", isMissingRate),
  }),
});

/** Goods returned without a purchase need a rate. */
function isMissingRate({ of, fields }: VoucherLine): boolean {
  return of === undefined && !fields["unitPrice"];
}
