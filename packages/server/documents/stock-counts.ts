import {
  normaliseBatchCode,
  readNamedBatch,
  NOT_KEPT,
  makeStockCountVoucher,
  quantity,
} from "@vanbook/sdk/books";
import { catchProblem, Problem, problemOnField } from "@vanbook/sdk/problem";
import { createDocumentOperations } from "./document-operations.ts";
import { countKey, readBookStock } from "./references/book-stock.ts";
import { readReferences } from "./references/read-references.ts";
import { SALEABLE_KINDS } from "./references/stock-location.ts";

/** The difference from the books is calculated here, while the stock is locked. */
export const stockCounts = createDocumentOperations(
  "stockCounts",
  "stock_count",
  async (planning, inputs) => {
    // Stock can be counted even if the item or the van was deleted.
    const references = await readReferences(planning, inputs, {
      locationId: { to: "location", kinds: SALEABLE_KINDS, evenDeleted: true },
      lines: { itemId: { to: "item", evenDeleted: true, isGoods: true } },
    });
    const countInputs = inputs.map((input) => ({
      ...input,
      hasBatches: input.lines.some(({ batch }) => batch !== undefined),
      itemIds: input.lines.flatMap((line, index) => {
        const item = catchProblem(() => references.lines.itemId(line, index));
        return item instanceof Problem ? [] : item.id;
      }),
    }));
    const stock = await readBookStock(planning, countInputs);
    return (input) => {
      const location = references.locationId(input);
      const countedKeys = new Set<string>();
      return makeStockCountVoucher(planning.books, {
        date: input.date,
        branchId: location.branch_id ?? planning.principal.branchId,
        locationId: location.id,
        lines: input.lines.map((line, index) => {
          const item = references.lines.itemId(line, index);
          const batch = readNamedBatch(line);
          const code = batch ? normaliseBatchCode(batch) : "";
          if (code !== "" && !stock.keepsBatches(item.id))
            throw problemOnField("LINE_INVALID", `lines.${index}.batch`, NOT_KEPT);
          refuseTwice(countedKeys, { itemId: item.id, code, index });
          const book = stock.bookOf(input, item.id, code);
          const each = { item, book, counted: quantity(line.counted), batch };
          if (each.counted > each.book && !stock.hasCost(item.id))
            throw problemOnField("LINE_INVALID", `lines.${index}.counted`, WITHOUT_COST);
          return each;
        }),
        narration: input.narration ?? null,
      });
    };
  },
);

/**
 * Refuses a second line for the same item or batch, and an item that is counted both as a whole and
 * by batch. `countKeys` has the key of each line and, for an item counted by batch, also its key
 * followed by a space.
 */
function refuseTwice(
  countedKeys: Set<string>,
  { itemId, code, index }: { itemId: number; code: string; index: number },
) {
  const [key, whole, byBatch] = [countKey(itemId, code), countKey(itemId), `${countKey(itemId)} `];
  if (countedKeys.has(key)) {
    const [field, words] = code === "" ? ["itemId", COUNTED_TWICE] : ["batch", BATCH_TWICE];
    throw problemOnField("LINE_INVALID", `lines.${index}.${field}`, words);
  }
  if (code === "" ? countedKeys.has(byBatch) : countedKeys.has(whole))
    throw problemOnField("LINE_INVALID", `lines.${index}.batch`, COUNTED_BOTH_WAYS);
  countedKeys.add(key);
  if (code !== "") countedKeys.add(byBatch);
}

const COUNTED_TWICE = "List each item once in a count, with its whole quantity.";
const BATCH_TWICE = "List each batch once in a count, with its whole quantity.";
const COUNTED_BOTH_WAYS = "An item is counted by its batches or as a whole, not in both ways at once.";
/** Surplus goods are valued at the item's cost, so an item without a cost is refused. */
const WITHOUT_COST =
  "Nothing in the books tells what this item costs. Enter what was found by its purchase, or as opening stock.";
