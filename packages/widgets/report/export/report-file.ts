import type { QueryClient } from "@tanstack/react-query";
import { operation, type Vanbook } from "@vanbook/sdk";
import type { DayRange } from "../../parts/quick-range.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { ReportRequest } from "../request/report-request.ts";
import type { ReportState } from "../state/report-state.ts";
import { tableColumns } from "../table/table-columns.ts";
import { fetchTable, type AnyTable } from "../table/use-report-table.ts";
import { cardNotes } from "./card-notes.ts";
import { exportHead } from "./export-head.ts";
import type { ExportLine } from "./export-sheet.ts";
import { fileName, nameOf } from "./file-name.ts";
import { filterNotes } from "./filter-notes.ts";
import { reportLines, shownPages } from "./report-lines.ts";
import type { FileKind, MadeFile } from "./use-export-job.ts";
import type { ReportExportOptions } from "./use-report-export.ts";
import { writeInWorker } from "./write-in-worker.ts";

/** A report as it stands when its file is asked for, and what is asked for the rest of it. */
export interface ReportToWrite extends ReportExportOptions {
  client: Vanbook;
  cache: QueryClient;
  text: Text;
  translate: (label: string) => string;
  today: string;
}

type OnProgress = (done: number) => void;

/** A report's file of that kind, or the sheet that is printed. What makes files comes with the first one that is asked for. */
export async function reportFile(
  report: ReportToWrite,
  kind: FileKind,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<MadeFile> {
  if (kind === "print") {
    const rows: ExportLine[] = [];
    // What prints comes beside the rows, so that its absence is a failure like theirs.
    const [{ head, lines }] = await Promise.all([sheetOf(report, kind), import("./PrintedSheet.tsx")]);
    const totals = await lines((some) => rows.push(...some), signal, onProgress);
    return { sheet: { ...head, rows, totals } };
  }
  const { title, pattern, days } = namesOf(report);
  const name = nameOf(title, pattern, days, kind);
  if (kind === "csv") return { file: await csvFile(report, signal), name };
  return { file: await written(report, kind, signal, onProgress), name };
}

/** A PDF of all rows with its whole name, to be sent somewhere. */
export async function reportPdf(report: ReportToWrite, signal: AbortSignal) {
  const { title, pattern, days } = namesOf(report);
  const bytes = await written(report, "pdf", signal, () => undefined);
  return { bytes, name: fileName(title, pattern, days, "pdf") };
}

async function written(
  report: ReportToWrite,
  kind: "excel" | "pdf",
  signal: AbortSignal,
  onProgress: OnProgress,
) {
  const { head, lines } = await sheetOf(report, kind);
  const file = writeInWorker(kind, head, signal, (part) => onProgress(0.5 + part / 2));
  return file.write(await lines(file.add, signal, (part) => onProgress(part / 2)));
}

/** The report's head and columns for a kind of file, and its rows handed on to whoever writes them. */
async function sheetOf(report: ReportToWrite, kind: FileKind) {
  const { client, cache, definition, request, state, table, order, isOutdated, text, translate } = report;
  const paper = definition.rows?.paper;
  const every = tableColumns(definition, table?.columns ?? [], translate);
  const own = kind === "pdf" ? paper?.columns : undefined;
  const shown = own ? own.flatMap((id) => every.find((column) => column.id === id) ?? []) : report.columns;
  const company = await cache.fetchQuery({
    queryKey: ["session.company"],
    queryFn: ({ signal }) => client.session.company({}, { signal }),
    staleTime: 5 * 60_000,
  });
  const head = exportHead(
    definition,
    state,
    {
      columns: shown,
      company: company[0]?.CompanyName,
      narrowed: filterNotes(definition, state, cache, translate),
      figures: cardNotes(definition, table?.totals ?? {}, text, translate),
    },
    text,
    translate,
  );
  return {
    head: paper?.format ? { ...head, page: paper.format } : head,
    lines: (take: (lines: readonly ExportLine[]) => void, signal: AbortSignal, onProgress: OnProgress) =>
      reportLines({
        definition,
        pages:
          definition.rows?.isWhole && table && !isOutdated
            ? shownPages(table, order)
            : everyPage(client, definition, request, signal, onProgress),
        shown: shown.map(({ id }) => id),
        text,
        translate,
        take,
      }),
  };
}

/** What a file's name is made of. */
function namesOf({ definition, state, today, translate }: ReportToWrite) {
  return {
    title: translate(definition.title),
    pattern: definition.words?.file,
    days: daysOf(definition, state, today),
  };
}

/** The days that a file's name holds: the range's, or the one day that the report is of, today unless one is chosen. */
function daysOf(report: AnyReport, state: ReportState, today: string): DayRange {
  if (state.range) return state.range;
  const chosen = report.filters?.find(({ kind }) => kind === "day");
  const day = (chosen && state.filters[chosen.param]) ?? today;
  return { from: day, to: day };
}

/** Fetches a report page after page. */
async function* everyPage(
  client: Vanbook,
  report: AnyReport,
  request: ReportRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): AsyncGenerator<AnyTable> {
  for (let page = 1; ; page += 1) {
    const found = await fetchTable(client, report, request, { page, pageSize: PAGE, signal });
    yield found;
    onProgress(page / found.page.pages);
    if (page >= found.page.pages) return;
  }
}

async function csvFile({ client, definition, request }: ReportToWrite, signal: AbortSignal): Promise<Blob> {
  const { args, sort, search } = request;
  // As in fetchTable: all operations are handled alike here.
  const method = operation(client, definition.operation) as unknown as {
    csv: (args: object, options: object) => Promise<Response>;
  };
  return (await method.csv(args, { sort, search, signal })).blob();
}

/** The most rows that the server sends at once. */
const PAGE = 10_000;
