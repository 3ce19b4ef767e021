import { Readable } from "node:stream";
import type { Knex } from "knex";
import type { ReportId } from "./contract.ts";
import { csvLines } from "./csv.ts";
import { decimalWriter, type Write } from "./json.ts";
import { problem } from "./problem.ts";
import { aggregates, aliasOf, askedRows, foundRows, type AnyReport, type Formats } from "./report-query.ts";
import type { Report } from "./report.ts";
import { runningBalance, type Balance } from "./running-balance.ts";

export const TABLE = "application/vnd.vanbook.table+json";

/** What the table parameters of a report asked for. */
export interface Paging {
  page: number;
  pageSize: number;
  sort?: string;
  search?: string;
}

/** What the contract says of a report's columns: in order, with the format each is written and searched by. */
export interface ReportColumns {
  formats: Formats;
  writers: ReadonlyMap<string, Write>;
}

/** All rows in the documented envelope. */
export async function documentedRows<Op extends ReportId>(
  db: Knex,
  made: Report<Op>,
  contracted: ReportColumns,
): Promise<unknown> {
  const report = made as unknown as AnyReport;
  const columns = withPivot(contracted, report);
  const { rows, isWindowed } = askedRows(db, report, columns.formats, {});
  const read = async (from: Knex) => {
    const found: unknown[] = await rows.limit(MAX_ROWS + 1).transacting(from as Knex.Transaction);
    if (found.length > MAX_ROWS) throw problem("RESULT_TOO_LARGE");
    const balance = await runningBalance(from, report, [], { offset: 0, isWindowed });
    const figures = report.figures ? await report.figures(from) : {};
    return report.envelope(named(report, found, balance), figures);
  };
  return report.running || report.figures ? inSnapshot(db, read) : read(db);
}

/** One page as `{ columns, rows, totals, page, ties }`, all of it from one snapshot of the database. */
export async function tablePage<Op extends ReportId>(
  db: Knex,
  made: Report<Op>,
  contracted: ReportColumns,
  paging: Paging,
  writeTies: Write,
): Promise<string> {
  const report = made as unknown as AnyReport;
  const columns = withPivot(contracted, report);
  const names = [...columns.formats.keys()];
  const found = foundRows(db, report, columns.formats, paging.search);
  const { rows: asked, isWindowed } = askedRows(db, report, columns.formats, paging);
  return inSnapshot(db, async (snapshot) => {
    const sums = found.clone().select(aggregates(db, report)).transacting(snapshot);
    const [summed = {}] = (await sums) as Record<string, string>[];
    const count = Number(summed.__rows);
    const pages = Math.max(1, Math.ceil(count / paging.pageSize));
    const page = Math.min(paging.page, pages);
    const offset = (page - 1) * paging.pageSize;
    const rows: unknown[][] = await asked
      .limit(paging.pageSize)
      .offset(offset)
      .options({ rowsAsArray: true })
      .transacting(snapshot);
    const balance = await runningBalance(snapshot, report, names, { offset, isWindowed });
    const totals = { ...summed, ...(report.figures ? await report.figures(snapshot) : {}) };
    const ties = paging.search || !report.ties ? [] : await report.ties(totals, snapshot);
    const writers = [...columns.writers.values()];
    const written = rows.map(
      (row) =>
        `[${balance(row)
          .map((cell, at) => (writers[at] ?? JSON.stringify)(cell))
          .join(",")}]`,
    );
    return `{"columns":${JSON.stringify(names)},"rows":[${written.join(",")}],"totals":{${writtenTotals(
      report,
      columns,
      totals,
    ).join(",")}},"page":${JSON.stringify({
      number: page,
      size: paging.pageSize,
      rows: count,
      pages,
    })},"ties":${writeTies(ties)}}`;
  });
}

/** All rows as CSV, streamed from the database; a query that fails before the first rows is thrown, not streamed. */
export async function csvStream<Op extends ReportId>(
  db: Knex,
  made: Report<Op>,
  contracted: ReportColumns,
  paging: Paging,
  signal: AbortSignal,
): Promise<Readable> {
  const report = made as unknown as AnyReport;
  const columns = withPivot(contracted, report);
  const { rows: query, isWindowed } = askedRows(db, report, columns.formats, paging);
  const names = [...columns.formats.keys()];
  const balance = await runningBalance(db, report, names, { offset: 0, isWindowed });
  const rows = query.options({ rowsAsArray: true }).stream();
  signal.addEventListener("abort", () => rows.destroy(), { once: true });
  const lines = csvLines(balanced(rows, balance), columns);
  const first = await lines.next();
  return Readable.from(resumed(first, lines));
}

async function* balanced(rows: AsyncIterable<unknown[]>, balance: Balance): AsyncGenerator<unknown[]> {
  for await (const row of rows) yield balance(row);
}

async function* resumed(first: IteratorResult<string, void>, rest: AsyncGenerator<string>) {
  if (!first.done) yield first.value;
  yield* rest;
}

function inSnapshot<T>(db: Knex, read: (snapshot: Knex.Transaction) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: "repeatable read" });
}

/** The contract's columns and the report's own, which are quantities. */
function withPivot(columns: ReportColumns, { pivot }: AnyReport): ReportColumns {
  if (!pivot) return columns;
  const names = Object.keys(pivot);
  return {
    formats: new Map([...columns.formats, ...names.map((name) => [name, "quantity"] as const)]),
    writers: new Map([...columns.writers, ...names.map((name) => [name, decimalWriter(false)] as const)]),
  };
}

/** Rows under the documented names. */
function named(report: AnyReport, rows: unknown[], balance: Balance): unknown[] {
  if (report.running) for (const row of rows) balance(row);
  if (!report.pivot) return rows;
  const names = Object.fromEntries(Object.keys(report.pivot).map((name) => [aliasOf(report, name), name]));
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row as object).map(([name, value]) => [names[name] ?? name, value])),
  );
}

function writtenTotals(report: AnyReport, columns: ReportColumns, totals: Record<string, string>): string[] {
  const pivoted = Object.keys(report.pivot ?? {});
  const figures = Object.keys(totals).filter((name) => !name.startsWith("__"));
  return [...figures, ...pivoted].map((name) => {
    const write = columns.writers.get(name) ?? decimalWriter(false);
    return `${JSON.stringify(name)}:${write(totals[aliasOf(report, name)] ?? "0")}`;
  });
}

const MAX_ROWS = 100_000;
