import type { Vanbook } from "@vanbook/sdk";
import { writeCsvText, writeCsvHead, writeCsvLines } from "../../files/csv/write-csv.ts";
import { date } from "../../format/date.ts";
import type { DayRange } from "../quick-range.ts";
import { formatCellText } from "../../files/cells/cell-text.ts";
import { chooseGivesWay } from "../../files/cells/give-way.ts";
import type { TableColumn } from "../table/table-column.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { AnyReport } from "../define/any-report.ts";
import { listFixedOptions, isInWindow } from "../filters/filter.ts";
import { fetchEveryPage, type AnyTable, type ReportRequest } from "../request/report-request.ts";
import type { ReportState } from "../state/report-state.ts";
import { buildTableColumns } from "../table/table-columns.ts";
import type { BeginFile } from "../../files/create-writer.ts";
import type { ExportHead, ExportLine, FileKind, MadeFile, WrittenKind } from "../../files/sheet.ts";
import { collectReportLines, yieldShownPages } from "./collect-report-lines.ts";
import { makeFileName, makeExportName } from "../../files/file-name.ts";
import type { KnownNames } from "./known-names.ts";

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
  const { title, pattern, days } = getNameParts(report);
  const name = makeExportName(title, pattern, days, kind);
  if (kind === "csv") return { file: await writeCsvFile(report, signal, onProgress), name };
  return { file: await writeReport(report, kind, signal, onProgress), name };
}

export async function makeReportPdf(report: ReportToWrite, signal: AbortSignal) {
  const { title, pattern, days } = getNameParts(report);
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
  const { client, definition, request, table, order, isOutdated, text, names } = report;
  const first = report.isFirstPage ? table : undefined;
  const writtenColumns = kind === "pdf" || kind === "print" ? choosePaperColumns(report) : report.columns;
  const filterLines = await filterNotes(report, signal);
  return {
    head: buildHead(report, writtenColumns, await names.company(signal), filterLines),
    lines: (take: (lines: readonly ExportLine[]) => void, signal: AbortSignal, onProgress: OnProgress) =>
      collectReportLines({
        definition,
        pages:
          definition.rows?.isWhole && table && !isOutdated
            ? yieldShownPages(table, order)
            : fetchEveryPage(client, definition, request, signal, onProgress, first),
        shown: writtenColumns.map(({ id }) => id),
        text,
        take,
      }),
  };
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

/** The notes name the company and the filters, since a file does not show the page around it. */
function buildHead(
  report: ReportToWrite,
  columns: readonly TableColumn[],
  company: string | undefined,
  filterLines: readonly string[],
): ExportHead {
  const { definition, state, text } = report;
  const search = state.search.trim();
  const page = definition.rows?.paper?.format;
  return {
    title: definition.title,
    notes: [
      ...(company ? [company] : []),
      ...(state.range ? [text.range.between(date(state.range.from), date(state.range.to))] : []),
      ...filterLines,
      ...(search === "" ? [] : [text.report.searchFor(search)]),
      ...writeCardNotes(report),
    ],
    columns: columns.map((column) => ({
      label: column.label,
      kind: column.kind,
      gives: chooseGivesWay(column),
    })),
    totalLabel: definition.words?.total ?? text.report.total,
    missing: definition.words?.missing ?? text.notAvailable,
    pageWords: text.report.pageOf("{page}", "{pages}"),
    ...(page && { page }),
  };
}

async function filterNotes({ definition, state, names }: ReportToWrite, signal: AbortSignal) {
  const notes: string[] = [];
  for (const filter of definition.filters ?? []) {
    const value = state.filters[filter.param];
    if (value === undefined || !(filter.isOnBar || isInWindow(filter))) continue;
    const parentValue = filter.after === undefined ? undefined : state.filters[filter.after];
    const options = listFixedOptions(filter) ?? (await names.options(filter, parentValue, signal));
    const findLabel = (one: string) => options?.find((option) => option.value === one)?.label ?? one;
    const words = filter.kind === "day" ? date(value) : value.split(",").map(findLabel).join(", ");
    notes.push(`${filter.label}: ${words}`);
  }
  return notes;
}

function writeCardNotes({ definition: { cards = [] }, table, text }: ReportToWrite): string[] {
  const figures = cards.map(
    ({ figure, label, kind = "money" }) =>
      `${label}: ${formatCellText(kind, table?.totals[figure] ?? null, text.notAvailable)}`,
  );
  return figures.length === 0 ? [] : [figures.join(" · ")];
}

function getNameParts({ definition, state, today }: ReportToWrite) {
  return {
    title: definition.title,
    pattern: definition.words?.file,
    days: chooseFileDays(definition, state, today),
  };
}

function chooseFileDays(
  report: AnyReport,
  state: ReportState,
  today: string | undefined,
): DayRange | undefined {
  if (state.range) return state.range;
  const dayFilter = report.filters?.find(({ kind }) => kind === "day");
  const day = (dayFilter && state.filters[dayFilter.param]) ?? today;
  return day === undefined ? undefined : { from: day, to: day };
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
