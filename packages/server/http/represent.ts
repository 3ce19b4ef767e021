import { Readable } from "node:stream";
import type { Knex } from "knex";
import type { ReportId } from "./contract.ts";
import { csvLines } from "./csv.ts";
import { decimalWriter, type Write } from "./json.ts";
import { problem } from "./problem.ts";
import type { Report } from "./report.ts";

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
  formats: ReadonlyMap<string, string | undefined>;
  writers: ReadonlyMap<string, Write>;
}

/** Any report: the columns are strings here, checked against the contract where the report was declared. */
interface AnyReport {
  rows: Knex.QueryBuilder;
  columns: Record<string, string>;
  totals: Record<string, string>;
  search: readonly string[];
  sort: string;
  key: string;
  envelope(rows: unknown[]): unknown;
  ties?(totals: Record<string, string>, db: Knex): Promise<unknown>;
}

/** All rows in the documented envelope. */
export async function documentedRows<Op extends ReportId>(
  db: Knex,
  made: Report<Op>,
  columns: ReportColumns,
): Promise<unknown> {
  const report = made as unknown as AnyReport;
  const rows: unknown[] = await ordered(
    selected(db, report.rows.clone(), report, columns),
    report,
    undefined,
  ).limit(MAX_ROWS + 1);
  if (rows.length > MAX_ROWS) throw problem("RESULT_TOO_LARGE");
  return report.envelope(rows);
}

/** One page as `{ columns, rows, totals, page, ties }`, all of it from one snapshot of the database. */
export async function tablePage<Op extends ReportId>(
  db: Knex,
  made: Report<Op>,
  columns: ReportColumns,
  paging: Paging,
  writeTies: Write,
): Promise<string> {
  const report = made as unknown as AnyReport;
  const found = searched(db, report.rows.clone(), report, columns, paging.search);
  return db.transaction(
    async (snapshot) => {
      const sums = found.clone().select(aggregates(db, report)).transacting(snapshot);
      const [totals = {}] = (await sums) as Record<string, string>[];
      const count = Number(totals.__rows);
      const pages = Math.max(1, Math.ceil(count / paging.pageSize));
      const page = Math.min(paging.page, pages);
      const query = ordered(selected(db, found.clone(), report, columns), report, paging.sort);
      const rows: unknown[][] = await query
        .limit(paging.pageSize)
        .offset((page - 1) * paging.pageSize)
        .options({ rowsAsArray: true })
        .transacting(snapshot);
      const ties = paging.search || !report.ties ? [] : await report.ties(totals, snapshot);
      const writers = [...columns.writers.values()];
      const written = rows.map(
        (row) => `[${row.map((cell, at) => (writers[at] ?? JSON.stringify)(cell)).join(",")}]`,
      );
      const writtenTotals = Object.keys(report.totals).map(
        (name) => `${JSON.stringify(name)}:${totalWriter(columns, name)(totals[name] ?? "0")}`,
      );
      return `{"columns":${JSON.stringify([...columns.formats.keys()])},"rows":[${written.join(",")}],"totals":{${writtenTotals.join(",")}},"page":${JSON.stringify(
        { number: page, size: paging.pageSize, rows: count, pages },
      )},"ties":${writeTies(ties)}}`;
    },
    { isolationLevel: "repeatable read" },
  );
}

/** All rows as CSV, streamed from the database; a query that fails before the first rows is thrown, not streamed. */
export async function csvStream<Op extends ReportId>(
  db: Knex,
  made: Report<Op>,
  columns: ReportColumns,
  paging: Paging,
  signal: AbortSignal,
): Promise<Readable> {
  const report = made as unknown as AnyReport;
  const found = searched(db, report.rows.clone(), report, columns, paging.search);
  const query = ordered(selected(db, found, report, columns), report, paging.sort);
  const rows = query.options({ rowsAsArray: true }).stream();
  signal.addEventListener("abort", () => rows.destroy(), { once: true });
  const lines = csvLines(rows, columns);
  const first = await lines.next();
  return Readable.from(resumed(first, lines));
}

async function* resumed(first: IteratorResult<string, void>, rest: AsyncGenerator<string>) {
  if (!first.done) yield first.value;
  yield* rest;
}

/** Columns in the contract's order, whatever order the report wrote them in. */
function selected(db: Knex, query: Knex.QueryBuilder, report: AnyReport, columns: ReportColumns) {
  return query.select(
    [...columns.formats.keys()].map((name) => db.raw(`${report.columns[name] ?? "NULL"} as ??`, [name])),
  );
}

function aggregates(db: Knex, report: AnyReport) {
  const sums = Object.entries(report.totals).map(([name, sql]) => db.raw(`${sql} as ??`, [name]));
  return [db.raw("COUNT(*) as __rows"), ...sums];
}

function ordered(query: Knex.QueryBuilder, report: AnyReport, asked: string | undefined) {
  const sort = asked ?? report.sort;
  const name = sort.replace(/^-/, "");
  const column = Object.hasOwn(report.columns, name) ? report.columns[name] : undefined;
  if (!column)
    throw problem("SORT_UNKNOWN", {
      fields: [{ field: "sort", message: `${sort} is not a column of this report.` }],
    });
  const direction = sort.startsWith("-") ? "DESC" : "ASC";
  return query.orderByRaw(`${column} ${direction}, ${report.key} ${direction}`);
}

/** Rows that hold the text in one of the searched columns: dates as they are shown, amounts with or without commas. */
function searched(
  db: Knex,
  query: Knex.QueryBuilder,
  report: AnyReport,
  columns: ReportColumns,
  text: string | undefined,
) {
  const wanted = text?.trim();
  if (!wanted) return query;
  return query.where((any) => {
    for (const name of report.search) {
      const format = columns.formats.get(name);
      const sql = report.columns[name] ?? "NULL";
      if (format === "date")
        void any.orWhere(
          db.raw(`DATE_FORMAT(${sql}, '%d-%m-%Y')`),
          "like",
          contains(wanted.replaceAll("/", "-")),
        );
      else if (format)
        void any.orWhere(
          db.raw(`CAST(${sql} AS CHAR)`),
          "like",
          contains(wanted.replace(/[₹,\s]/g, "") || wanted),
        );
      else void any.orWhere(db.raw(sql), "like", contains(wanted));
    }
  });
}

function contains(text: string) {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

function totalWriter(columns: ReportColumns, name: string): Write {
  return columns.writers.get(name) ?? decimalWriter(false);
}

const MAX_ROWS = 100_000;
