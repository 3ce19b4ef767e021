import { PurchaseReturnInput, PurchaseReturnLine } from "@vanbook/sdk/rules";
import { documentsIn } from "../form/look-up.ts";
import type { VoucherLine } from "../voucher/definition.ts";
import { pricedBy } from "../voucher/pricing.ts";
import { proposedBy } from "../voucher/proposal.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { accountsOf } from "./money-fields.ts";
import { allPlaces, goods, idIn } from "./trade-fields.ts";
import { ROUNDED_TOTAL, TAX_AND_AMOUNT, VALUE_AND_TAXES } from "./trade-figures.ts";
import { itemNeeded, linesNeeded, wrongLines } from "./trade-checks.ts";

/**
 * Posts goods that go back to a supplier. The lines of the purchase come in by themselves, with what may still be returned and the batches
 * that came.
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
      from: accountsOf("suppliers"),
      changes: () => ({ purchaseId: null }),
    },
    {
      field: "purchaseId",
      kind: "lookup",
      from: documentsIn("returnablePurchases.list", ({ supplierId, date }) => {
        const id = idIn(supplierId);
        return id === undefined
          ? undefined
          : { supplierId: id, ...(typeof date === "string" && { until: date }) };
      }),
      none: "No purchase",
    },
    { field: "locationId", kind: "lookup", from: allPlaces },
    { field: "roundToRupee", kind: "switch" },
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
    ...linesNeeded(voucher),
    ...itemNeeded(voucher),
    ...wrongLines(voucher, "unitPrice", "Rate is required.", lacksRate),
  }),
});

/** Goods returned without a purchase need a rate. */
function lacksRate({ of, fields }: VoucherLine): boolean {
  return of === undefined && !fields["unitPrice"];
}
