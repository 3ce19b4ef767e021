import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { paise } from "@vanbook/sdk/books";
import { problem } from "@vanbook/sdk/problem";
import type { PagePlan, RowsPlan } from "../plan/plan.ts";
import { balanceBefore, openingOf, runningBalance } from "./balance.ts";
import { findPage, type Place } from "./find-page.ts";
import { eachRow, firstRow, inSnapshot, openRows, streamSnapshot, type Rows } from "./snapshot.ts";

/** Converts a row (cells in the order of the columns) to text while it streams; only the text is kept. */
type WriteRow = (row: unknown[]) => string;

/** Rows as text, and the report's figures. */
export interface ReadRows {
  rows: string[];
  figures: Record<string, string>;
}

/** One page of rows. */
export interface ReadPage extends ReadRows {
  place: Place;
  count: number;
  /** Sums of the rows, by their aliases in the plan. */
  sums: Record<string, string>;
  ties: unknown;
}

/** Reads all rows of a plan and the report's figures, from one database snapshot. */
export function runRows(db: Knex, plan: RowsPlan, write: WriteRow): Promise<ReadRows> {
  const { report, most } = plan;
  return inSnapshot(db, async (snapshot) => {
    const withBalance = runningBalance(plan, await openingOf(snapshot, report));
    const rows = await writtenRows(snapshot, plan.rows, (row) => write(withBalance(row)));
    if (most !== undefined && rows.length > most) throw problem("RESULT_TOO_LARGE");
    return { rows, figures: (await report.figures?.(snapshot)) ?? {} };
  });
}

/** Reads one page: its rows, their totals and ties, all from one database snapshot. */
export function runPage(db: Knex, plan: PagePlan, write: WriteRow): Promise<ReadPage> {
  const { report } = plan;
  return inSnapshot(db, async (snapshot) => {
    const sums = (await firstRow(snapshot, plan.sums)) ?? {};
    const count = Number(sums.__rows);
    const page = await findPage(snapshot, plan, count);
    const before = await balanceBefore(snapshot, plan, page, paise(sums.__moved ?? "0"));
    const withBalance = runningBalance(plan, before);
    const rows = await writtenRows(snapshot, page.rows, (row) => write(withBalance(row)));
    const figures = (await report.figures?.(snapshot)) ?? {};
    const ties = plan.isSearched || !report.ties ? [] : await report.ties({ ...sums, ...figures }, snapshot);
    return { rows, figures, place: page.place, count, sums, ties };
  });
}

/** Streams all rows of a plan at the client's pace. An error before the first row is thrown. */
export function streamRows(
  db: Knex,
  plan: RowsPlan,
  toText: (rows: Rows) => Promise<Readable>,
): Promise<Readable> {
  return streamSnapshot(db, async (snapshot) => {
    const withBalance = runningBalance(plan, await openingOf(snapshot, plan.report));
    const rows = await openRows(snapshot, plan.rows);
    return toText({ ...rows, each: (onRow, done) => rows.each((row) => onRow(withBalance(row)), done) });
  });
}

async function writtenRows(
  snapshot: Knex.Transaction,
  query: Knex.QueryBuilder,
  write: WriteRow,
): Promise<string[]> {
  const rows: string[] = [];
  await eachRow(snapshot, query, (row) => rows.push(write(row)));
  return rows;
}
