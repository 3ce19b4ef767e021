import { expect, test } from "vitest";
import type { AnyVoucher } from "../voucher/definition.ts";
import { DamageVoucher } from "../generated/components/DamageVoucher.ts";
import { OpeningStock } from "../generated/components/OpeningStock.ts";
import { OrderVoucher } from "../generated/components/OrderVoucher.ts";
import { ProductionVoucher } from "../generated/components/ProductionVoucher.ts";
import { PurchaseReturnVoucher } from "../generated/components/PurchaseReturnVoucher.ts";
import { PurchaseVoucher } from "../generated/components/PurchaseVoucher.ts";
import { ReplacementVoucher } from "../generated/components/ReplacementVoucher.ts";
import { SaleReturnVoucher } from "../generated/components/SaleReturnVoucher.ts";
import { SaleVoucher } from "../generated/components/SaleVoucher.ts";
import { StockCountVoucher } from "../generated/components/StockCountVoucher.ts";
import { VanLoadVoucher } from "../generated/components/VanLoadVoucher.ts";

const SERVICE_ITEM = { id: 1, name: "Freight", isService: true };
const GOODS_ITEM = { id: 2, name: "Gauze" };

test.each([
  ["DamageVoucher", DamageVoucher],
  ["OpeningStock", OpeningStock],
  ["ProductionVoucher", ProductionVoucher],
  ["ReplacementVoucher", ReplacementVoucher],
  ["StockCountVoucher", StockCountVoucher],
  ["VanLoadVoucher", VanLoadVoucher],
  // For lines without a bill or purchase.
  ["SaleReturnVoucher", SaleReturnVoucher],
  ["PurchaseReturnVoucher", PurchaseReturnVoucher],
])("%s offers goods, and no services", (_, { definition }) => {
  expect(listOfferedItems(definition)).toEqual([[GOODS_ITEM]]);
});

test.each([
  ["SaleVoucher", SaleVoucher],
  ["OrderVoucher", OrderVoucher],
  ["PurchaseVoucher", PurchaseVoucher],
])("%s offers services too", (_, { definition }) => {
  expect(listOfferedItems(definition)).toEqual([[SERVICE_ITEM, GOODS_ITEM]]);
});

/** The items offered by the item fields, once for each different result. */
function listOfferedItems(definition: unknown) {
  const { head, lines } = definition as AnyVoucher; // cast to the engine's type: see define-voucher.tsx
  const fields = [...head, ...(lines?.columns ?? [])].filter(({ field }) => field === "itemId");
  const answers = fields.map((field) => {
    const keeps = field.kind === "lookup" ? field.from.keeps : () => false;
    return [SERVICE_ITEM, GOODS_ITEM].filter((item) => keeps === undefined || keeps(item, {}));
  });
  return answers.filter((answer, at) => answers.findIndex((one) => one.length === answer.length) === at);
}
