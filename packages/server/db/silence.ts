import type { Knex } from "knex";

/** Call it if the database has not responded within the time promised to callers. */
export function noteSilence(db: Knex): void {
  if (!silent.has(db)) silent.set(db, 0);
}

export function noteAnswer(db: Knex): void {
  silent.delete(db);
}

/**
 * While the database is silent, each call sends a test query, once a second at most, so the first
 * response ends the silence even if no request waits for it.
 */
export function isSilent(db: Knex): boolean {
  const askedAt = silent.get(db);
  if (askedAt === undefined) return false;
  const now = performance.now();
  if (now - askedAt >= TEST_INTERVAL_MS) {
    silent.set(db, now);
    void db.raw("SELECT 1").then(
      () => noteAnswer(db),
      () => undefined,
    );
  }
  return true;
}

const silent = new WeakMap<Knex, number>();
const TEST_INTERVAL_MS = 1000;
