import { expect, test } from "vitest";
import type { AnyVoucher } from "../voucher/definition.ts";
import { DamageVoucher } from "./DamageVoucher.tsx";
import { OpeningStock } from "./OpeningStock.tsx";
import { OrderVoucher } from "./OrderVoucher.tsx";
import { ProductionVoucher } from "./ProductionVoucher.tsx";
import { PurchaseReturnVoucher } from "./PurchaseReturnVoucher.tsx";
import { PurchaseVoucher } from "./PurchaseVoucher.tsx";
import { ReplacementVoucher } from "./ReplacementVoucher.tsx";
import { SaleReturnVoucher } from "./SaleReturnVoucher.tsx";
import { SaleVoucher } from "./SaleVoucher.tsx";
import { StockCountVoucher } from "./StockCountVoucher.tsx";
import { VanLoadVoucher } from "./VanLoadVoucher.tsx";

const SERVICE = { id: 1, name: "Freight", isService: true };
const GOODS = { id: 2, name: "Gauze" };

test.each([
  ["DamageVoucher", DamageVoucher],
  ["OpeningStock", OpeningStock],
  ["ProductionVoucher", ProductionVoucher],
  ["ReplacementVoucher", ReplacementVoucher],
  ["StockCountVoucher", StockCountVoucher],
  ["VanLoadVoucher", VanLoadVoucher],
  // Of lines without a bill or purchase.
  ["SaleReturnVoucher", SaleReturnVoucher],
  ["PurchaseReturnVoucher", PurchaseReturnVoucher],
])("%s offers goods, and no services", (_, { definition }) => {
  expect(offered(definition)).toEqual([[GOODS]]);
});

test.each([
  ["SaleVoucher", SaleVoucher],
  ["OrderVoucher", OrderVoucher],
  ["PurchaseVoucher", PurchaseVoucher],
])("%s offers services too", (_, { definition }) => {
  expect(offered(definition)).toEqual([[SERVICE, GOODS]]);
});

/** What is offered where an item is chosen, once for each different answer. */
function offered(definition: unknown) {
  const { head, lines } = definition as AnyVoucher; // as the engine has it: see define-voucher.tsx
  const fields = [...head, ...(lines?.columns ?? [])].filter(({ field }) => field === "itemId");
  const answers = fields.map((field) => {
    const keeps = field.kind === "lookup" ? field.from.keeps : () => false;
    return [SERVICE, GOODS].filter((item) => keeps === undefined || keeps(item, {}));
  });
  return answers.filter((answer, at) => answers.findIndex((one) => one.length === answer.length) === at);
}
