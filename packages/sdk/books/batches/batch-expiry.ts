import type { MoveKind } from "../voucher.ts";
import type { Batch } from "./batch.ts";

/** Whether a batch has expired by a day: on the day of its expiry it is still good. In SQL `isPastExpirySql` of the server. */
export function isPastExpiry({ expiresOn }: Pick<Batch, "expiresOn">, date: string): boolean {
  return expiresOn !== null && expiresOn < date;
}

/** Whether a batch has expired by a day on which goods move that must still be good then. In SQL `hasExpiredSql` of the server. */
export function hasExpired(batch: Pick<Batch, "expiresOn">, kind: MoveKind, date: string): boolean {
  return FOR_USE.has(kind) && isPastExpiry(batch, date);
}

/** In the order in which goods go out: for whom they must still be good, what has expired comes last; then what expires first. */
export function expiresFirst(kind: MoveKind, date: string) {
  return (a: Batch, b: Batch): number => {
    const [isLate, isOtherLate] = [hasExpired(a, kind, date), hasExpired(b, kind, date)];
    if (isLate !== isOtherLate) return isLate ? 1 : -1;
    const [one, other] = [a.expiresOn ?? NEVER, b.expiresOn ?? NEVER];
    return one < other ? -1 : one > other ? 1 : a.id - b.id;
  };
}

/** For these moves goods must still be good. */
export const FOR_USE: ReadonlySet<MoveKind> = new Set([
  "SALE",
  "FREE",
  "REPLACE_OUT",
  "LOAD",
  "TRANSFER",
  "CONSUME",
]);

const NEVER = "9999-12-31";
