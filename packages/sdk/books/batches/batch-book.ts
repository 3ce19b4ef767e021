import type { Quantity } from "../money.ts";
import type { Batch, GoodsOf } from "./batch.ts";

/**
 * What the books know of the batches that vouchers may move; each voucher changes it in memory.
 * Quantities in thousandths.
 */
export interface BatchBook {
  keeping: ReadonlySet<number>;
  batches: Map<number, Batch>;
  /** Stock of each batch at each location, by `placeKey`. */
  stock: Map<string, Quantity>;
  /** Quantity not yet returned of each bill or purchase line, by `makeLineKey` and batch id. */
  lines: Map<string, Map<number, Quantity>>;
}

export function emptyBook(): BatchBook {
  return { keeping: new Set(), batches: new Map(), stock: new Map(), lines: new Map() };
}

/** A copy, so that a voucher that is then refused leaves the original unchanged. */
export function copyOfBook(book: BatchBook): BatchBook {
  return {
    keeping: book.keeping,
    batches: new Map(book.batches),
    stock: new Map(book.stock),
    lines: new Map([...book.lines].map(([key, line]) => [key, new Map(line)])),
  };
}

export function placeKey(batchId: number, locationId: number): string {
  return `${batchId} ${locationId}`;
}

export function makeLineKey({ voucherId, line }: GoodsOf): string {
  return `${voucherId} ${line}`;
}
