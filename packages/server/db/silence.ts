import type { Knex } from "knex";

/** Notes that a database has not answered within the time that callers are promised. */
export function noteSilence(db: Knex): void {
  if (!silent.has(db)) silent.set(db, 0);
}

/** Notes that it has answered. */
export function noteAnswer(db: Knex): void {
  silent.delete(db);
}

/**
 * Whether a database has fallen silent and not answered since. It is asked again meanwhile, once a second at most, so that its
 * first answer ends the silence though nobody waits for it.
 */
export function isSilent(db: Knex): boolean {
  const askedAt = silent.get(db);
  if (askedAt === undefined) return false;
  const now = performance.now();
  if (now - askedAt >= EVERY) {
    silent.set(db, now);
    void db.raw("SELECT 1").then(
      () => noteAnswer(db),
      () => undefined,
    );
  }
  return true;
}

/** The silent databases, and when each was asked last, on the clock of performance.now(). */
const silent = new WeakMap<Knex, number>();
const EVERY = 1000;
