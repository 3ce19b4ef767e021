import type { Knex } from "knex";
import { setTimeout as sleep } from "node:timers/promises";
import { getDatabase } from "./database.ts";
import { identifyDatabaseFault } from "./database-error.ts";
import { noteDiskFull } from "./disk-full.ts";

export interface TransactionBudget {
  /** Milliseconds; by default as long as a statement may take. */
  conflicts?: number;
  /**
   * Milliseconds for an unreachable database: short, so that users get an error within three
   * seconds.
   */
  outage?: number;
}

/**
 * Runs `work` in a transaction, commits and returns its result. After a deadlock, lock wait, failed
 * certification or lost connection, `work` is run again from the start. Therefore it must change
 * only the database, and a money operation must have an idempotency key: if the connection is lost
 * during COMMIT, the outcome is unknown. Inside another transaction `work` joins it, and the outer
 * one is retried.
 *
 * Transactions use separate connections that send statements of the same turn in one packet
 * (statement-packets.ts): put reads that don't depend on each other into one `Promise.all`. If too
 * many transactions run, further ones wait in the order of arrival, for ten seconds at most, so
 * many writers at once are slow rather than refused. Throws QueueError after that, and database
 * errors that can't be retried, a statement that passed its deadline among them.
 */
export async function withTransaction<T>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
  budget: TransactionBudget = {},
): Promise<T> {
  if (isTransaction(db)) return work(db);
  const { writers: queue, writing, retryMs } = getDatabase(db);
  return queue.run(async () => {
    try {
      return await persist(writing(), work, { conflicts: retryMs, ...budget });
    } catch (error) {
      // Fail the waiting transactions now instead of letting each try the database, which does not
      // answer.
      const fault = identifyDatabaseFault(error);
      if (fault === "full") noteDiskFull(db);
      if (error instanceof Error && (fault === "unreachable" || fault === "overdue"))
        queue.refuseWaiting(error);
      throw error;
    }
  });
}

async function persist<T>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
  { conflicts, outage = 2_000 }: TransactionBudget & { conflicts: number },
): Promise<T> {
  const startTime = performance.now();
  let reachable = startTime;
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const fault = identifyDatabaseFault(error);
      const now = performance.now();
      if (fault !== "conflict" && fault !== "lost" && fault !== "unreachable") throw error;
      if (fault !== "unreachable") reachable = now;
      const pause = chooseJitterMs(attempt);
      if (now + pause - startTime > conflicts || now + pause - reachable > outage) throw error;
      await sleep(pause);
    }
  }
}

/**
 * At most 8 ms, doubled with each attempt up to 512 ms; random, so that transactions that collided
 * don't collide again.
 */
function chooseJitterMs(attempt: number) {
  return Math.random() * Math.min(512, 8 * 2 ** attempt);
}

function isTransaction(db: Knex): db is Knex.Transaction {
  return db.isTransaction === true;
}
