import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { paise } from "../money.ts";
import { rows as readRows } from "../db/rows.ts";
import type { ReportId } from "../contract/contract.ts";
import { csvHeader, csvLine, textOfRows } from "./csv.ts";
import { withoutIdleJoins } from "./prune-unused-joins.ts";
import { decimalWriter, type Write } from "../contract/json.ts";
import { problem } from "../contract/problem.ts";
import { eachRow, inSnapshot, openRows, streamSnapshot } from "./reading.ts";
import { balanceAt, edgeOf, pageRows, placeOf } from "./report-page.ts";
import {
  aggregates,
  aliasOf,
  askedRows,
  foundRows,
  orderBy,
  type AnyReport,
  type Formats,
} from "./report-query.ts";
import type { Report } from "../contract/report.ts";
import { arrayWriter, objectWriter } from "./row-writer.ts";
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

/** All rows in the documented envelope, as JSON; `write` writes the envelope. */
export async function documentedJson<Op extends ReportId>(
  db: Knex,
  made: Report<Op>,
  contracted: ReportColumns,
  write: Write,
): Promise<string> {
  const report = made as unknown as AnyReport;
  const columns = withPivot(contracted, report);
  const asked = askedRows(db, report, columns.formats, {});
  return inSnapshot(db, async (snapshot) => {
    const balance = await balanceFromStart(snapshot, report, columns, asked.isWindowed);
    const toJson = objectWriter(columns);
    const written: string[] = [];
    const rows = asked.rows.orderByRaw(orderBy(asked.order)).limit(MAX_ROWS + 1);
    await eachRow(snapshot, rows, (row) => written.push(toJson(balance(row))));
    if (written.length > MAX_ROWS) throw problem("RESULT_TOO_LARGE");
    const figures = report.figures ? await report.figures(snapshot) : {};
    const [before, after] = aroundRows(write(report.envelope([{}], figures)));
    return `${before}[${written.join(",")}]${after}`;
  });
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
  const { search } = paging;
  const found = foundRows(db, report, columns.formats, search);
  const asked = askedRows(db, report, columns.formats, paging);
  return inSnapshot(db, async (snapshot) => {
    const sums = withoutIdleJoins(found.select(aggregates(db, report)));
    const [summed = {}] = await readRows<Record<string, string>>(snapshot, sums.sql, sums.bindings);
    const count = Number(summed.__rows);
    const place = placeOf(paging, count);
    const about = { report, formats: columns.formats, ...(search && { search }) };
    const edge = await edgeOf(snapshot, about, asked, place);
    const moved = paise(summed.__moved ?? "0");
    const start = await balanceAt(snapshot, report, asked, place, { edge, moved });
    const balance = runningBalance(report, names, { start, isWindowed: asked.isWindowed });
    const toJson = arrayWriter(columns);
    const rows: string[] = [];
    await eachRow(snapshot, pageRows(asked, place, edge), (row) => rows.push(toJson(balance(row))));
    const totals = { ...summed, ...(report.figures ? await report.figures(snapshot) : {}) };
    const ties = search || !report.ties ? [] : await report.ties(totals, snapshot);
    const page = { number: place.number, size: paging.pageSize, rows: count, pages: place.pages };
    const figures = writtenTotals(report, columns, totals).join(",");
    return `{"columns":${JSON.stringify(names)},"rows":[${rows.join(",")}],"totals":{${figures}},"page":${JSON.stringify(page)},"ties":${writeTies(ties)}}`;
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
  const asked = askedRows(db, report, columns.formats, paging);
  return streamSnapshot(db, async (snapshot) => {
    const balance = await balanceFromStart(snapshot, report, columns, asked.isWindowed);
    const rows = await openRows(snapshot, asked.rows.orderByRaw(orderBy(asked.order)));
    const line = csvLine(columns);
    return textOfRows(rows, csvHeader(columns), (row) => line(balance(row)), signal);
  });
}

async function balanceFromStart(
  snapshot: Knex.Transaction,
  report: AnyReport,
  { formats }: ReportColumns,
  isWindowed: boolean,
): Promise<Balance> {
  const start = report.running ? paise(await report.running.opening(snapshot)) : 0n;
  return runningBalance(report, [...formats.keys()], { start, isWindowed });
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

/** What stands before and after the rows of an envelope that was written around one empty row. */
function aroundRows(envelope: string): [before: string, after: string] {
  const [before, after, ...others] = envelope.split(EMPTY_ROW);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error("A report's envelope holds its rows once");
  return [before, after];
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
const EMPTY_ROW = "[{}]";
