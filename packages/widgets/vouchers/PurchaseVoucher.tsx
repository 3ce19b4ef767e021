import { PurchaseInput, PurchaseLine } from "@vanbook/sdk/rules";
import { defineVoucher } from "../voucher/define-voucher.tsx";
import { pricedBy } from "../voucher/pricing.ts";
import { accountsOf } from "./money-fields.ts";
import { items, stockPlaces } from "./trade-fields.ts";
import { linesNeeded, quantityNeeded } from "./trade-checks.ts";

/** A supplier's invoice, entered by hand as it is printed. */
export const PurchaseVoucher = defineVoucher({
  operation: "purchases.post",
  title: "Purchase Voucher",
  noun: "purchase",
  rules: PurchaseInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "supplierId", kind: "lookup", from: accountsOf("suppliers") },
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
      { field: "quantity", kind: "figure" },
      { field: "freeQuantity", kind: "figure" },
      { field: "unitPrice", kind: "figure" },
      { field: "discountRate", kind: "figure" },
      { field: "taxRate", kind: "figure" },
    ],
    least: 2,
  },
  price: pricedBy("purchases.price", {
    lines: [
      { field: "taxRate", label: "Tax", kind: "percent" },
      { field: "amount", label: "Amount" },
    ],
    totals: [
      { field: "taxable", label: "Taxable" },
      { field: "cgst", label: "CGST" },
      { field: "sgst", label: "SGST" },
      { field: "igst", label: "IGST" },
      { field: "freight", label: "Freight" },
      { field: "discount", label: "Less discount" },
      { field: "roundOff", label: "Round-off" },
      { field: "amount", label: "Total" },
    ],
  }),
  checks: (voucher) => ({ ...linesNeeded(voucher), ...quantityNeeded("quantity", "freeQuantity")(voucher) }),
});
