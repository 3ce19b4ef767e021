import { ProductionInput, ProductionLine } from "@vanbook/sdk/rules";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { goods, stockPlaces } from "./trade-fields.ts";
import { findMissingLinesFault } from "./trade-checks.ts";

/**
 * Posts what was made of what. The item takes the cost of its ingredients and the overhead.
 * @widget Vouchers
 * @stories vouchers/GoodsVouchers
 */
export const productionVoucher = declareVoucher({
  operation: "productions.post",
  title: "Production Voucher",
  noun: "production",
  rules: ProductionInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "itemId", kind: "lookup", from: goods },
    { field: "quantity", kind: "figure", unitsOf: "itemId" },
    { field: "batchName" },
    { field: "expiresOn", kind: "date", isPassed: true },
    { field: "locationId", kind: "lookup", from: stockPlaces },
    { field: "overhead", kind: "figure", prefix: "₹" },
    { field: "narration", isWide: true },
  ],
  lines: {
    rules: ProductionLine,
    columns: [
      { field: "itemId", kind: "lookup", from: goods },
      { field: "usedQuantity", kind: "figure", unitsOf: "itemId" },
      { field: "requiredQuantity", kind: "figure", unitsOf: "itemId" },
    ],
    least: 2,
  },
  checks: findMissingLinesFault,
});
