import type { Quantity } from "../money.ts";
import type { StockMove } from "../voucher.ts";
import type { Batch, GoodsOf } from "./batch.ts";

/**
 * What the books know of the batches that vouchers may move; each voucher changes it in memory.
 * Quantities in thousandths.
 */
export interface BatchBook {
  keeping: ReadonlySet<number>;
  /** By item and by the batch's id. */
  batches: Map<number, Map<number, Batch>>;
  /** Stock of each batch at each location, by `placeKey`. */
  stock: Map<string, Quantity>;
  /** Quantity not yet returned of each bill or purchase line, by `makeLineKey` and batch id. */
  lines: Map<string, Map<number, Quantity>>;
}

export function emptyBook(): BatchBook {
  return { keeping: new Set(), batches: new Map(), stock: new Map(), lines: new Map() };
}

export function listBatches({ batches }: BatchBook, itemId: number): Batch[] {
  return [...(batches.get(itemId)?.values() ?? [])];
}

export function findBatch({ batches }: BatchBook, itemId: number, batchId: number): Batch | undefined {
  return batches.get(itemId)?.get(batchId);
}

export function addBatch({ batches }: BatchBook, batch: Batch): void {
  const own = batches.get(batch.itemId);
  if (own) own.set(batch.id, batch);
  else batches.set(batch.itemId, new Map([[batch.id, batch]]));
}

/**
 * A copy of what a voucher with these moves may change, so that a voucher that is then refused
 * leaves the original unchanged. A batch of documents makes one for each of them: a copy of the
 * whole book would cost as much again for each document.
 */
export function copyForMoves(book: BatchBook, moves: readonly StockMove[]): BatchBook {
  const copy: BatchBook = { ...emptyBook(), keeping: book.keeping };
  for (const { itemId, locationId, to, goodsOf } of moves) {
    const own = book.batches.get(itemId);
    if (own && !copy.batches.has(itemId)) copy.batches.set(itemId, new Map(own));
    for (const batchId of own?.keys() ?? [])
      for (const place of to === undefined ? [locationId] : [locationId, to])
        copyEntry(book.stock, copy.stock, placeKey(batchId, place));
    const line = goodsOf && book.lines.get(makeLineKey(goodsOf));
    if (line) copy.lines.set(makeLineKey(goodsOf), new Map(line));
  }
  return copy;
}

/** Writes the changes that were made to a copy of a part of the book. */
export function writeBack(book: BatchBook, copy: BatchBook): void {
  for (const [itemId, own] of copy.batches) book.batches.set(itemId, own);
  for (const [place, quantity] of copy.stock) book.stock.set(place, quantity);
  for (const [key, line] of copy.lines) book.lines.set(key, line);
}

function copyEntry<Value>(from: ReadonlyMap<string, Value>, to: Map<string, Value>, key: string) {
  const value = from.get(key);
  if (value !== undefined) to.set(key, value);
}

export function placeKey(batchId: number, locationId: number): string {
  return `${batchId} ${locationId}`;
}

export function makeLineKey({ voucherId, line }: GoodsOf): string {
  return `${voucherId} ${line}`;
}
