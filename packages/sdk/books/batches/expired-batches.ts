import type { Voucher } from "../voucher.ts";
import type { ExpiredBatch } from "./batch.ts";
import { findBatch, type BatchBook } from "./batch-book.ts";
import { hasExpired } from "./batch-expiry.ts";
import type { TakenBatches } from "./take-batches.ts";

/** Batches that must still be good but have expired by the voucher's day, each once. */
export function listExpiredBatches(
  { date }: Pick<Voucher, "date">,
  { parts }: TakenBatches,
  book: BatchBook,
): ExpiredBatch[] {
  const out = [...parts].filter(([{ quantity }]) => quantity < 0n);
  const lateBatches = out.flatMap(([{ kind, itemId }, own]) =>
    own.flatMap(({ batchId }) => {
      const batch = findBatch(book, itemId, batchId);
      return batch && hasExpired(batch, kind, date) ? [batch] : [];
    }),
  );
  return [...new Set(lateBatches)].map(({ itemId, code, expiresOn }) => ({ itemId, code, expiresOn }));
}
