import type { Knex } from "knex";
import { setTimeout as sleep } from "node:timers/promises";
import { databaseFault } from "./database-error.ts";

/** How long `withTransaction` goes on. */
export interface TransactionBudget {
  /** Milliseconds after which a conflict is given up: longer than a cluster needs to replace a node. */
  conflicts?: number;
  /** Milliseconds after which a database that can't be reached is given up, so that its users hear of it within three seconds. */
  outage?: number;
}

/**
 * Runs `work` in a transaction and commits what it answers; when the database gave it up (deadlock, lock wait, failed
 * certification, lost connection), runs the whole of it again. `work` must therefore change nothing but the database,
 * and a money operation must carry its idempotency key, because a connection lost at commit hides whether it committed.
 * Inside another transaction it simply joins: the outer one is what is tried again.
 */
export async function withTransaction<T>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
  { conflicts = 15_000, outage = 2_000 }: TransactionBudget = {},
): Promise<T> {
  if (isTransaction(db)) return work(db);
  const begun = performance.now();
  let reachable = begun;
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const fault = databaseFault(error);
      const now = performance.now();
      if (fault !== "conflict" && fault !== "lost" && fault !== "unreachable") throw error;
      if (fault !== "unreachable") reachable = now;
      const pause = fullJitter(attempt);
      if (now + pause - begun > conflicts || now + pause - reachable > outage) throw error;
      await sleep(pause);
    }
  }
}

/** Anything from nothing to a limit that doubles each time (8 ms to 512 ms): those that collided spread out. */
function fullJitter(attempt: number) {
  return Math.random() * Math.min(512, 8 * 2 ** attempt);
}

function isTransaction(db: Knex): db is Knex.Transaction {
  return db.isTransaction === true;
}
