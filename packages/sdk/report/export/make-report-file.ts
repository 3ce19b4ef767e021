import type { Vanbook } from "@vanbook/sdk";
import { csvText, csvHead, csvLines } from "../../files/csv/write-csv.ts";
import { date } from "../../format/date.ts";
import type { DayRange } from "../quick-range.ts";
import { cellText } from "../../files/cells/cell-text.ts";
import { givesWay } from "../../files/cells/give-way.ts";
import type { TableColumn } from "../table/table-column.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { AnyReport } from "../define/any-report.ts";
import { fixedOptions, isInWindow } from "../filters/filter.ts";
import { everyPage, type AnyTable, type ReportRequest } from "../request/report-request.ts";
import type { ReportState } from "../state/report-state.ts";
import { tableColumns } from "../table/table-columns.ts";
import type { BeginFile } from "../../files/create-writer.ts";
import type { ExportHead, ExportLine, FileKind, MadeFile, WrittenKind } from "../../files/sheet.ts";
import { collectReportLines, shownPages } from "./collect-report-lines.ts";
import { fileName, nameOf } from "../../files/file-name.ts";
import type { KnownNames } from "./known-names.ts";

/** What a report's files are built from. */
export interface ReportExportOptions {
  definition: AnyReport;
  request: ReportRequest;
  state: ReportState;
  table: AnyTable | undefined;
  /** For a whole report: which of the table's rows are shown, in which order. */
  order?: Uint32Array | undefined;
  /** The table belongs to an earlier request than this one. */
  isOutdated?: boolean;
  columns: readonly TableColumn[];
}

/** A report as shown when its file is requested, and what is needed to fetch, name and write the rest. */
export interface ReportToWrite extends ReportExportOptions {
  client: Vanbook;
  names: KnownNames;
  begin: BeginFile;
  text: Text;
  /** Today, YYYY-MM-DD; if undefined, the file name has no date. */
  today: string | undefined;
  /** `table` is the first page of the rows: it is used, and the other pages are fetched. */
  isFirstPage?: boolean;
}

type OnProgress = (done: number) => void;

/** Makes a report's file of a kind, or the sheet to print. Its code is loaded with the first file. */
export async function makeReportFile(
  report: ReportToWrite,
  kind: FileKind,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<MadeFile> {
  if (kind === "print") return { plan: await written(report, kind, signal, onProgress) };
  const { title, pattern, days } = namesOf(report);
  const name = nameOf(title, pattern, days, kind);
  if (kind === "csv") return { file: await csvFile(report, signal, onProgress), name };
  return { file: await written(report, kind, signal, onProgress), name };
}

/** A PDF of all rows with its full name, for sending. */
export async function makeReportPdf(report: ReportToWrite, signal: AbortSignal) {
  const { title, pattern, days } = namesOf(report);
  const bytes = await written(report, "pdf", signal, () => undefined);
  return { bytes, name: fileName(title, pattern, days, "pdf") };
}

async function written<K extends WrittenKind>(
  report: ReportToWrite,
  kind: K,
  signal: AbortSignal,
  onProgress: OnProgress,
) {
  const { head, lines } = await sheetOf(report, kind, signal);
  const file = report.begin(kind, head, signal, (part) => onProgress(0.5 + part / 2));
  return file.write(await lines(file.add, signal, (part) => onProgress(part / 2)));
}

/** The report's head and columns for a kind of file, and a function that passes its rows to the writer. */
async function sheetOf(report: ReportToWrite, kind: FileKind, signal: AbortSignal) {
  const { client, definition, request, table, order, isOutdated, text, names } = report;
  const first = report.isFirstPage ? table : undefined;
  const shown = kind === "pdf" || kind === "print" ? paperColumns(report) : report.columns;
  const narrowed = await filterNotes(report, signal);
  return {
    head: headOf(report, shown, await names.company(signal), narrowed),
    lines: (take: (lines: readonly ExportLine[]) => void, signal: AbortSignal, onProgress: OnProgress) =>
      collectReportLines({
        definition,
        pages:
          definition.rows?.isWhole && table && !isOutdated
            ? shownPages(table, order)
            : everyPage(client, definition, request, signal, onProgress, first),
        shown: shown.map(({ id }) => id),
        text,
        take,
      }),
  };
}

/** Columns for PDF and print: the definition's, or those on screen except the grouped ones, which the headings show. */
function paperColumns({ definition, table, columns, text }: ReportToWrite): readonly TableColumn[] {
  const { paper, groups } = definition.rows ?? {};
  if (!paper?.columns) return columns.filter(({ id }) => !groups?.includes(id));
  const every = tableColumns(definition, table?.columns ?? [], text.translate);
  return paper.columns.flatMap((id) => every.find((column) => column.id === id) ?? []);
}

/**
 * Title, notes and columns. The notes name the company and the filters, since a file does not show the page
 * around it.
 */
function headOf(
  report: ReportToWrite,
  columns: readonly TableColumn[],
  company: string | undefined,
  narrowed: readonly string[],
): ExportHead {
  const { definition, state, text } = report;
  const search = state.search.trim();
  const page = definition.rows?.paper?.format;
  return {
    title: definition.title,
    notes: [
      ...(company ? [company] : []),
      ...(state.range ? [text.range.between(date(state.range.from), date(state.range.to))] : []),
      ...narrowed,
      ...(search === "" ? [] : [text.report.searchFor(search)]),
      ...cardNotes(report),
    ],
    columns: columns.map((column) => ({
      label: column.label,
      kind: column.kind,
      gives: givesWay(column),
    })),
    totalLabel: definition.words?.total ?? text.report.total,
    missing: definition.words?.missing ?? text.notAvailable,
    pageWords: text.report.pageOf("{page}", "{pages}"),
    ...(page && { page }),
  };
}

/** One line for each filter that narrows the report. */
async function filterNotes({ definition, state, names }: ReportToWrite, signal: AbortSignal) {
  const notes: string[] = [];
  for (const filter of definition.filters ?? []) {
    const value = state.filters[filter.param];
    if (value === undefined || !(filter.isOnBar || isInWindow(filter))) continue;
    const chosen = filter.after === undefined ? undefined : state.filters[filter.after];
    const options = fixedOptions(filter) ?? (await names.options(filter, chosen, signal));
    const nameOf = (one: string) => options?.find((option) => option.value === one)?.label ?? one;
    const words = filter.kind === "day" ? date(value) : value.split(",").map(nameOf).join(", ");
    notes.push(`${filter.label}: ${words}`);
  }
  return notes;
}

/** The figures of the report's cards in one line, if it has cards. */
function cardNotes({ definition: { cards = [] }, table, text }: ReportToWrite): string[] {
  const figures = cards.map(
    ({ figure, label, kind = "money" }) =>
      `${label}: ${cellText(kind, table?.totals[figure] ?? null, text.notAvailable)}`,
  );
  return figures.length === 0 ? [] : [figures.join(" · ")];
}

/** What a file's name is built from. */
function namesOf({ definition, state, today }: ReportToWrite) {
  return {
    title: definition.title,
    pattern: definition.words?.file,
    days: daysOf(definition, state, today),
  };
}

/** The dates in a file's name: the range, or the report's one date (today unless chosen). */
function daysOf(report: AnyReport, state: ReportState, today: string | undefined): DayRange | undefined {
  if (state.range) return state.range;
  const chosen = report.filters?.find(({ kind }) => kind === "day");
  const day = (chosen && state.filters[chosen.param]) ?? today;
  return day === undefined ? undefined : { from: day, to: day };
}

/** CSV with the labels of the shown columns. For scripts, the SDK's `csv()` uses the field names instead. */
async function csvFile(report: ReportToWrite, signal: AbortSignal, onProgress: OnProgress): Promise<string> {
  const { head, lines } = await sheetOf(report, "csv", signal);
  const written = [csvHead(head.columns)];
  const take = (rows: readonly ExportLine[]) => {
    for (const line of csvLines(head.columns, rows)) written.push(line);
  };
  await lines(take, signal, onProgress);
  return csvText(written);
}
