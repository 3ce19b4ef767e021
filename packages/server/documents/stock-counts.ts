import { codeOf, namedBatch, NOT_KEPT, stockCount, quantity } from "@vanbook/sdk/books";
import { catchProblem, Problem, refused } from "@vanbook/sdk/problem";
import { documentOperations } from "./document-operations.ts";
import { countKey, readBookStock } from "./references/book-stock.ts";
import { readReferences } from "./references/read-references.ts";
import { SALEABLE } from "./references/stock-location.ts";

/**
 * Physical stock counts of godowns and vans. The difference from the books is calculated here, while the stock is
 * locked.
 */
export const stockCounts = documentOperations("stockCounts", "stock_count", async (planning, inputs) => {
  // Stock can be counted even if the item or the van was deleted.
  const found = await readReferences(planning, inputs, {
    locationId: { to: "location", kinds: SALEABLE, evenDeleted: true },
    lines: { itemId: { to: "item", evenDeleted: true, isGoods: true } },
  });
  const known = inputs.map((input) => ({
    ...input,
    hasBatches: input.lines.some(({ batch }) => batch !== undefined),
    itemIds: input.lines.flatMap((line, index) => {
      const item = catchProblem(() => found.lines.itemId(line, index));
      return item instanceof Problem ? [] : item.id;
    }),
  }));
  const stock = await readBookStock(planning, known);
  return (input) => {
    const location = found.locationId(input);
    const counted = new Set<string>();
    return stockCount(planning.books, {
      date: input.date,
      branchId: location.branch_id ?? planning.principal.branchId,
      locationId: location.id,
      lines: input.lines.map((line, index) => {
        const item = found.lines.itemId(line, index);
        const batch = namedBatch(line);
        const code = batch ? codeOf(batch) : "";
        if (code !== "" && !stock.keepsBatches(item.id))
          throw refused("LINE_INVALID", `lines.${index}.batch`, NOT_KEPT);
        refuseTwice(counted, { itemId: item.id, code, index });
        const book = stock.bookOf(input, item.id, code);
        const each = { item, book, counted: quantity(line.counted), batch };
        if (each.counted > each.book && !stock.hasCost(item.id))
          throw refused("LINE_INVALID", `lines.${index}.counted`, WITHOUT_COST);
        return each;
      }),
      narration: input.narration ?? null,
    });
  };
});

/**
 * Refuses a second line for the same item or batch, and an item that is counted both as a whole and by batch.
 * `counted` has the `countKey` of each line and, for an item counted by batch, also its key followed by a space.
 */
function refuseTwice(
  counted: Set<string>,
  { itemId, code, index }: { itemId: number; code: string; index: number },
) {
  const [key, whole, byBatch] = [countKey(itemId, code), countKey(itemId), `${countKey(itemId)} `];
  if (counted.has(key)) {
    const [field, words] = code === "" ? ["itemId", TWICE] : ["batch", BATCH_TWICE];
    throw refused("LINE_INVALID", `lines.${index}.${field}`, words);
  }
  if (code === "" ? counted.has(byBatch) : counted.has(whole))
    throw refused("LINE_INVALID", `lines.${index}.batch`, BOTH);
  counted.add(key);
  if (code !== "") counted.add(byBatch);
}

const TWICE = "An item stands in a count once, with all that was counted of it.";
const BATCH_TWICE = "A batch stands in a count once, with all that was counted of it.";
const BOTH = "An item is counted by its batches or as a whole, not in both ways at once.";
/** Surplus goods are valued at the item's cost, so an item without a cost is refused. */
const WITHOUT_COST =
  "Nothing in the books tells what this item costs. Enter what was found by its purchase, or as opening stock.";
