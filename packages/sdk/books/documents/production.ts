import { problem } from "../../problem.ts";
import type { Books, DocumentItem } from "../company-books.ts";
import { abs, formatPaise, formatQuantity, LARGEST, sum, type Paise, type Quantity } from "../money.ts";
import { writtenDay } from "../written-day.ts";
import { documentOf, documentVoucher, type DocumentInput } from "./document-voucher.ts";
import { countOf } from "./line-checks.ts";
import { credit, withoutZeros, type Row, type StockMove, type Voucher } from "../voucher.ts";

/** A batch of an item produced from its ingredients. Quantities in thousandths, `overhead` in paise. */
export interface ProductionInput extends DocumentInput {
  item: DocumentItem;
  quantity: Quantity;
  /** The batch that the product goes into, if the item keeps batches; without a name, the batch named after the day. */
  batchName: string | null;
  expiresOn?: string | undefined;
  /** The location that ingredients are taken from and the product is added to. */
  locationId: number;
  userId: number | null;
  /** Wages, power and similar costs of the batch. */
  overhead?: Paise;
  lines: readonly Ingredient[];
}

export interface Ingredient {
  item: DocumentItem;
  batchName?: string | null;
  /** Quantity in stock, as shown in the document. */
  available: Quantity;
  /** Quantity according to the recipe. */
  required: Quantity;
  used: Quantity;
}

/**
 * Makes the voucher of a production: the product enters stock at the cost of its ingredients plus the
 * overhead. Throws DOCUMENT_EMPTY if nothing is used, LINE_INVALID if an item is its own ingredient, and
 * AMOUNT_INVALID or LINE_INVALID for quantities and overhead out of range.
 */
export function production({ accounts }: Books, input: ProductionInput): Voucher {
  const { overhead = 0n, lines } = input;
  countOf([input.quantity]);
  if (overhead < 0n || overhead > LARGEST) throw problem("AMOUNT_INVALID");
  for (const { item, available, required, used } of lines) {
    countOf([required, used]);
    if (abs(available) > LARGEST) throw problem("AMOUNT_INVALID");
    if (item.id === input.item.id) throw problem("LINE_INVALID");
  }
  if (lines.every((line) => line.used === 0n)) throw problem("DOCUMENT_EMPTY");
  return {
    ...documentVoucher("production", input),
    userId: input.userId,
    amount: "stock",
    lines: withoutZeros([credit(accounts.overhead_absorbed, "production", overhead, accounts.inventory)]),
    moves: [...lines.flatMap((line, index) => consumed(input, line, index)), produced(input, overhead)],
    document: documentOf("production", input, {
      head: ({ costs }) => headColumns(input, overhead, sum(costs.values())),
      lines,
      columnsOf: lineColumns,
    }),
  };
}

function consumed({ locationId }: ProductionInput, { item, used }: Ingredient, line: number): StockMove[] {
  if (used === 0n) return [];
  return [{ itemId: item.id, locationId, kind: "CONSUME", quantity: -used, entryKind: "production", line }];
}

function produced(input: ProductionInput, overhead: Paise): StockMove {
  const { item, locationId, quantity, batchName, expiresOn, date } = input;
  const value = (ingredients: Paise) => ingredients + overhead;
  const code = batchName ?? writtenDay(date);
  const batch = { code, isUsual: true, ...(expiresOn !== undefined && { expiresOn }) };
  const made = { itemId: item.id, locationId, quantity, value, batch, at: "" };
  return { ...made, kind: "PRODUCE", entryKind: "production" };
}

function headColumns(input: ProductionInput, overhead: Paise, ingredients: Paise): Row {
  return {
    item_id: input.item.id,
    batch_name: input.batchName,
    quantity: formatQuantity(input.quantity),
    location_id: input.locationId,
    ingredient_cost: formatPaise(ingredients),
    overhead: formatPaise(overhead),
    total_cost: formatPaise(ingredients + overhead),
  };
}

function lineColumns(line: Ingredient, cost: Paise): Row {
  return {
    item_id: line.item.id,
    batch_name: line.batchName ?? null,
    available_quantity: formatQuantity(line.available),
    required_quantity: formatQuantity(line.required),
    used_quantity: formatQuantity(line.used),
    cost: formatPaise(cost),
  };
}
