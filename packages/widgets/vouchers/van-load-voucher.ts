import { VanLoadInput, VanLoadLine } from "@vanbook/sdk/rules";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { goods, loadPlaces, salesmen } from "./trade-fields.ts";
import { findMissingLinesFault } from "./trade-checks.ts";

/**
 * Posts goods that go into a van, come back from it, or change the van. Their value stays the same.
 * @widget Vouchers
 * @stories vouchers/GoodsVouchers
 */
export const vanLoadVoucher = declareVoucher({
  operation: "vanLoads.post",
  title: "Van Load Voucher",
  noun: "van load",
  rules: VanLoadInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    {
      field: "kind",
      kind: "choice",
      options: [
        { value: "load", label: "Load" },
        { value: "unload", label: "Unload" },
        { value: "transfer", label: "Van to van" },
      ],
      usual: "load",
      changes: () => ({ fromLocationId: null, toLocationId: null }),
    },
    { field: "fromLocationId", kind: "lookup", from: loadPlaces("from") },
    { field: "toLocationId", kind: "lookup", from: loadPlaces("to") },
    { field: "salesmanId", kind: "lookup", from: salesmen, none: "Nobody" },
    { field: "narration", isWide: true },
  ],
  lines: {
    rules: VanLoadLine,
    columns: [
      { field: "itemId", kind: "lookup", from: goods },
      { field: "quantity", kind: "figure", unitsOf: "itemId" },
    ],
    least: 2,
    totals: ["quantity"],
  },
  paper: "vanLoads.read",
  checks: findMissingLinesFault,
});
