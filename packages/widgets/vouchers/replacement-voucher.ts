import { ReplacementInput, ReplacementLine } from "@vanbook/sdk/rules";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { customers, goods, salesmen, stockPlaces } from "./trade-fields.ts";
import { findMissingLinesFault } from "./trade-checks.ts";

/**
 * Posts goods that a customer gets for damaged or expired ones. What they cost is an expense.
 * @widget Vouchers
 * @stories vouchers/GoodsVouchers
 */
export const replacementVoucher = declareVoucher({
  operation: "replacements.post",
  title: "Replacement Voucher",
  noun: "replacement",
  rules: ReplacementInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "customerId", kind: "lookup", from: customers },
    { field: "locationId", kind: "lookup", from: stockPlaces },
    { field: "salesmanId", kind: "lookup", from: salesmen, none: "Nobody" },
    { field: "narration", isWide: true },
  ],
  lines: {
    rules: ReplacementLine,
    columns: [
      { field: "itemId", kind: "lookup", from: goods },
      { field: "quantity", kind: "figure", unitsOf: "itemId" },
      { field: "damagedQuantity", kind: "figure", unitsOf: "itemId" },
      { field: "expiredQuantity", kind: "figure", unitsOf: "itemId" },
    ],
    least: 2,
    totals: ["quantity", "damagedQuantity", "expiredQuantity"],
  },
  checks: findMissingLinesFault,
});
