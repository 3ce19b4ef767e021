import { problem } from "../../problem.ts";
import type { Quantity } from "../money.ts";
import { StockShort, type Shortage } from "../stock-short.ts";
import type { ValuedMove } from "../voucher.ts";
import { findBatch, type BatchBook } from "./batch-book.ts";
import { freezeBatches, moveParts } from "./batch-parts.ts";

/**
 * The reversed moves of a voucher, with the batches of the originals; changes `book` accordingly.
 * If the item no longer keeps batches, the moves have none. Throws STOCK_SHORT for goods without a
 * batch whose item has started to keep batches since.
 */
export function takeBatchesBack(moves: readonly ValuedMove[], book: BatchBook): readonly ValuedMove[] {
  return moves.map((move) => {
    const { batches, ...plain } = move;
    if (!book.keeping.has(move.itemId)) return batches ? plain : move;
    if (!batches || batches.length === 0) throw problem("STOCK_SHORT", { message: BEFORE_BATCHES });
    moveParts(book, move.locationId, batches);
    return freezeBatches(move, book);
  });
}

/** Throws StockShort (STOCK_SHORT) if goods of a batch that came in have gone out since. */
export function refuseBelowZero(book: BatchBook, moves: readonly ValuedMove[]): void {
  const shortages: Shortage[] = [];
  const seenKeys = new Set<string>();
  for (const { itemId, locationId, batches = [] } of moves) {
    for (const { batchId, quantity } of batches) {
      const key = `${batchId} ${locationId}`;
      const after: Quantity = book.stock.get(key) ?? 0n;
      if (after >= 0n || seenKeys.has(key)) continue;
      seenKeys.add(key);
      const requestedQuantity = quantity < 0n ? -quantity : quantity;
      const remainingQuantity = after + requestedQuantity > 0n ? after + requestedQuantity : 0n;
      const batch = findBatch(book, itemId, batchId)?.code ?? "";
      shortages.push({
        itemId,
        locationId,
        asked: requestedQuantity,
        left: remainingQuantity,
        field: "lines",
        batch,
      });
    }
  }
  if (shortages.length > 0) throw new StockShort(shortages);
}

const BEFORE_BATCHES =
  "It was posted before one of its items kept batches: nothing tells of which batch these goods are.";
