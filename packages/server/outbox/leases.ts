import type { Knex } from "knex";
import { DATABASE_NOW } from "../clock.ts";
import { withTransaction } from "../db/transaction.ts";

export interface Leased {
  id: number;
  attempts: number;
}

/**
 * Reserves for `leaseSeconds` the row that has waited longest, using its columns `next_try_at` and
 * `attempts`; null if none of `which` is due. Any number of processes may run this: rows that
 * another process is reserving are skipped.
 */
export async function claimDue<Row extends Leased>(
  db: Knex,
  { table, companyId, which, columns }: Claim,
  leaseSeconds: number,
): Promise<Row | null> {
  return withTransaction(db, async (trx) => {
    const row = (await trx(table)
      .where({ company_id: companyId, ...which })
      .whereRaw(`next_try_at <= ${DATABASE_NOW}`)
      .orderBy("next_try_at")
      .forUpdate()
      .skipLocked()
      .first("id", "attempts", ...columns)) as Row | undefined;
    if (!row) return null;
    const attempts = row.attempts + 1;
    await trx(table)
      .where({ company_id: companyId, id: row.id })
      .update({ attempts, next_try_at: addSecondsToNow(trx, leaseSeconds) });
    return { ...row, attempts };
  });
}

interface Claim {
  table: string;
  companyId: number;
  which: Readonly<Record<string, string | number>>;
  columns: readonly string[];
}

/** By the database's clock, which all workers share. */
export function addSecondsToNow(db: Knex, seconds: number): Knex.Raw {
  return db.raw(`${DATABASE_NOW} + INTERVAL ? SECOND`, [seconds]);
}

/**
 * In seconds: 5, 10, 20 … up to an hour, half of it random, so that messages that failed together
 * are not retried together. At least `requestedPause` (from Retry-After), but never more than an
 * hour.
 */
export function pauseBefore(attempt: number, requestedPause: number | null, chance = Math.random()): number {
  const full = Math.min(HOUR_SECONDS, 5 * 2 ** (attempt - 2));
  const own = Math.ceil(full / 2 + (full / 2) * chance);
  return Math.min(HOUR_SECONDS, Math.max(own, requestedPause ?? 0));
}

const HOUR_SECONDS = 3600;
