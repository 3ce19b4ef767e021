import {
  GROUP,
  namedBatch,
  type PurchaseInput,
  type PurchaseLine,
  priceOnDay,
  paise,
  percent,
  price,
  supplierOf,
  type FrozenHead,
  type FrozenLines,
  type ItemRow,
} from "@vanbook/sdk/books";
import type { Body } from "../contract/contract.ts";
import { countedQuantities } from "./references/line-items.ts";
import type { Found, References } from "./references/reference-fields.ts";
import { SALEABLE } from "./references/stock-location.ts";

type EnteredPurchase = Body<"purchases.post">;

/** What purchases refer to. */
export const PURCHASE = {
  supplierId: { to: "account", groups: [GROUP.creditors] },
  locationId: { to: "location", kinds: SALEABLE },
  lines: { itemId: { to: "item" } },
} as const satisfies References<EnteredPurchase>;

/** What was read for a purchase; `frozen` and `head` are what an edit may keep. */
export interface ReadForPurchase {
  found: Found<EnteredPurchase, typeof PURCHASE>;
  frozen: FrozenLines;
  head: FrozenHead | undefined;
}

/** A supplier's invoice as entered, for the books. */
export function purchaseInput(
  input: EnteredPurchase,
  { found, frozen, head }: ReadForPurchase,
): PurchaseInput {
  const supplier = found.supplierId(input);
  const to = found.locationId(input);
  return {
    date: input.date,
    supplier: supplierOf(supplier, head),
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
      purchaseLine(line, index, found.lines.itemId(line, index), { date: input.date, frozen }),
    ),
  };
}

/**
 * A line of a supplier's invoice as entered. If an edit sends a line unchanged, it keeps its tax rate and taxable
 * value.
 */
function purchaseLine(
  line: EnteredPurchase["lines"][number],
  index: number,
  item: ItemRow,
  { date, frozen }: { date: string; frozen: FrozenLines },
): PurchaseLine {
  const [quantity, freeQuantity] = countedQuantities(index, [line.quantity, line.freeQuantity]);
  const unitPrice = price(line.unitPrice);
  const discountRate = percent(line.discountRate ?? "0");
  const taxRate = line.taxRate === undefined ? undefined : percent(line.taxRate);
  const counted = { quantity, freeQuantity, unitPrice, discountRate };
  const { taxable: keptTaxable, ...kept } = frozen.take({ itemId: item.id, ...counted, taxRate }) ?? {};
  const taxable = line.taxable === undefined ? keptTaxable : paise(line.taxable);
  return {
    ...counted,
    item: { ...item, mrp: priceOnDay(item, "MRP", date), ...kept },
    batch: namedBatch(line),
    printed: {
      ...(taxRate !== undefined && { taxRate }),
      ...(taxable !== undefined && { taxable }),
      ...(line.amount !== undefined && { amount: paise(line.amount) }),
    },
  };
}
