import {
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
  type SupplierRow,
  type ItemRow,
} from "@vanbook/sdk/books";
import type { Body } from "../contract/contract.ts";
import { countedQuantities } from "./references/line-items.ts";

/** The head of a supplier's invoice as entered; `head` has the values that an edit may keep. */
export function purchaseHead(
  input: Body<"purchases.post">,
  supplier: SupplierRow,
  to: { id: number; branch_id: number | null },
  head: FrozenHead | undefined,
): Omit<PurchaseInput, "lines"> {
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
  };
}

/**
 * A line of a supplier's invoice as entered. If an edit sends a line unchanged, it keeps its tax rate and taxable
 * value.
 */
export function purchaseLine(
  line: Body<"purchases.post">["lines"][number],
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
