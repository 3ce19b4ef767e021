import { finished } from "node:stream/promises";
import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { databaseOf } from "../../db/database.ts";
import { rows as readRows } from "../../db/rows.ts";

/**
 * Reads a report from one snapshot of the database, or of its replica if that is equally up to date. Reports
 * have their own connections, half as many as everything else, so that many reports never keep postings and
 * sign-ins waiting. Further reports queue; if the queue is full or the wait too long, it throws BUSY. If the
 * replica is lost during the read, the report is read again from the database: so `read` must not change
 * anything outside its result.
 */
export function inSnapshot<T>(db: Knex, read: (snapshot: Knex.Transaction) => Promise<T>): Promise<T> {
  const { own, replica, turns } = databaseOf(db).reading();
  return turns.run(async () => {
    const found = await replica?.read(read);
    return found ? found.answer : own.transaction(read);
  });
}

/**
 * Like `inSnapshot`, for a response that is sent while it is read. It holds its connection until the client
 * has read everything, so one connection is always kept free for reports that do not stream.
 */
export function streamSnapshot(
  db: Knex,
  open: (snapshot: Knex.Transaction) => Promise<Readable>,
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const read = async (snapshot: Knex.Transaction) => {
      const stream = await open(snapshot);
      resolve(stream);
      // The stream's consumer reports an aborted response.
      await finished(stream, { writable: false }).catch(() => undefined);
    };
    databaseOf(db)
      .reading()
      .streams.run(() => inSnapshot(db, read))
      .catch(reject);
  });
}

/** The first row of a query, keyed by column. */
export async function firstRow(
  snapshot: Knex.Transaction,
  query: Knex.QueryBuilder,
): Promise<Record<string, string> | undefined> {
  const { sql, bindings } = query.toSQL().toNative();
  const [row] = await readRows<Record<string, string>>(snapshot, sql, bindings);
  return row;
}

/** Calls `onRow` with each row of a query as it arrives, as an array of cells. */
export async function eachRow(
  snapshot: Knex.Transaction,
  query: Knex.QueryBuilder,
  onRow: (row: unknown[]) => void,
): Promise<void> {
  const rows = await openRows(snapshot, query);
  return new Promise((resolve, reject) => {
    rows.each(onRow, (error) => (error ? reject(error) : resolve()));
  });
}

/** The rows of a query as a stream that can be paused. */
export interface Rows {
  each(onRow: (row: unknown[]) => void, done: (error?: Error) => void): void;
  pause(): void;
  resume(): void;
}

/**
 * Streams the rows of a query straight from the driver, because knex would pass each row through two streams.
 * After every hundred rows it yields to the event loop, because the driver would continue for as long as the
 * database has rows ready.
 */
export async function openRows(snapshot: Knex.Transaction, query: Knex.QueryBuilder): Promise<Rows> {
  const connection = await (snapshot.client as { acquireConnection(): Promise<Driver> }).acquireConnection();
  const { sql, bindings } = query.toSQL().toNative();
  let isHeld = false;
  let isResting = false;
  let inTurn = 0;
  const rest = () => {
    isResting = true;
    inTurn = 0;
    connection.pause();
    setImmediate(() => {
      isResting = false;
      if (!isHeld) connection.resume();
    });
  };
  return {
    each(onRow, done) {
      let failure: Error | undefined;
      // The driver reports a lost connection only on the connection, so without this a stream would wait forever.
      connection.on("error", done);
      const rows = connection.query({ sql, rowsAsArray: true }, bindings);
      rows.on("result", (row: unknown[]) => {
        if (++inTurn === MOST_IN_TURN) rest();
        if (failure) return;
        try {
          onRow(row);
        } catch (error) {
          // If thrown here, it would stop the driver and crash the process.
          failure = error instanceof Error ? error : new Error(String(error));
        }
      });
      rows.on("error", done);
      rows.on("end", () => {
        connection.off("error", done);
        done(failure);
      });
    },
    pause() {
      isHeld = true;
      connection.pause();
    },
    resume() {
      isHeld = false;
      if (!isResting) connection.resume();
    },
  };
}

/** Rows that are read before yielding to the event loop: a millisecond or two. */
const MOST_IN_TURN = 100;

/** The parts of the driver's connection that are used here; knex returns it untyped. */
interface Driver {
  query(options: { sql: string; rowsAsArray: true }, bindings: readonly unknown[]): NodeJS.EventEmitter;
  on(event: "error", listener: (error: Error) => void): void;
  off(event: "error", listener: (error: Error) => void): void;
  pause(): void;
  resume(): void;
}
