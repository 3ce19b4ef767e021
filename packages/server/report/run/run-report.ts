import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { formatPaise, paise } from "@vanbook/sdk/books";
import type { OpenRowsThread } from "@vanbook/sdk/files/orders";
import { problem } from "@vanbook/sdk/problem";
import type { PagePlan, Plan, RowsPlan } from "../plan/plan.ts";
import { readBalanceBefore, readOpening } from "./balance.ts";
import { findPage, type Place } from "./find-page.ts";
import { writePosition, type OrderValue } from "../plan/position.ts";
import { readFirstRow, readInSnapshot, streamSnapshot } from "./snapshot.ts";

type WriteRow = (row: unknown[]) => string;

export interface ReadRows {
  rows: string[];
  figures: Record<string, string>;
}

export interface ReadPage extends ReadRows {
  place: Place;
  /** The `after` of the next page, if more rows follow and the request asked for it. */
  next: string | undefined;
  count: number;
  sums: Record<string, string>;
  ties: unknown;
}

type PageWithoutRows = Omit<ReadPage, "rows">;

export function runRows(db: Knex, plan: RowsPlan, write: WriteRow): Promise<ReadRows> {
  const { report, most } = plan;
  return readInSnapshot(db, async (snapshot) => {
    const withBalance = createRunningBalance(plan, await readOpening(snapshot, report));
    const rows: string[] = [];
    await visitEachRow(snapshot, plan.rows, (row) => rows.push(write(withBalance(row))));
    if (most !== undefined && rows.length > most) throw problem("RESULT_TOO_LARGE");
    return { rows, figures: (await report.figures?.(snapshot)) ?? {} };
  });
}

/** Rows, totals and ties come from one database snapshot. */
export function runPage(db: Knex, plan: PagePlan, write: WriteRow): Promise<ReadPage> {
  return readInSnapshot(db, async (snapshot) => {
    const rows: string[] = [];
    const page = await readPage(snapshot, plan, {
      begin: () => undefined,
      take: (row) => rows.push(write(row)),
    });
    rows.length = Math.min(rows.length, plan.pageSize);
    return { ...page, rows };
  });
}

/**
 * The same for a thread that makes a file: it gets the rows while they are read, a few hundred at a
 * time. Throws RESULT_TOO_LARGE before the first row if they do not fit on the page.
 */
export function sendPage(
  db: Knex,
  plan: PagePlan,
  write: WriteRow,
  openThread: OpenRowsThread,
): Promise<PageWithoutRows> {
  return readInSnapshot(db, async (snapshot) => {
    let rows: string[] = [];
    const send = () => openThread().postMessage({ type: "rows", rows: `[${rows.join(",")}]` });
    const page = await readPage(snapshot, plan, {
      begin: (count) => {
        if (count > plan.pageSize) throw problem("RESULT_TOO_LARGE");
        openThread().postMessage({ type: "begin" }); // the report may be read a second time
      },
      take: (row) => {
        if (rows.push(write(row)) < ROWS_AT_ONCE) return;
        send();
        rows = [];
      },
    });
    send();
    return page;
  });
}

/** `begin` gets the number of rows before the first one is read. */
async function readPage(
  snapshot: Knex.Transaction,
  plan: PagePlan,
  { begin, take }: { begin: (count: number) => void; take: (row: unknown[]) => void },
): Promise<PageWithoutRows> {
  const { report } = plan;
  const sums = (await readFirstRow(snapshot, plan.sums)) ?? {};
  const count = Number(sums.__rows);
  begin(count);
  const page = await findPage(snapshot, plan, count);
  const before = await readBalanceBefore(snapshot, plan, page, paise(sums.__moved ?? "0"));
  const withBalance = createRunningBalance(plan, before);
  let last: readonly unknown[] = [];
  let readCount = 0;
  await visitEachRow(snapshot, page.rows, (row) => {
    if (++readCount <= plan.pageSize) last = row;
    take(withBalance(row));
  });
  const next = readCount > plan.pageSize ? describeNext(plan, page.place, last) : undefined;
  const figures = (await report.figures?.(snapshot)) ?? {};
  const ties = plan.isSearched || !report.ties ? [] : await report.ties({ ...sums, ...figures }, snapshot);
  return { figures, place: page.place, next, count, sums, ties };
}

/** `last` is the page's last row, with the values of the order after its columns. */
function describeNext(
  { report: { running }, columns, order }: PagePlan,
  { number }: Place,
  last: readonly unknown[],
): string {
  const names = [...columns.formats.keys()];
  const balance = running && order.balanceBy === undefined ? last[names.indexOf(running.column)] : undefined;
  const values = last.slice(names.length).map(toOrderValue);
  return writePosition(
    { page: number + 1, balance: balance === undefined ? undefined : String(balance), values },
    order,
  );
}

function toOrderValue(value: unknown): OrderValue {
  return value === null || typeof value === "number" ? value : String(value);
}

/** At the client's pace. An error before the first row is thrown. */
export function streamRows(
  db: Knex,
  plan: RowsPlan,
  toText: (rows: Rows) => Promise<Readable>,
): Promise<Readable> {
  return streamSnapshot(db, async (snapshot) => {
    const withBalance = createRunningBalance(plan, await readOpening(snapshot, plan.report));
    const rows = await openRows(snapshot, plan.rows);
    return toText({ ...rows, each: (onRow, onEnd) => rows.each((row) => onRow(withBalance(row)), onEnd) });
  });
}

type WithBalance = (row: unknown[]) => unknown[];

/**
 * Without a balance, rows stay unchanged. `start` is the balance before the first row. Adding up
 * while rows stream costs a few per cent; a window function in the database costs two thirds more
 * (row R4 of bench/README.md), so it is used only for a search or another sort order.
 */
function createRunningBalance({ report: { running }, columns, order }: Plan, start: bigint): WithBalance {
  if (!running) return (row) => row;
  const at = [...columns.formats.keys()].indexOf(running.column);
  const isSummed = order.balanceBy !== undefined; // the database has summed up to each row
  let balance = start;
  return (row) => {
    const cell = row[at];
    const amount = paise(typeof cell === "string" ? cell : String(cell ?? "0"));
    row[at] = formatPaise(isSummed ? start + amount : (balance += amount));
    return row;
  };
}

export async function visitEachRow(
  snapshot: Knex.Transaction,
  query: Knex.QueryBuilder,
  onRow: (row: unknown[]) => void,
): Promise<void> {
  const rows = await openRows(snapshot, query);
  return new Promise((resolve, reject) => {
    rows.each(onRow, (error) => (error ? reject(error) : resolve()));
  });
}

export interface Rows {
  each(onRow: (row: unknown[]) => void, onEnd: (error?: Error) => void): void;
  pause(): void;
  resume(): void;
}

/**
 * Straight from the driver, because knex would pass each row through two streams. Yields to the
 * event loop after every hundred rows, because the driver continues as long as the database has
 * rows ready.
 */
export async function openRows(snapshot: Knex.Transaction, query: Knex.QueryBuilder): Promise<Rows> {
  const connection = await (snapshot.client as { acquireConnection(): Promise<Driver> }).acquireConnection();
  const { sql, bindings } = query.toSQL().toNative();
  let isHeld = false;
  let isResting = false;
  let inTurn = 0;
  const pauseReading = () => {
    isResting = true;
    inTurn = 0;
    connection.pause();
    setImmediate(() => {
      isResting = false;
      if (!isHeld) connection.resume();
    });
  };
  return {
    each(onRow, onEnd) {
      let failure: Error | undefined;
      // The driver reports a lost connection only here; without this, a stream would wait forever.
      connection.on("error", onEnd);
      const rows = connection.query({ sql, rowsAsArray: true }, bindings);
      rows.on("result", (row: unknown[]) => {
        if (++inTurn === MOST_IN_TURN) pauseReading();
        if (failure) return;
        try {
          onRow(row);
        } catch (error) {
          // Thrown here, the error would stop the driver and crash the process.
          failure = error instanceof Error ? error : new Error(String(error));
        }
      });
      rows.on("error", onEnd);
      rows.on("end", () => {
        connection.off("error", onEnd);
        onEnd(failure);
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

/** As many rows as a thread parses within a few milliseconds. */
const ROWS_AT_ONCE = 500;
/** Rows before yielding to the event loop: a millisecond or two. */
const MOST_IN_TURN = 100;

/** The parts of the driver's connection that are used here; knex does not type it. */
interface Driver {
  query(options: { sql: string; rowsAsArray: true }, bindings: readonly unknown[]): NodeJS.EventEmitter;
  on(event: "error", listener: (error: Error) => void): void;
  off(event: "error", listener: (error: Error) => void): void;
  pause(): void;
  resume(): void;
}
