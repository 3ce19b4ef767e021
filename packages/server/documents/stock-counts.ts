import { namedBatch } from "../books/batches/batch.ts";
import { stockCount } from "../books/documents/stock-count.ts";
import { catchProblem, Problem, refused } from "../contract/problem.ts";
import { quantity } from "../money.ts";
import { documentOperations } from "./document-operations.ts";
import { readBookStock } from "./references/book-stock.ts";
import { readReferences } from "./references/read-references.ts";
import { SALEABLE } from "./references/stock-places.ts";

/** What was counted in godowns and vans; what it differs by from the books is worked out here, while their stock is locked. */
export const stockCounts = documentOperations("stockCounts", "stock_count", async (planning, inputs) => {
  // What lies there is counted even if the item or the van was deleted.
  const found = await readReferences(planning, inputs, {
    locationId: { to: "location", kinds: SALEABLE, evenDeleted: true },
    lines: { itemId: { to: "item", evenDeleted: true, isGoods: true } },
  });
  const known = inputs.map((input) => ({
    ...input,
    itemIds: input.lines.flatMap((line, index) => {
      const item = catchProblem(() => found.lines.itemId(line, index));
      return item instanceof Problem ? [] : item.id;
    }),
  }));
  const stock = await readBookStock(planning, known);
  return (input) => {
    const location = found.locationId(input);
    const counted = new Set<number>();
    return stockCount(planning.books, {
      date: input.date,
      branchId: location.branch_id ?? planning.principal.branchId,
      locationId: location.id,
      lines: input.lines.map((line, index) => {
        const item = found.lines.itemId(line, index);
        if (counted.has(item.id)) throw refused("LINE_INVALID", `lines.${index}.itemId`, TWICE);
        counted.add(item.id);
        const said = { counted: quantity(line.counted), batch: namedBatch(line) };
        const each = { item, book: stock.bookOf(input, item.id), ...said };
        if (each.counted > each.book && !stock.hasCost(item.id))
          throw refused("LINE_INVALID", `lines.${index}.counted`, WITHOUT_COST);
        return each;
      }),
      narration: input.narration ?? null,
    });
  };
});

const TWICE = "An item stands in a count once, with all that was counted of it.";
/** Goods that are found are worth what the others of the item cost. */
const WITHOUT_COST =
  "Nothing in the books tells what this item costs. Enter what was found by its purchase, or as opening stock.";
