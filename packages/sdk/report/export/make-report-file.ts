import type { Vanbook } from "@vanbook/sdk";
import { type CellValue, findToneColumn } from "../../files/cells/cell-kind.ts";
import type { BeginFile } from "../../files/create-writer.ts";
import { writeCsvText, writeCsvHead, writeCsvLines } from "../../files/csv/write-csv.ts";
import { makeFileName, makeExportName } from "../../files/file-name.ts";
import type { ExportLine, ExportRow, FileKind, MadeFile, WrittenKind } from "../../files/sheet.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { AnyReport } from "../define/any-report.ts";
import { fetchEveryPage, type AnyTable, type ReportRequest } from "../request/report-request.ts";
import type { ReportState } from "../state/report-state.ts";
import type { TableColumn, TableRow } from "../table/table-column.ts";
import { toRowObject, buildTableColumns, listTotalledColumns } from "../table/table-columns.ts";
import type { RowTone } from "../table/tones.ts";
import { takeGroups } from "./group-lines.ts";
import type { KnownNames } from "./known-names.ts";
import { buildReportHead, getNameParts } from "./report-head.ts";

export interface ReportExportOptions {
  definition: AnyReport;
  request: ReportRequest;
  state: ReportState;
  table: AnyTable | undefined;
  order?: Uint32Array | undefined;
  isOutdated?: boolean;
  columns: readonly TableColumn[];
}

export interface ReportToWrite extends ReportExportOptions {
  client: Vanbook;
  names: KnownNames;
  begin: BeginFile;
  text: Text;
  /** Today, YYYY-MM-DD; if undefined, the file name has no date. */
  today: string | undefined;
  /** `table` is the first page of the rows; only the other pages are fetched. */
  isFirstPage?: boolean;
}

type OnProgress = (fraction: number) => void;

export async function makeReportFile(
  report: ReportToWrite,
  kind: FileKind,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<MadeFile> {
  if (kind === "print") return { plan: await writeReport(report, kind, signal, onProgress) };
  const { title, pattern, days } = getNameParts(report, report.today);
  const name = makeExportName(title, pattern, days, kind);
  if (kind === "csv") return { file: await writeCsvFile(report, signal, onProgress), name };
  return { file: await writeReport(report, kind, signal, onProgress), name };
}

export async function makeReportPdf(report: ReportToWrite, signal: AbortSignal) {
  const { title, pattern, days } = getNameParts(report, report.today);
  const bytes = await writeReport(report, "pdf", signal, () => undefined);
  return { bytes, name: makeFileName(title, pattern, days, "pdf") };
}

async function writeReport<K extends WrittenKind>(
  report: ReportToWrite,
  kind: K,
  signal: AbortSignal,
  onProgress: OnProgress,
) {
  const { head, lines } = await prepareSheet(report, kind, signal);
  const file = report.begin(kind, head, signal, (part) => onProgress(0.5 + part / 2));
  return file.write(await lines(file.add, signal, (part) => onProgress(part / 2)));
}

async function prepareSheet(report: ReportToWrite, kind: FileKind, signal: AbortSignal) {
  const { client, definition, request, table, order, text } = report;
  const first = report.isFirstPage ? table : undefined;
  const writtenColumns = kind === "pdf" || kind === "print" ? choosePaperColumns(report) : report.columns;
  return {
    head: await buildReportHead({ ...report, totals: table?.totals }, writtenColumns, signal),
    lines: (take: (lines: readonly ExportLine[]) => void, signal: AbortSignal, onProgress: OnProgress) =>
      collectReportLines({
        definition,
        pages:
          table && hasEveryRow(report, table)
            ? yieldShownPages(table, order)
            : fetchEveryPage(client, definition, request, signal, onProgress, first),
        shown: writtenColumns.map(({ id }) => id),
        text,
        take,
      }),
  };
}

function hasEveryRow({ definition, isOutdated, isFirstPage }: ReportToWrite, { page }: AnyTable): boolean {
  return definition.rows?.isWhole ? !isOutdated : isFirstPage === true && page.pages === 1;
}

/**
 * The definition's columns, or those on screen except the grouped ones, which the headings show.
 */
function choosePaperColumns({ definition, table, columns, text }: ReportToWrite): readonly TableColumn[] {
  const { paper, groups } = definition.rows ?? {};
  if (!paper?.columns) return columns.filter(({ id }) => !groups?.includes(id));
  const every = buildTableColumns(definition, table?.columns ?? [], text.translate);
  return paper.columns.flatMap((id) => every.find((column) => column.id === id) ?? []);
}

/** Has the labels of the shown columns; the SDK's `csv()`, for scripts, has the field names. */
async function writeCsvFile(
  report: ReportToWrite,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<string> {
  const { head, lines } = await prepareSheet(report, "csv", signal);
  const csvParts = [writeCsvHead(head.columns)];
  const take = (rows: readonly ExportLine[]) => {
    for (const line of writeCsvLines(head.columns, rows)) csvParts.push(line);
  };
  await lines(take, signal, onProgress);
  return writeCsvText(csvParts);
}

export interface ReportLinesOptions {
  definition: AnyReport;
  pages: AsyncIterable<AnyTable>;
  shown: readonly string[];
  text: Text;
  take: (lines: readonly ExportLine[]) => void;
}

/** Hands the lines on in small pieces, so that the page stays responsive; returns the totals. */
export async function collectReportLines(options: ReportLinesOptions): Promise<CellValue[]> {
  const { pages, text, take } = options;
  let totals: CellValue[] = [];
  let serial = 1;
  let last: PageColumns | undefined;
  const heldRows: TableRow[] = [];
  for await (const { columns: answerColumns, rows, totals: pageTotals } of pages) {
    const columns = (last = pickPageColumns(options, answerColumns));
    totals = exportTotals(columns, pageTotals);
    if (columns.by.length > 0) {
      for (const row of rows) heldRows.push(row);
      continue;
    }
    await sendInSlices(rows, columns, serial, take);
    serial += rows.length;
  }
  const lastColumns = last;
  if (lastColumns && lastColumns.by.length > 0)
    await takeGroups(heldRows, {
      ...lastColumns,
      missing: text.notAvailable,
      takeHeading: (heading) => take([heading]),
      takeRows: (rows, firstSerial) => sendInSlices(rows, lastColumns, firstSerial, take),
    });
  return totals;
}

interface PageColumns {
  columns: readonly TableColumn[];
  by: readonly TableColumn[];
  sums: readonly TableColumn[];
  toneWord: (row: TableRow) => string | undefined;
}

/** By the column order of this answer; it may differ from the page on the screen. */
function pickPageColumns(
  { definition, shown, text }: ReportLinesOptions,
  answerColumns: readonly string[],
): PageColumns {
  const { groups = [], tone } = definition.rows ?? {};
  const every = buildTableColumns(definition, answerColumns, text.translate);
  const words: Readonly<Record<RowTone, string>> = text.table;
  return {
    columns: pickColumns(every, shown),
    by: pickColumns(every, groups),
    sums: pickColumns(every, listTotalledColumns(definition, answerColumns)),
    toneWord: (row) => {
      const rowTone = tone?.(toRowObject(answerColumns, row));
      return rowTone && words[rowTone];
    },
  };
}

export async function* yieldShownPages(
  table: AnyTable,
  order: Uint32Array | undefined,
): AsyncGenerator<AnyTable> {
  const rows = order ? [...order].flatMap((at) => (table.rows[at] ? [table.rows[at]] : [])) : table.rows;
  yield await Promise.resolve({ ...table, rows });
}

function pickColumns(every: readonly TableColumn[], ids: readonly string[]): TableColumn[] {
  return ids.flatMap((id) => every.find((column) => column.id === id) ?? []);
}

async function sendInSlices(
  rows: readonly TableRow[],
  columns: PageColumns,
  firstSerial: number,
  take: (lines: readonly ExportLine[]) => void,
) {
  for (let at = 0; at < rows.length; at += SLICE_ROWS) {
    await waitForNextTask();
    take(exportRows(columns, rows.slice(at, at + SLICE_ROWS), firstSerial + at));
  }
}

/** Lets the browser paint and handle keys. Timers would wait four milliseconds each. */
function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Values follow the written columns; a row's tone is in its first cell of words. */
function exportRows(
  { columns, toneWord }: PageColumns,
  rows: readonly TableRow[],
  firstSerial: number,
): ExportRow[] {
  const toneAt = findToneColumn(columns);
  return rows.map((row, index) => {
    const word = toneWord(row);
    return columns.map((column, at) => {
      const value = column.kind === "serial" ? firstSerial + index : column.value(row);
      return word !== undefined && at === toneAt ? `${value ?? ""} (${word})` : value;
    });
  });
}

function exportTotals({ columns, sums }: PageColumns, totals: AnyTable["totals"]): CellValue[] {
  const shownIds = sums.map(({ id }) => id);
  const shownTotals = columns.map(({ id }) => (shownIds.includes(id) ? (totals[id] ?? null) : null));
  return shownTotals.every((figure) => figure === null) ? [] : shownTotals;
}

/** As many rows as are processed and sent to the worker within a few milliseconds. */
const SLICE_ROWS = 1000;
