import { finished } from "node:stream/promises";
import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { databaseOf } from "../../db/database.ts";
import { rows as readRows } from "../../db/rows.ts";

/**
 * Reads a report from one picture of the database, or of its replica where that is as new. Reports have connections of their own,
 * half as many as everything else, so that however many are asked for at once, postings and sign-ins find theirs. The others wait
 * their turn; when too many do, or for too long, the caller is told to come back (BUSY). A replica that is lost meanwhile has the
 * report read once more from the database: `read` keeps nothing outside of what it answers.
 */
export function inSnapshot<T>(db: Knex, read: (snapshot: Knex.Transaction) => Promise<T>): Promise<T> {
  const { own, replica, turns } = databaseOf(db).reading();
  return turns.run(async () => {
    const found = await replica?.read(read);
    return found ? found.answer : own.transaction(read);
  });
}

/**
 * The same for an answer that leaves while it is read. It keeps its connection as long as its reader takes, so a
 * connection is always left to reports that don't.
 */
export function streamSnapshot(
  db: Knex,
  open: (snapshot: Knex.Transaction) => Promise<Readable>,
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const read = async (snapshot: Knex.Transaction) => {
      const stream = await open(snapshot);
      resolve(stream);
      // An answer that broke off is the reader's to report.
      await finished(stream, { writable: false }).catch(() => undefined);
    };
    databaseOf(db)
      .reading()
      .streams.run(() => inSnapshot(db, read))
      .catch(reject);
  });
}

/** The first row of a query, by the names of its columns. */
export async function firstRow(
  snapshot: Knex.Transaction,
  query: Knex.QueryBuilder,
): Promise<Record<string, string> | undefined> {
  const { sql, bindings } = query.toSQL().toNative();
  const [row] = await readRows<Record<string, string>>(snapshot, sql, bindings);
  return row;
}

/** Calls `onRow` with each row of a query as it comes, as an array of cells. */
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

/** The rows of a query, to be taken in one's own time. */
export interface Rows {
  each(onRow: (row: unknown[]) => void, done: (error?: Error) => void): void;
  pause(): void;
  resume(): void;
}

/**
 * Opens the rows of a query straight from the driver: knex would pass each through two streams. After a hundred rows it lets
 * whoever else waits for this process have a turn: the driver would go on for as long as the database has rows ready.
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
      // Of a lost connection the driver tells only the connection: rows that stream would wait for their end for ever.
      connection.on("error", done);
      const rows = connection.query({ sql, rowsAsArray: true }, bindings);
      rows.on("result", (row: unknown[]) => {
        if (++inTurn === MOST_IN_TURN) rest();
        if (failure) return;
        try {
          onRow(row);
        } catch (error) {
          // Thrown from here it would end the driver's reading, and with it the process.
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

/** Rows of one report in a turn of the process: a millisecond or two. */
const MOST_IN_TURN = 100;

/** The driver's connection as far as it is used here; knex hands it out untyped. */
interface Driver {
  query(options: { sql: string; rowsAsArray: true }, bindings: readonly unknown[]): NodeJS.EventEmitter;
  on(event: "error", listener: (error: Error) => void): void;
  off(event: "error", listener: (error: Error) => void): void;
  pause(): void;
  resume(): void;
}
