import type { Knex } from "knex";

/** Call it when the database has refused a posting or another write because its disk is full. */
export function noteDiskFull(db: Knex): void {
  refusedAt.set(db, performance.now());
}

/**
 * Whether a write was refused in the last ten seconds. There is no test query as for a read-only
 * database: a small write often still fits when others don't.
 */
export function isDiskFull(db: Knex): boolean {
  const at = refusedAt.get(db);
  return at !== undefined && performance.now() - at < FULL_MS;
}

const refusedAt = new WeakMap<Knex, number>();
const FULL_MS = 10_000;
