import * as say from "@vanbook/sdk/messages";
import type { ReportFigures, ReportTotals } from "@vanbook/sdk";
import type { Answer, ReportId, Schema } from "../contract/contract.ts";
import { jsonWriter, WrittenArray, type Write } from "../contract/json.ts";
import type { Paging, ReportColumns, Row } from "../contract/report.ts";
import { problem } from "@vanbook/sdk/problem";
import { writeTies } from "../http/report-columns.ts";
import { csvHeader, csvLine } from "../report/write/csv-lines.ts";
import { arrayWriter, objectWriter } from "../report/write/rows.ts";
import { DECIMALS } from "../contract/coerce.ts";
import { compareCells, isFound, sumCells, type Cell } from "./cells.ts";

/** A report of the stand-in: all rows after its filters. Each representation is created from these. */
export interface StandInReport<Op extends ReportId> {
  rows: readonly ReportRow[];
  totals: readonly (ReportTotals[Op] & string)[];
  search: readonly (keyof Row<Op> & string)[];
  sort: string;
  figures?: { readonly [Figure in ReportFigures[Op]]: string };
  envelope(rows: Row<Op>[], figures: never): Answer<Op>;
  ties?(totals: {
    readonly [Total in ReportTotals[Op] | ReportFigures[Op]]: string;
  }): readonly Schema<"Tie">[];
}

/** A row: its cells by column, and a key that makes the sort order unambiguous; without one, equal rows keep their order. */
export interface ReportRow {
  cells: Readonly<Record<string, Cell>>;
  key: readonly Cell[];
}

/** Creates a report's rows from records, with one function per documented column. */
export function rowsOf<Op extends ReportId, Source>(
  sources: readonly Source[],
  columns: { readonly [Column in keyof Row<Op>]-?: (source: Source) => Cell },
  key: (source: Source) => readonly Cell[],
): ReportRow[] {
  const names = Object.entries<(source: Source) => Cell>(columns);
  return sources.map((source) => ({
    cells: Object.fromEntries(names.map(([name, of]) => [name, of(source)])),
    key: key(source),
  }));
}

/** Any report; its columns were checked where it was declared. */
export interface AnyReport {
  rows: readonly ReportRow[];
  totals: readonly string[];
  search: readonly string[];
  /** Without it, rows keep their order. */
  sort?: string;
  figures?: Readonly<Record<string, string>>;
  envelope(rows: unknown, figures: unknown): unknown;
  ties?(totals: Readonly<Record<string, string>>): readonly Schema<"Tie">[];
}

/** All rows in the documented envelope, as JSON. */
export function documentedJson(report: AnyReport, columns: ReportColumns, write: Write): string {
  const asObject = objectWriter(columns);
  const rows = foundRows(report, columns, {}).map((row) => asObject(cellsOf(row, columns)));
  return write(report.envelope(new WrittenArray(rows), report.figures ?? {}));
}

/** All rows that match the request, as CSV. */
export function csv(report: AnyReport, columns: ReportColumns, asked: Partial<Paging>): string {
  const line = csvLine(columns);
  const rows = foundRows(report, columns, asked).map((row) => line(cellsOf(row, columns)));
  return csvHeader(columns) + rows.join("");
}

/** One page as `{ columns, rows, totals, page, ties }`. */
export function tablePage(
  report: AnyReport,
  columns: ReportColumns,
  { page, pageSize, ...asked }: Paging,
): string {
  const asArray = arrayWriter(columns);
  const found = foundRows(report, columns, asked);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const number = Math.min(page, pages);
  const rows = found.slice((number - 1) * pageSize, number * pageSize);
  const totals = {
    ...Object.fromEntries(report.totals.map((name) => [name, totalOf(name, found, columns)])),
    ...report.figures,
  };
  const written = Object.entries(totals).map(([name, total]) => {
    const write = columns.writers.get(name) ?? jsonWriter({ format: "price" });
    return `${JSON.stringify(name)}:${write(total)}`;
  });
  const place = { number, size: pageSize, rows: found.length, pages };
  const ties = asked.search?.trim() ? [] : (report.ties?.(totals) ?? []);
  return `{"columns":${JSON.stringify([...columns.formats.keys()])},"rows":[${rows
    .map((row) => asArray(cellsOf(row, columns)))
    .join(",")}],"totals":{${written.join(",")}},"page":${JSON.stringify(place)},"ties":${writeTies(ties)}}`;
}

function foundRows(
  report: AnyReport,
  columns: ReportColumns,
  { sort, search }: Partial<Paging>,
): ReportRow[] {
  const wanted = search?.trim();
  const { rows } = report;
  const found = wanted
    ? rows.filter(({ cells }) => isFound(cells, report.search, columns.formats, wanted))
    : rows;
  return sorted(found, sort ?? report.sort, columns);
}

/** Sorts rows by a column and then by their key, all in the same direction. Throws SORT_UNKNOWN. */
function sorted(
  rows: readonly ReportRow[],
  sort: string | undefined,
  { formats }: ReportColumns,
): ReportRow[] {
  if (sort === undefined) return [...rows];
  const name = sort.replace(/^-/, "");
  if (!formats.has(name))
    throw problem("SORT_UNKNOWN", {
      fields: [{ field: "sort", ...say.notColumn({ column: sort }) }],
    });
  const isNumber = DECIMALS[formats.get(name) ?? ""] !== undefined;
  const sign = sort.startsWith("-") ? -1 : 1;
  return rows.toSorted((a, b) => {
    const first = compareCells(a.cells[name] ?? null, b.cells[name] ?? null, isNumber);
    if (first !== 0) return sign * first;
    for (const [at, cell] of a.key.entries()) {
      const next = compareCells(cell, b.key[at] ?? null, false);
      if (next !== 0) return sign * next;
    }
    return 0;
  });
}

function totalOf(name: string, rows: readonly ReportRow[], { formats }: ReportColumns): string {
  return sumCells(
    rows.map(({ cells }) => cells[name] ?? null),
    DECIMALS[formats.get(name) ?? ""] ?? 2,
  );
}

function cellsOf({ cells }: ReportRow, { formats }: ReportColumns): Cell[] {
  return [...formats.keys()].map((name) => cells[name] ?? null);
}
