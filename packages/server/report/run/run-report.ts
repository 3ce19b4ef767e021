import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { paise } from "@vanbook/sdk/books";
import { problem } from "@vanbook/sdk/problem";
import type { PagePlan, RowsPlan } from "../plan/plan.ts";
import { readBalanceBefore, readOpening, createRunningBalance } from "./balance.ts";
import { findPage, type Place } from "./find-page.ts";
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
    const rows = await writtenRows(snapshot, page.rows, (row) => write(withBalance(row)));
    const figures = (await report.figures?.(snapshot)) ?? {};
    const ties = plan.isSearched || !report.ties ? [] : await report.ties({ ...sums, ...figures }, snapshot);
    return { rows, figures, place: page.place, count, sums, ties };
  });
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
