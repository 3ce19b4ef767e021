import type { Knex } from "knex";

/** Records that a database has not responded within the time promised to callers. */
export function noteSilence(db: Knex): void {
  if (!silent.has(db)) silent.set(db, 0);
}

/** Records that the database has responded. */
export function noteAnswer(db: Knex): void {
  silent.delete(db);
}

/**
 * Whether a database has stopped responding. While it is silent, each call sends a test query, once a second at most,
 * so the first response ends the silence even if no request waits for it.
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

/** The silent databases, with the time of the last test query, by performance.now(). */
const silent = new WeakMap<Knex, number>();
const EVERY = 1000;
