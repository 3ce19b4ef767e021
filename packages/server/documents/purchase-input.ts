import {
  ACCOUNT_GROUP,
  readNamedBatch,
  type PurchaseInput,
  type PurchaseLine,
  findPriceOnDay,
  paise,
  percent,
  price,
  toSupplier,
  type FrozenHead,
  type FrozenLines,
  type ItemRow,
} from "@vanbook/sdk/books";
import type { Body } from "../contract/contract.ts";
import { parseLineQuantities } from "./references/line-items.ts";
import type { Found, References } from "./references/reference-fields.ts";
import { SALEABLE_KINDS } from "./references/stock-location.ts";

type EnteredPurchase = Body<"purchases.post">;

export const PURCHASE_REFERENCES = {
  supplierId: { to: "account", groups: [ACCOUNT_GROUP.creditors] },
  locationId: { to: "location", kinds: SALEABLE_KINDS },
  lines: { itemId: { to: "item" } },
} as const satisfies References<EnteredPurchase>;

/** An edit may keep what is in `frozen` and `head`. */
export interface ReadForPurchase {
  found: Found<EnteredPurchase, typeof PURCHASE_REFERENCES>;
  frozen: FrozenLines;
  head: FrozenHead | undefined;
}

export function makePurchaseInput(
  input: EnteredPurchase,
  { found, frozen, head }: ReadForPurchase,
): PurchaseInput {
  const supplier = found.supplierId(input);
  const to = found.locationId(input);
  return {
    date: input.date,
    supplier: toSupplier(supplier, head),
    supplierInvoiceNo: input.supplierInvoiceNo?.trim() ?? null,
    supplierInvoiceDate: input.supplierInvoiceDate ?? null,
    locationId: to.id,
    branchId: to.branch_id,
    freight: paise(input.freight ?? "0"),
    discount: paise(input.discount ?? "0"),
    toRupee: input.roundToRupee,
    ...(input.amount !== undefined && { printedAmount: paise(input.amount) }),
    ...(head && { before: { exact: head.amount - head.roundOff, amount: head.amount } }),
    narration: input.narration ?? null,
    lines: input.lines.map((line, index) =>
      makePurchaseLine(line, index, found.lines.itemId(line, index), { date: input.date, frozen }),
    ),
  };
}

/** A line that an edit sends unchanged keeps its tax rate and taxable value. */
function makePurchaseLine(
  line: EnteredPurchase["lines"][number],
  index: number,
  item: ItemRow,
  { date, frozen }: { date: string; frozen: FrozenLines },
): PurchaseLine {
  const [quantity, freeQuantity] = parseLineQuantities(index, [line.quantity, line.freeQuantity]);
  const unitPrice = price(line.unitPrice);
  const discountRate = percent(line.discountRate ?? "0");
  const taxRate = line.taxRate === undefined ? undefined : percent(line.taxRate);
  const lineQuantities = { quantity, freeQuantity, unitPrice, discountRate };
  const { taxable: keptTaxable, ...frozenValues } =
    frozen.take({ itemId: item.id, ...lineQuantities, taxRate }) ?? {};
  const taxable = line.taxable === undefined ? keptTaxable : paise(line.taxable);
  return {
    ...lineQuantities,
    item: { ...item, mrp: findPriceOnDay(item, "MRP", date), ...frozenValues },
    batch: readNamedBatch(line),
    printed: {
      ...(taxRate !== undefined && { taxRate }),
      ...(taxable !== undefined && { taxable }),
      ...(line.amount !== undefined && { amount: paise(line.amount) }),
    },
  };
}
