import type { Quantity } from "../money.ts";
import { findBatch, placeKey, type BatchBook } from "./batch-book.ts";
import type { BatchPart } from "./batch.ts";

export function takeFrom(
  each: readonly (readonly [batchId: number, has: Quantity])[],
  wantedQuantity: Quantity,
) {
  const parts: BatchPart[] = [];
  let missing = wantedQuantity;
  for (const [batchId, has] of each) {
    const quantity = chooseSmaller(has, missing);
    if (quantity <= 0n) continue;
    parts.push({ batchId, quantity });
    missing -= quantity;
  }
  return { parts: mergeParts(parts), missing };
}

export function moveParts(
  { stock }: BatchBook,
  locationId: number,
  parts: readonly BatchPart[],
  sign: 1n | -1n = 1n,
): void {
  for (const { batchId, quantity } of parts) {
    const key = placeKey(batchId, locationId);
    stock.set(key, (stock.get(key) ?? 0n) + sign * quantity);
  }
}

export function mergeParts(parts: readonly BatchPart[]): BatchPart[] {
  const sums = new Map<number, Quantity>();
  for (const { batchId, quantity } of parts) sums.set(batchId, (sums.get(batchId) ?? 0n) + quantity);
  return [...sums].map(([batchId, quantity]) => ({ batchId, quantity }));
}

export function negatePart(part: BatchPart): BatchPart {
  return { ...part, quantity: -part.quantity };
}

/** With the code and expiry that the batches have now; parts of posted moves keep theirs. */
export function freezeBatches<Move extends { itemId: number; batches?: readonly BatchPart[] }>(
  move: Move,
  book: BatchBook,
): Move {
  if (!move.batches) return move;
  const parts = move.batches.map((part): BatchPart => {
    const batch = findBatch(book, move.itemId, part.batchId);
    return { code: batch?.code ?? "", expiresOn: batch?.expiresOn ?? null, ...part };
  });
  return { ...move, batches: parts };
}

export function chooseSmaller(one: Quantity, other: Quantity): Quantity {
  return one < other ? one : other;
}
