import { PurchaseInput, PurchaseLine } from "@vanbook/sdk/rules";
import { pricedBy } from "../voucher/pricing.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { makeAccountLookUp } from "./money-fields.ts";
import { items, ofBatches, stockPlaces } from "./trade-fields.ts";
import { LESS_DISCOUNT, ROUNDED_TOTAL, TAX_AND_AMOUNT, VALUE_AND_TAXES } from "./trade-figures.ts";
import { findMissingLinesFault, createQuantityCheck } from "./trade-checks.ts";

/**
 * Posts a supplier's invoice as it is printed. Freight is borne by the goods in proportion to their
 * value.
 * @widget Vouchers
 * @corrects purchase
 * @stories vouchers/GoodsVouchers
 */
export const purchaseVoucher = declareVoucher({
  operation: "purchases.post",
  title: "Purchase Voucher",
  noun: "purchase",
  rules: PurchaseInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "supplierId", kind: "lookup", from: makeAccountLookUp("suppliers") },
    { field: "supplierInvoiceNo" },
    { field: "supplierInvoiceDate", kind: "date" },
    { field: "locationId", kind: "lookup", from: stockPlaces },
    { field: "freight", kind: "figure", prefix: "₹" },
    { field: "discount", kind: "figure", prefix: "₹" },
    { field: "amount", kind: "figure", prefix: "₹" },
    { field: "narration", isWide: true },
  ],
  lines: {
    rules: PurchaseLine,
    columns: [
      { field: "itemId", kind: "lookup", from: items },
      { field: "quantity", kind: "figure", unitsOf: "itemId" },
      { field: "freeQuantity", kind: "figure", unitsOf: "itemId" },
      { field: "unitPrice", kind: "figure" },
      { field: "discountRate", kind: "figure" },
      { field: "taxRate", kind: "figure" },
      { field: "batch", ...ofBatches },
      { field: "expiresOn", kind: "date", ...ofBatches },
    ],
    least: 2,
  },
  price: pricedBy("purchases.price", {
    lines: [...TAX_AND_AMOUNT],
    totals: [...VALUE_AND_TAXES, { field: "freight", label: "Freight" }, LESS_DISCOUNT, ...ROUNDED_TOTAL],
  }),
  checks: (voucher) => ({
    ...findMissingLinesFault(voucher),
    ...createQuantityCheck("quantity", "freeQuantity")(voucher),
  }),
});
