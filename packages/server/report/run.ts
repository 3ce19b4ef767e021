import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { problem } from "@vanbook/sdk/problem";
import { rows as readRows } from "../db/rows.ts";
import { paise } from "@vanbook/sdk/books";
import type { Plan, RowsPlan } from "./plan.ts";
import type { Edge } from "./plan-edge.ts";
import type { BalanceParts, PagePlan, Place } from "./plan-page.ts";
import type { AnyReport } from "../contract/report.ts";
import { runningBalance } from "./run-balance.ts";
import { eachRow, inSnapshot, openRows, streamSnapshot, type Rows } from "./run-snapshot.ts";

/** Writes a row, its cells in the order of the columns, as it passes: nothing but its text is kept. */
type WriteRow = (row: unknown[]) => string;

/** Rows as they were written, and the report's figures. */
export interface ReadRows {
  rows: string[];
  figures: Record<string, string>;
}

/** A page of them. */
export interface ReadPage extends ReadRows {
  place: Place;
  count: number;
  /** Sums of the rows, by the names that the plan gave them. */
  sums: Record<string, string>;
  ties: unknown;
}

/** Reads all rows of a plan and the report's figures, from one snapshot of the database. */
export function runRows(db: Knex, plan: RowsPlan, write: WriteRow): Promise<ReadRows> {
  const { report, most } = plan;
  return inSnapshot(db, async (snapshot) => {
    const rows = await rowsOf(snapshot, plan, plan.rows, await openingOf(snapshot, report), write);
    if (most !== undefined && rows.length > most) throw problem("RESULT_TOO_LARGE");
    return { rows, figures: await figuresOf(snapshot, report) };
  });
}

/** Reads one page: its rows, their totals and ties, all of it from one snapshot of the database. */
export function runPage(db: Knex, plan: PagePlan, write: WriteRow): Promise<ReadPage> {
  const { report } = plan;
  return inSnapshot(db, async (snapshot) => {
    const sums = (await first(snapshot, plan.sums)) ?? {};
    const count = Number(sums.__rows);
    const place = plan.place(count);
    const edge = await edgeOf(snapshot, plan.edge(place));
    const start = await balanceOf(snapshot, report, plan.balance(place, edge), paise(sums.__moved ?? "0"));
    const rows = await rowsOf(snapshot, plan, plan.rows(place, edge), start, write);
    const figures = await figuresOf(snapshot, report);
    const ties = plan.isSearched || !report.ties ? [] : await report.ties({ ...sums, ...figures }, snapshot);
    return { rows, figures, place, count, sums, ties };
  });
}

/** Opens all rows of a plan for a reader who takes them in his own time; what fails before the first is thrown. */
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

async function rowsOf(
  snapshot: Knex.Transaction,
  plan: Plan,
  query: Knex.QueryBuilder,
  start: bigint,
  write: WriteRow,
): Promise<string[]> {
  const withBalance = runningBalance(plan, start);
  const rows: string[] = [];
  await eachRow(snapshot, query, (row) => rows.push(write(withBalance(row))));
  return rows;
}

/** The values that a page begins with; none where one of them is missing. */
async function edgeOf(
  snapshot: Knex.Transaction,
  query: Knex.QueryBuilder | undefined,
): Promise<Edge | undefined> {
  const row = query && (await first(snapshot, query));
  const edge = Object.values(row ?? {});
  return edge.length > 0 && edge.every((value) => value !== null) ? edge : undefined;
}

/** The balance before a page's first row; `moved` is what all rows add. */
async function balanceOf(
  snapshot: Knex.Transaction,
  report: AnyReport,
  { day, between, isFromEnd }: BalanceParts,
  moved: bigint,
): Promise<bigint> {
  const { running } = report;
  if (!running) return 0n;
  const known =
    day !== undefined && running.before
      ? paise(await running.before(snapshot, day))
      : await openingOf(snapshot, report);
  const amount = between ? paise((await first(snapshot, between))?.amount ?? "0") : 0n;
  return isFromEnd ? known + moved - amount : known + amount;
}

async function openingOf(snapshot: Knex.Transaction, { running }: AnyReport): Promise<bigint> {
  return running ? paise(await running.opening(snapshot)) : 0n;
}

async function figuresOf(
  snapshot: Knex.Transaction,
  { figures }: AnyReport,
): Promise<Record<string, string>> {
  return figures ? figures(snapshot) : {};
}

async function first(
  snapshot: Knex.Transaction,
  query: Knex.QueryBuilder,
): Promise<Record<string, string> | undefined> {
  const { sql, bindings } = query.toSQL().toNative();
  const [row] = await readRows<Record<string, string>>(snapshot, sql, bindings);
  return row;
}
