import type { MoveKind } from "../voucher.ts";
import type { Batch } from "./batch.ts";

/**
 * Whether a batch has expired on a day; on the day of its expiry it is still good. The server's SQL
 * is `isPastExpirySql`.
 */
export function isPastExpiry({ expiresOn }: Pick<Batch, "expiresOn">, date: string): boolean {
  return expiresOn !== null && expiresOn < date;
}

/** Whether this move needs good batches and this one is expired. In SQL: `hasExpiredSql`. */
export function hasExpired(batch: Pick<Batch, "expiresOn">, kind: MoveKind, date: string): boolean {
  return FOR_USE.has(kind) && isPastExpiry(batch, date);
}

/** Earliest expiry first; for moves that need good batches, expired ones come last. */
export function compareByExpiry(kind: MoveKind, date: string) {
  return (a: Batch, b: Batch): number => {
    const [isLate, isOtherLate] = [hasExpired(a, kind, date), hasExpired(b, kind, date)];
    if (isLate !== isOtherLate) return isLate ? 1 : -1;
    const [one, other] = [a.expiresOn ?? NO_EXPIRY_DATE, b.expiresOn ?? NO_EXPIRY_DATE];
    return one < other ? -1 : one > other ? 1 : a.id - b.id;
  };
}

/** Moves for which batches must not be expired. */
export const FOR_USE: ReadonlySet<MoveKind> = new Set([
  "SALE",
  "FREE",
  "REPLACE_OUT",
  "LOAD",
  "TRANSFER",
  "CONSUME",
]);

const NO_EXPIRY_DATE = "9999-12-31";
