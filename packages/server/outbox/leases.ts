import type { Knex } from "knex";
import { DATABASE_NOW } from "../clock.ts";
import { withTransaction } from "../db/transaction.ts";

/** A row reserved by one worker until its lease ends. `attempts` counts the reservations. */
export interface Leased {
  id: number;
  attempts: number;
}

/**
 * Reserves the row of `table` that has waited longest for `leaseSeconds`, using its columns `next_try_at` and
 * `attempts`; null if none of `which` is due. Safe with any number of processes: rows that another process is
 * reserving are skipped.
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
      .update({ attempts, next_try_at: secondsFromNow(trx, leaseSeconds) });
    return { ...row, attempts };
  });
}

interface Claim {
  table: string;
  companyId: number;
  which: Readonly<Record<string, string | number>>;
  columns: readonly string[];
}

/** SQL for a time in the future by the database's clock, which all workers share. */
export function secondsFromNow(db: Knex, seconds: number): Knex.Raw {
  return db.raw(`${DATABASE_NOW} + INTERVAL ? SECOND`, [seconds]);
}

/**
 * Seconds until the next attempt: 5, 10, 20 … up to an hour, half of it random, so that messages that failed together
 * are not retried together. At least `asked` (the other side's Retry-After), but never more than an hour.
 */
export function pauseBefore(attempt: number, asked: number | null, chance = Math.random()): number {
  const full = Math.min(HOUR, 5 * 2 ** (attempt - 2));
  const own = Math.ceil(full / 2 + (full / 2) * chance);
  return Math.min(HOUR, Math.max(own, asked ?? 0));
}

const HOUR = 3600;
