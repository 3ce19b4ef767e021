import * as say from "@vanbook/sdk/messages";
import type { ReportFigures, ReportTotals } from "@vanbook/sdk";
import type { Answer, ReportId, Schema } from "../contract/contract.ts";
import { createJsonWriter, createRowWriter, WrittenArray, type Write } from "../contract/json.ts";
import type { Paging, ReportColumns, Row } from "../contract/report.ts";
import { problem } from "@vanbook/sdk/problem";
import { writeTies } from "../http/report-columns.ts";
import { writeCsvHeader, createCsvLineWriter } from "../report/write/csv-lines.ts";
import { FORMAT_DECIMALS } from "../contract/coerce.ts";
import { compareCells, compareNaturally, isFound, sumCells, type Cell } from "./cells.ts";

/** All rows after the filters. Each representation is made from these rows. */
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

/** Cells by column. `key` makes the sort unambiguous; without it, equal rows keep their order. */
export interface ReportRow {
  cells: Readonly<Record<string, Cell>>;
  key: readonly Cell[];
}

export function makeReportRows<Op extends ReportId, Source>(
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

export interface AnyReport {
  rows: readonly ReportRow[];
  totals: readonly string[];
  search: readonly string[];
  /** If omitted, rows keep their order. */
  sort?: string;
  figures?: Readonly<Record<string, string>>;
  envelope(rows: unknown, figures: unknown): unknown;
  ties?(totals: Readonly<Record<string, string>>): readonly Schema<"Tie">[];
}

export function writeDocumentedJson(report: AnyReport, columns: ReportColumns, write: Write): string {
  const asObject = createRowWriter(columns, "object");
  const rows = foundRows(report, columns, {}).map((row) => asObject(listCells(row, columns)));
  return write(report.envelope(new WrittenArray(rows), report.figures ?? {}));
}

export function writeCsv(report: AnyReport, columns: ReportColumns, paging: Partial<Paging>): string {
  const line = createCsvLineWriter(columns);
  const rows = foundRows(report, columns, paging).map((row) => line(listCells(row, columns)));
  return writeCsvHeader(columns) + rows.join("");
}

/** One page as `{ columns, rows, totals, page, ties }`. */
export function writeTablePage(
  report: AnyReport,
  columns: ReportColumns,
  { page, pageSize, after, ...searchAndSort }: Paging,
): string {
  const asArray = createRowWriter(columns, "array");
  const matchingRows = foundRows(report, columns, searchAndSort);
  const pages = Math.max(1, Math.ceil(matchingRows.length / pageSize));
  // The books don't change between two pages of a stand-in, so its positions are page numbers.
  const number = after === undefined || after === "start" ? Math.min(page, pages) : readPageNumber(after);
  const rows = matchingRows.slice((number - 1) * pageSize, number * pageSize);
  const totals = {
    ...Object.fromEntries(report.totals.map((name) => [name, calculateTotal(name, matchingRows, columns)])),
    ...report.figures,
  };
  const totalTexts = Object.entries(totals).map(([name, total]) => {
    const write = columns.writers.get(name) ?? createJsonWriter({ format: "price" });
    return `${JSON.stringify(name)}:${write(total)}`;
  });
  const next = after !== undefined && number < pages ? { next: `page-${number + 1}` } : {};
  const place = { number, size: pageSize, rows: matchingRows.length, pages, ...next };
  const ties = searchAndSort.search?.trim() ? [] : (report.ties?.(totals) ?? []);
  return `{"columns":${JSON.stringify([...columns.formats.keys()])},"rows":[${rows
    .map((row) => asArray(listCells(row, columns)))
    .join(
      ",",
    )}],"totals":{${totalTexts.join(",")}},"page":${JSON.stringify(place)},"ties":${writeTies(ties)}}`;
}

function readPageNumber(after: string): number {
  const [, number] = /^page-(\d{1,6})$/.exec(after) ?? [];
  if (!number)
    throw problem("INVALID_FIELDS", { fields: [{ field: "after", ...say.notPosition({ field: "after" }) }] });
  return Number(number);
}

function foundRows(
  report: AnyReport,
  columns: ReportColumns,
  { sort, search }: Partial<Paging>,
): ReportRow[] {
  const searchText = search?.trim();
  const { rows } = report;
  const matchingRows = searchText
    ? rows.filter(({ cells }) => isFound(cells, report.search, columns.formats, searchText))
    : rows;
  return sortRows(matchingRows, sort ?? report.sort, columns);
}

/**
 * Sorts by a column and then by the rows' keys, both in the same direction. Throws SORT_UNKNOWN.
 */
function sortRows(
  rows: readonly ReportRow[],
  sort: string | undefined,
  { formats, naturalColumns }: ReportColumns,
): ReportRow[] {
  if (sort === undefined) return [...rows];
  const name = sort.replace(/^-/, "");
  if (!formats.has(name))
    throw problem("SORT_UNKNOWN", {
      fields: [{ field: "sort", ...say.notColumn({ column: sort }) }],
    });
  const isNumber = FORMAT_DECIMALS[formats.get(name) ?? ""] !== undefined;
  const sign = sort.startsWith("-") ? -1 : 1;
  const compare = naturalColumns?.has(name)
    ? compareNaturally
    : (a: Cell, b: Cell) => compareCells(a, b, isNumber);
  return rows.toSorted((a, b) => {
    const first = compare(a.cells[name] ?? null, b.cells[name] ?? null);
    if (first !== 0) return sign * first;
    for (const [at, cell] of a.key.entries()) {
      const next = compareCells(cell, b.key[at] ?? null, false);
      if (next !== 0) return sign * next;
    }
    return 0;
  });
}

function calculateTotal(name: string, rows: readonly ReportRow[], { formats }: ReportColumns): string {
  return sumCells(
    rows.map(({ cells }) => cells[name] ?? null),
    FORMAT_DECIMALS[formats.get(name) ?? ""] ?? 2,
  );
}

function listCells({ cells }: ReportRow, { formats }: ReportColumns): Cell[] {
  return [...formats.keys()].map((name) => cells[name] ?? null);
}
