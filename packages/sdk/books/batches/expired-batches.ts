import type { Voucher } from "../voucher.ts";
import type { ExpiredBatch } from "./batch.ts";
import type { BatchBook } from "./batch-book.ts";
import { hasExpired } from "./batch-expiry.ts";
import type { TakenBatches } from "./take-batches.ts";

/** The batches in `taken` that must still be good but have expired by the voucher's day; each once. */
export function expiredBatches(
  { date }: Pick<Voucher, "date">,
  { parts }: TakenBatches,
  { batches }: BatchBook,
): ExpiredBatch[] {
  const out = [...parts].filter(([{ quantity }]) => quantity < 0n);
  const expired = out.flatMap(([{ kind }, own]) =>
    own.flatMap(({ batchId }) => {
      const batch = batches.get(batchId);
      return batch && hasExpired(batch, kind, date) ? [batch] : [];
    }),
  );
  return [...new Set(expired)].map(({ itemId, code, expiresOn }) => ({ itemId, code, expiresOn }));
}
