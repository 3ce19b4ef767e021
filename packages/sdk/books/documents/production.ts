import { problem } from "../../problem.ts";
import type { Books, DocumentItem } from "../company-books.ts";
import {
  toAbsolute,
  formatPaise,
  formatQuantity,
  LARGEST_AMOUNT,
  sum,
  type Paise,
  type Quantity,
} from "../money.ts";
import { formatIndianDay } from "../written-day.ts";
import { makeDocument, makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";
import { countOf } from "./line-checks.ts";
import { makeCredit, omitZeros, type Row, type StockMove, type Voucher } from "../voucher.ts";

/**
 * A batch of an item produced from its ingredients. Quantities in thousandths, `overhead` in paise.
 */
export interface ProductionInput extends DocumentInput {
  item: DocumentItem;
  quantity: Quantity;
  /** The product's batch, if the item keeps batches; if null, the batch named after the day. */
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
  required: Quantity;
  used: Quantity;
}

/**
 * The product enters stock at the cost of its ingredients plus the overhead. Throws DOCUMENT_EMPTY
 * if nothing is used, LINE_INVALID if an item is its own ingredient, and AMOUNT_INVALID or
 * LINE_INVALID for quantities and overhead out of range.
 */
export function makeProductionVoucher({ accounts }: Books, input: ProductionInput): Voucher {
  const { overhead = 0n, lines } = input;
  countOf([input.quantity]);
  if (overhead < 0n || overhead > LARGEST_AMOUNT) throw problem("AMOUNT_INVALID");
  for (const { item, available, required, used } of lines) {
    countOf([required, used]);
    if (toAbsolute(available) > LARGEST_AMOUNT) throw problem("AMOUNT_INVALID");
    if (item.id === input.item.id) throw problem("LINE_INVALID");
  }
  if (lines.every((line) => line.used === 0n)) throw problem("DOCUMENT_EMPTY");
  return {
    ...makeDocumentVoucher("production", input),
    userId: input.userId,
    amount: "stock",
    lines: omitZeros([makeCredit(accounts.overhead_absorbed, "production", overhead, accounts.inventory)]),
    moves: [
      ...lines.flatMap((line, index) => makeConsumptionMoves(input, line, index)),
      makeProductMove(input, overhead),
    ],
    document: makeDocument("production", input, {
      head: makeHeadColumns(input, overhead),
      makePostedColumns: ({ costs }) => makeCostColumns(overhead, sum(costs.values())),
      lines,
      columnsOf: makeLineColumns,
    }),
  };
}

function makeConsumptionMoves(
  { locationId }: ProductionInput,
  { item, used }: Ingredient,
  line: number,
): StockMove[] {
  if (used === 0n) return [];
  return [{ itemId: item.id, locationId, kind: "CONSUME", quantity: -used, entryKind: "production", line }];
}

function makeProductMove(input: ProductionInput, overhead: Paise): StockMove {
  const { item, locationId, quantity, batchName, expiresOn, date } = input;
  const addOverhead = (ingredients: Paise) => ingredients + overhead;
  const code = batchName ?? formatIndianDay(date);
  const batch = { code, isUsual: true, ...(expiresOn !== undefined && { expiresOn }) };
  const productMove = { itemId: item.id, locationId, quantity, value: addOverhead, batch, at: "" };
  return { ...productMove, kind: "PRODUCE", entryKind: "production" };
}

function makeHeadColumns(input: ProductionInput, overhead: Paise): Row {
  return {
    item_id: input.item.id,
    batch_name: input.batchName,
    quantity: formatQuantity(input.quantity),
    location_id: input.locationId,
    overhead: formatPaise(overhead),
  };
}

function makeCostColumns(overhead: Paise, ingredients: Paise): Row {
  return { ingredient_cost: formatPaise(ingredients), total_cost: formatPaise(ingredients + overhead) };
}

function makeLineColumns(line: Ingredient, cost: Paise): Row {
  return {
    item_id: line.item.id,
    batch_name: line.batchName ?? null,
    available_quantity: formatQuantity(line.available),
    required_quantity: formatQuantity(line.required),
    used_quantity: formatQuantity(line.used),
    cost: formatPaise(cost),
  };
}
