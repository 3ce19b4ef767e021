import { DamageInput, DamageLine } from "@vanbook/sdk/rules";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { allPlaces, customers, goods, ofBatches, salesmen } from "./trade-fields.ts";
import { findMissingLinesFault, createQuantityCheck } from "./trade-checks.ts";

/**
 * Writes goods off that are damaged or expired. Their cost goes to stock loss.
 * @widget Vouchers
 * @stories vouchers/GoodsVouchers
 */
export const damageVoucher = declareVoucher({
  operation: "damages.post",
  title: "Damage Voucher",
  noun: "write-off",
  rules: DamageInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "locationId", kind: "lookup", from: allPlaces, none: "The place for damaged goods" },
    { field: "customerId", kind: "lookup", from: customers, none: "Nobody" },
    { field: "salesmanId", kind: "lookup", from: salesmen, none: "Nobody" },
    { field: "narration", isWide: true },
  ],
  lines: {
    rules: DamageLine,
    columns: [
      { field: "itemId", kind: "lookup", from: goods },
      { field: "damagedQuantity", kind: "figure", unitsOf: "itemId" },
      { field: "expiredQuantity", kind: "figure", unitsOf: "itemId" },
      { field: "batch", ...ofBatches, isPassed: true },
    ],
    least: 2,
    totals: ["damagedQuantity", "expiredQuantity"],
  },
  checks: (voucher) => ({
    ...findMissingLinesFault(voucher),
    ...createQuantityCheck("damagedQuantity", "expiredQuantity")(voucher),
  }),
});
