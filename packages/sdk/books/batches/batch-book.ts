import type { Quantity } from "../money.ts";
import type { Batch, GoodsOf } from "./batch.ts";

/** What the books know of the batches that vouchers may move; changed in memory by each of them. Quantities in thousandths. */
export interface BatchBook {
  /** The items among those of the vouchers that keep batches. */
  keeping: ReadonlySet<number>;
  batches: Map<number, Batch>;
  /** What lies where, by `placeKey`. */
  stock: Map<string, Quantity>;
  /** What of a bill's or purchase's line has gone out or come in and not come back, by `lineKey` and batch. */
  lines: Map<string, Map<number, Quantity>>;
}

/** A book of items that keep no batches. */
export function emptyBook(): BatchBook {
  return { keeping: new Set(), batches: new Map(), stock: new Map(), lines: new Map() };
}

/** A copy, which may be changed by a voucher that is then refused. */
export function copyOfBook(book: BatchBook): BatchBook {
  return {
    keeping: book.keeping,
    batches: new Map(book.batches),
    stock: new Map(book.stock),
    lines: new Map([...book.lines].map(([key, line]) => [key, new Map(line)])),
  };
}

/** The key of a batch at a place. */
export function placeKey(batchId: number, locationId: number): string {
  return `${batchId} ${locationId}`;
}

/** The key of a document's line. */
export function lineKey({ voucherId, line }: GoodsOf): string {
  return `${voucherId} ${line}`;
}
