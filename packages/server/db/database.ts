import type { Knex } from "knex";
import { createConcurrencyQueue, type ConcurrencyQueue } from "./concurrency-queue.ts";
import { createReplica, type Replica } from "./replica.ts";

/** What this process holds of a database beside its pool; `connect` makes it, and every transaction has its database's. */
export interface Database {
  /**
   * Opens the same database again, with connections of its own and other options: for work that must not wait for the pool's, or
   * not share their limits. It is closed with this one at the latest.
   */
  openBeside(options: ConnectOptions): Knex;
  /** Who may write, in turn: no more at once than there are connections for it. */
  writers: ConcurrencyQueue;
  /** Where transactions write, with statements in packets (statement-packets.ts); opened when first asked for. */
  writing(): Knex;
  /** Where ids are taken, and those in store; opened when first asked for. */
  ids(): IdStore;
  /** Where reports read; opened when first asked for. */
  reading(): ReadingDesk;
  /** The pools that are open now, beside that of the database itself. */
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
  /** Seconds after which a connection is given up that can't be made or is not free: 2, so that users are told in time. */
  connectSeconds?: number;
  /** Address of a replica that reports read where it is as new as the database itself; null for none. */
  readUrl?: string | null;
}

/** Ids of each company and kind of record that are taken and not used yet. */
export interface IdStore {
  /** A connection beside the pool: taking ids inside a transaction can't wait for one that other such transactions hold. */
  own: Knex;
  blocks: Map<string, Promise<IdBlock>>;
}

export interface IdBlock {
  next: number;
  /** One past the last. */
  end: number;
  /** How many ids the next block is to have. */
  size: number;
}

/** Connections for snapshots, and who may use them. */
export interface ReadingDesk {
  own: Knex;
  /** Where they are read instead, whenever it can be. */
  replica: Replica | undefined;
  turns: ConcurrencyQueue;
  /** Answers that leave while they are read keep a connection as long as their reader takes: one is always left to the others. */
  streams: ConcurrencyQueue;
}

/** How `createDatabase` opens further pools of a database. */
export interface Openers {
  beside: Database["openBeside"];
  /** Opens so many connections that send in packets. */
  forWriting(max: number): Knex;
  /** Opens so many connections to the replica, if there is one. */
  replica: ((max: number) => Knex) | undefined;
}

/** Makes what belongs to a pool of so many connections. */
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

/** What belongs to the database that `connect` has opened as `db`, or in which `db` is a transaction. */
export function databaseOf(db: Knex): Database {
  const { database } = (db.client as { config: { database?: Database } }).config; // knex leaves its client untyped
  if (!database) throw new Error("Only a database that connect() has opened can be opened again");
  return database;
}

/** How many connections of each pool are used, free, and waited for. */
export function poolsOf(db: Knex): { pool: string; used: number; free: number; waiting: number }[] {
  return [{ pool: "requests", own: db }, ...databaseOf(db).opened()].map(({ pool, own }) => {
    const its = (own.client as { pool?: Pool }).pool; // knex leaves its client untyped; none once it is closed
    return {
      pool,
      used: its?.numUsed() ?? 0,
      free: its?.numFree() ?? 0,
      waiting: (its?.numPendingAcquires() ?? 0) + (its?.numPendingCreates() ?? 0),
    };
  });
}

/** The parts used of knex's pool. */
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

/** By so many fewer write at once than read: however many write, the server has time for who signs in or reads. */
const FOR_READING = 2;
/** Reports that may wait: more would wait longer than anybody looks at a screen. */
const WAITING = 100;
