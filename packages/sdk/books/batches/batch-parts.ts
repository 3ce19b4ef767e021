import type { Quantity } from "../money.ts";
import { placeKey, type BatchBook } from "./batch-book.ts";
import type { BatchPart } from "./batch.ts";

/** Takes what each batch has, in the given order, until the wanted quantity is reached. */
export function takeFrom(each: readonly (readonly [batchId: number, has: Quantity])[], wanted: Quantity) {
  const parts: BatchPart[] = [];
  let missing = wanted;
  for (const [batchId, has] of each) {
    const quantity = least(has, missing);
    if (quantity <= 0n) continue;
    parts.push({ batchId, quantity });
    missing -= quantity;
  }
  return { parts: merged(parts), missing };
}

/** Changes the stock at a location by parts of batches. */
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

/** Merges the parts of the same batch into one. */
export function merged(parts: readonly BatchPart[]): BatchPart[] {
  const sums = new Map<number, Quantity>();
  for (const { batchId, quantity } of parts) sums.set(batchId, (sums.get(batchId) ?? 0n) + quantity);
  return [...sums].map(([batchId, quantity]) => ({ batchId, quantity }));
}

/** The same part with the opposite sign. */
export function negative({ batchId, quantity }: BatchPart): BatchPart {
  return { batchId, quantity: -quantity };
}

/** The smaller of two quantities. */
export function least(one: Quantity, other: Quantity): Quantity {
  return one < other ? one : other;
}
