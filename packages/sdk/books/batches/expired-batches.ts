import type { Voucher } from "../voucher.ts";
import type { ExpiredBatch } from "./batch.ts";
import type { BatchBook } from "./batch-book.ts";
import { hasExpired } from "./batch-expiry.ts";
import type { TakenBatches } from "./take-batches.ts";

/** Batches that must still be good but have expired by the voucher's day, each once. */
export function listExpiredBatches(
  { date }: Pick<Voucher, "date">,
  { parts }: TakenBatches,
  { batches }: BatchBook,
): ExpiredBatch[] {
  const out = [...parts].filter(([{ quantity }]) => quantity < 0n);
  const lateBatches = out.flatMap(([{ kind }, own]) =>
    own.flatMap(({ batchId }) => {
      const batch = batches.get(batchId);
      return batch && hasExpired(batch, kind, date) ? [batch] : [];
    }),
  );
  return [...new Set(lateBatches)].map(({ itemId, code, expiresOn }) => ({ itemId, code, expiresOn }));
}
