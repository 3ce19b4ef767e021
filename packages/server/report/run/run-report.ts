import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { paise } from "@vanbook/sdk/books";
import { problem } from "@vanbook/sdk/problem";
import type { PagePlan, RowsPlan } from "../plan/plan.ts";
import { readBalanceBefore, readOpening, createRunningBalance } from "./balance.ts";
import { findPage, type Place } from "./find-page.ts";
import { writePosition, type OrderValue } from "../plan/position.ts";
import {
  visitEachRow,
  readFirstRow,
  readInSnapshot,
  openRows,
  streamSnapshot,
  type Rows,
} from "./snapshot.ts";

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

export function runRows(db: Knex, plan: RowsPlan, write: WriteRow): Promise<ReadRows> {
  const { report, most } = plan;
  return readInSnapshot(db, async (snapshot) => {
    const withBalance = createRunningBalance(plan, await readOpening(snapshot, report));
    const rows = await writtenRows(snapshot, plan.rows, (row) => write(withBalance(row)));
    if (most !== undefined && rows.length > most) throw problem("RESULT_TOO_LARGE");
    return { rows, figures: (await report.figures?.(snapshot)) ?? {} };
  });
}

/** Rows, totals and ties come from one database snapshot. */
export function runPage(db: Knex, plan: PagePlan, write: WriteRow): Promise<ReadPage> {
  const { report } = plan;
  return readInSnapshot(db, async (snapshot) => {
    const sums = (await readFirstRow(snapshot, plan.sums)) ?? {};
    const count = Number(sums.__rows);
    const page = await findPage(snapshot, plan, count);
    const before = await readBalanceBefore(snapshot, plan, page, paise(sums.__moved ?? "0"));
    const withBalance = createRunningBalance(plan, before);
    let last: readonly unknown[] = [];
    let readCount = 0;
    const rows = await writtenRows(snapshot, page.rows, (row) => {
      if (++readCount <= plan.pageSize) last = row;
      return write(withBalance(row));
    });
    const next = rows.length > plan.pageSize ? describeNext(plan, page.place, last) : undefined;
    rows.length = Math.min(rows.length, plan.pageSize);
    const figures = (await report.figures?.(snapshot)) ?? {};
    const ties = plan.isSearched || !report.ties ? [] : await report.ties({ ...sums, ...figures }, snapshot);
    return { rows, figures, place: page.place, next, count, sums, ties };
  });
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

async function writtenRows(
  snapshot: Knex.Transaction,
  query: Knex.QueryBuilder,
  write: WriteRow,
): Promise<string[]> {
  const rows: string[] = [];
  await visitEachRow(snapshot, query, (row) => rows.push(write(row)));
  return rows;
}
