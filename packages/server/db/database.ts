import { availableParallelism } from "node:os";
import type { Knex } from "knex";
import { createConcurrencyQueue, type ConcurrencyQueue } from "./concurrency-queue.ts";
import { createReplica, type Replica } from "./replica.ts";

/** What a process keeps for a database. `connect` creates it; transactions share it. */
export interface Database {
  /**
   * Separate connections with other options, for work that must not wait for the pool or share its
   * limits. They are closed with this database at the latest.
   */
  openBeside(options: ConnectOptions): Knex;
  /** Statements outside transactions. Companies take turns at the connections for them. */
  statements: ConcurrencyQueue;
  /**
   * Transactions that write: never more at once than there are connections for them. Like the
   * queues of reports, in turns between the companies.
   */
  writers: ConcurrencyQueue;
  /** Sends statements in packets (statement-packets.ts); opened on first use. */
  writing(): Knex;
  ids(): IdStore;
  /** Ids of the two accounts of stock, by company. */
  stockAccountIds: Map<number, readonly number[]>;
  /** By company (books/posting/known-facts.ts), in the order in which they were last added to. */
  knownFacts: Map<number, KnownFacts>;
  reading(): ReadingDesk;
  opened(): { pool: string; own: Knex }[];
  /** For how long a transaction that lost a conflict is tried again. */
  retryMs: number;
}

type DatabaseLimits = Required<
  Pick<ConnectOptions, "max" | "statementSeconds" | "reportSeconds" | "connectSeconds">
>;

export interface ConnectOptions {
  max?: number;
  /** Time limit of a statement in seconds; 0 for none. The default is 10. */
  statementSeconds?: number;
  /** The same for what reports read: by default 30, or `statementSeconds` if that is given. */
  reportSeconds?: number;
  isolation?: "READ COMMITTED" | "REPEATABLE READ";
  /** Seconds to wait for a new or free connection: 2, so that users get an error in time. */
  connectSeconds?: number;
  /** Address of a replica. Reports read it when it is up to date; null for none. */
  readUrl?: string | null;
}

export interface IdStore {
  /**
   * Separate connections: a transaction that takes ids must not wait for a connection that other
   * such transactions hold.
   */
  own: Knex;
  blocks: Map<string, Promise<IdBlock>>;
}

/** Masters whose facts are frozen, at this edition, as their signatures say. */
export interface KnownFacts {
  edition: number;
  signatures: Map<string, string>;
}

export interface IdBlock {
  next: number;
  end: number;
  size: number;
}

export interface ReadingDesk {
  own: Knex;
  replica: Replica | undefined;
  turns: ConcurrencyQueue;
  /** Streams last as long as the client reads, so one connection is always kept for other reads. */
  streams: ConcurrencyQueue;
}

export interface Openers {
  beside: Database["openBeside"];
  forWriting(max: number): Knex;
  replica: ((max: number) => Knex) | undefined;
}

export function createDatabase(
  { max: connections, statementSeconds, reportSeconds, connectSeconds }: DatabaseLimits,
  openers: Openers,
): Database {
  const writers = Math.max(1, connections - FOR_READING);
  const besideOthers = Math.max(1, Math.floor(availableParallelism() / 2));
  const openedPools: { pool: string; own: Knex }[] = [];
  const keepPool = (pool: string, own: Knex) => {
    openedPools.push({ pool, own });
    return own;
  };
  const open = (pool: string, options: ConnectOptions) => keepPool(pool, openers.beside(options));
  return {
    openBeside: openers.beside,
    opened: () => openedPools,
    retryMs: Math.min(MAX_RETRY_MS, statementSeconds > 0 ? statementSeconds * 1000 : Infinity),
    statements: createConcurrencyQueue({
      atOnce: connections,
      atOncePerCompany: leaveSome(connections),
      // Some requests need two at once.
      atOnceBesideOthers: Math.max(2, besideOthers),
      waiting: MAX_STATEMENTS,
      patience: chooseAcquireMs(connectSeconds),
    }),
    writers: createConcurrencyQueue({
      atOnce: writers,
      atOncePerCompany: leaveOne(writers),
      atOnceBesideOthers: Math.min(besideOthers, leaveOne(writers)),
    }),
    writing: makeOnce(() => keepPool("postings", openers.forWriting(writers))),
    stockAccountIds: new Map(),
    knownFacts: new Map(),
    ids: makeOnce(() => ({ own: open("ids", { max: 1 }), blocks: new Map() })),
    reading: makeOnce(() => {
      const max = Math.max(2, Math.floor(connections / 2));
      const ofCompany = leaveOne(max);
      const own = open("reports", { max, isolation: "REPEATABLE READ", statementSeconds: reportSeconds });
      return {
        own,
        replica: openers.replica && createReplica(own, keepPool("replica", openers.replica(max))),
        turns: createConcurrencyQueue({
          atOnce: max,
          atOncePerCompany: ofCompany,
          atOnceBesideOthers: Math.min(besideOthers, ofCompany),
          waiting: MAX_WAITING,
        }),
        streams: createConcurrencyQueue({
          atOnce: max - 1,
          atOncePerCompany: Math.max(1, ofCompany - 1),
          atOnceBesideOthers: Math.max(1, Math.min(besideOthers, ofCompany - 1)),
          waiting: MAX_WAITING,
        }),
      };
    }),
  };
}

export function getDatabase(db: Knex): Database {
  const { database } = (db.client as { config: { database?: Database } }).config; // knex leaves its client untyped
  if (!database) throw new Error("Only a database that connect() has opened can be opened again");
  return database;
}

export function listPools(db: Knex): { pool: string; used: number; free: number; waiting: number }[] {
  const { opened, statements } = getDatabase(db);
  return [{ pool: "requests", own: db }, ...opened()].map(({ pool, own }) => {
    const its = (own.client as { pool?: Pool }).pool; // knex leaves its client untyped; undefined once it is closed
    return {
      pool,
      used: its?.numUsed() ?? 0,
      free: its?.numFree() ?? 0,
      waiting:
        (its?.numPendingAcquires() ?? 0) +
        (its?.numPendingCreates() ?? 0) +
        (own === db ? statements.length().waiting : 0),
    };
  });
}

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  numPendingCreates(): number;
}

/** So that one company doesn't hold the last place. Two are too few to leave one free. */
function leaveOne(places: number): number {
  return places > 2 ? places - 1 : places;
}

/** A fifth of the connections. */
function leaveSome(places: number): number {
  return places - Math.floor(places / 5);
}

/** Milliseconds to wait for a connection, a little longer than opening one may take. */
export function chooseAcquireMs(connectSeconds: number): number {
  return connectSeconds * 1000 + 800;
}

function makeOnce<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}

/**
 * Connections kept free of writers, so that users can sign in and read however many transactions
 * write.
 */
const FOR_READING = 2;
/** Limits of a statement: docs/operations.md. */
export const STATEMENT_SECONDS = 10;
export const REPORT_SECONDS = 30;
/** Longer than a cluster needs to replace a node. */
const MAX_RETRY_MS = 15_000;
/** Of one company. A longer queue of reports would make its users wait too long. */
const MAX_WAITING = 100;
/** Of one company. Each waits for three seconds at most. */
const MAX_STATEMENTS = 10_000;
