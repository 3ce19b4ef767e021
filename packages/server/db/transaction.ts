import type { Knex } from "knex";
import { setTimeout as sleep } from "node:timers/promises";
import { connectionsOf, databaseKey } from "./connection.ts";
import { databaseFault } from "./database-error.ts";
import { createTurns, type Turns } from "./concurrency-queue.ts";

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
 *
 * No more run at once than there are connections to spare; the others wait in the order in which they came, for ten
 * seconds at most, so that a crowd of writers is served slowly rather than refused for want of a connection.
 */
export async function withTransaction<T>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
  budget: TransactionBudget = {},
): Promise<T> {
  if (isTransaction(db)) return work(db);
  const turns = turnsOf(db);
  return turns.run(async () => {
    try {
      return await persist(db, work, budget);
    } catch (error) {
      // Who waits for a database that is away shall hear of it now, not after a try of its own.
      if (error instanceof Error && databaseFault(error) === "unreachable") turns.refuseWaiting(error);
      throw error;
    }
  });
}

async function persist<T>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
  { conflicts = 15_000, outage = 2_000 }: TransactionBudget,
): Promise<T> {
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

/** The queue of a database's writers, in this process. */
function turnsOf(db: Knex): Turns {
  const key = databaseKey(db);
  const turns = queues.get(key) ?? createTurns({ atOnce: Math.max(1, connectionsOf(db) - FOR_READING) });
  queues.set(key, turns);
  return turns;
}

const queues = new WeakMap<object, Turns>();

/** Connections that no transaction takes: however many write, who signs in or reads is served. */
const FOR_READING = 2;

function isTransaction(db: Knex): db is Knex.Transaction {
  return db.isTransaction === true;
}
