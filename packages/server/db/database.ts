import type { Knex } from "knex";
import { createConcurrencyQueue, type ConcurrencyQueue } from "./concurrency-queue.ts";
import { createReplica, type Replica } from "./replica.ts";

/** What this process keeps for a database in addition to its pool. `connect` creates it; transactions share it. */
export interface Database {
  /**
   * Opens the same database again, with separate connections and other options, for work that must not wait for the
   * pool or share its limits. It is closed with this one at the latest.
   */
  openBeside(options: ConnectOptions): Knex;
  /** Queue of the transactions that write: never more at once than there are connections for them. */
  writers: ConcurrencyQueue;
  /** The pool for transactions, which sends statements in packets (statement-packets.ts); opened on first use. */
  writing(): Knex;
  /** The store of reserved ids; opened on first use. */
  ids(): IdStore;
  /** The pool that reports read from; opened on first use. */
  reading(): ReadingDesk;
  /** The pools that are open now, except the database's main pool. */
  opened(): { pool: string; own: Knex }[];
}

/** Options of `connect`. */
export interface ConnectOptions {
  /** Maximum number of connections of this process. */
  max?: number;
  /** Time limit of a statement in seconds; 0 for none. */
  statementSeconds?: number;
  /** Isolation level of transactions: see `prepare` in connection.ts. */
  isolation?: "READ COMMITTED" | "REPEATABLE READ";
  /** Seconds to wait for a new or free connection: 2, so that users get an error in time. */
  connectSeconds?: number;
  /** Address of a replica. Reports read it when it is up to date; null for none. */
  readUrl?: string | null;
}

/** Ids reserved and not yet used, by company and kind of record. */
export interface IdStore {
  /**
   * A separate connection: a transaction that takes ids must not wait for a connection that other such transactions
   * hold.
   */
  own: Knex;
  blocks: Map<string, Promise<IdBlock>>;
}

export interface IdBlock {
  next: number;
  /** The id after the last one of the block. */
  end: number;
  /** Size of the next block. */
  size: number;
}

/** Connections for snapshots, and the queues for them. */
export interface ReadingDesk {
  own: Knex;
  /** Read instead of the database when possible. */
  replica: Replica | undefined;
  turns: ConcurrencyQueue;
  /**
   * Queue of streamed responses. They hold a connection for as long as the client reads, so one connection is always
   * kept for the others.
   */
  streams: ConcurrencyQueue;
}

/** How `createDatabase` opens further pools of a database. */
export interface Openers {
  beside: Database["openBeside"];
  /** Opens `max` connections that send statements in packets. */
  forWriting(max: number): Knex;
  /** Opens `max` connections to the replica; undefined without a replica. */
  replica: ((max: number) => Knex) | undefined;
}

/** Creates the `Database` of a pool with this many connections. */
export function createDatabase(connections: number, openers: Openers): Database {
  const writers = Math.max(1, connections - FOR_READING);
  const opened: { pool: string; own: Knex }[] = [];
  const noted = (pool: string, own: Knex) => {
    opened.push({ pool, own });
    return own;
  };
  const open = (pool: string, options: ConnectOptions) => noted(pool, openers.beside(options));
  return {
    openBeside: openers.beside,
    opened: () => opened,
    writers: createConcurrencyQueue({ atOnce: writers }),
    writing: once(() => noted("postings", openers.forWriting(writers))),
    ids: once(() => ({ own: open("ids", { max: 1 }), blocks: new Map() })),
    reading: once(() => {
      const max = Math.max(2, Math.floor(connections / 2));
      const own = open("reports", { max, isolation: "REPEATABLE READ" });
      return {
        own,
        replica: openers.replica && createReplica(own, noted("replica", openers.replica(max))),
        turns: createConcurrencyQueue({ atOnce: max, waiting: WAITING }),
        streams: createConcurrencyQueue({ atOnce: max - 1, waiting: WAITING }),
      };
    }),
  };
}

/** Returns the `Database` that `db` (or its transaction) belongs to. */
export function databaseOf(db: Knex): Database {
  const { database } = (db.client as { config: { database?: Database } }).config; // knex leaves its client untyped
  if (!database) throw new Error("Only a database that connect() has opened can be opened again");
  return database;
}

/** For each pool: connections in use, free connections, and requests that wait for one. */
export function poolsOf(db: Knex): { pool: string; used: number; free: number; waiting: number }[] {
  return [{ pool: "requests", own: db }, ...databaseOf(db).opened()].map(({ pool, own }) => {
    const its = (own.client as { pool?: Pool }).pool; // knex leaves its client untyped; undefined once it is closed
    return {
      pool,
      used: its?.numUsed() ?? 0,
      free: its?.numFree() ?? 0,
      waiting: (its?.numPendingAcquires() ?? 0) + (its?.numPendingCreates() ?? 0),
    };
  });
}

/** The parts of knex's pool that are used here. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  numPendingCreates(): number;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Connections kept free of writers, so that users can sign in and read however many transactions write. */
const FOR_READING = 2;
/** Most reports that may wait; a longer queue would make users wait too long. */
const WAITING = 100;
