import { useQueryClient } from "@tanstack/react-query";
import { operation } from "@vanbook/sdk";
import { useToast } from "../../parts/Toast.tsx";
import type { TableColumn } from "../../parts/table/table-column.ts";
import type { DayRange } from "../../parts/quick-range.ts";
import { useToday, useVanbook } from "../../provider/use-vanbook.ts";
import { useLabel, useText } from "../../text/use-text.ts";
import type { AnyReport } from "../any-report.ts";
import type { ReportRequest } from "../report-request.ts";
import type { ReportState } from "../report-state.ts";
import { tableColumns } from "../table-columns.ts";
import { fetchTable, type AnyTable } from "../use-report-table.ts";
import { exportHead } from "./export-head.ts";
import { cardNotes } from "./card-notes.ts";
import { filterNotes } from "./filter-notes.ts";
import type { ExportLine } from "./export-sheet.ts";
import { fileName, nameOf } from "./file-name.ts";
import { reportLines, shownPages } from "./report-lines.ts";
import { untilEnd, useExportJob, type ExportJobs, type FileKind } from "./use-export-job.ts";
import { writeInWorker } from "./write-in-worker.ts";

export type { FileKind } from "./use-export-job.ts";

/** The files of a report: which one is being made, and how far it is. */
export interface ReportExport extends ExportJobs {
  start: (kind: FileKind) => void;
  /** A PDF of all rows, to be sent somewhere; undefined when there are none. */
  pdf: () => Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string } | undefined>;
}

export interface ReportExportOptions {
  definition: AnyReport;
  request: ReportRequest;
  state: ReportState;
  table: AnyTable | undefined;
  /** Of a report that is whole: which of the table's rows are shown, in which order. */
  order?: Uint32Array | undefined;
  /** The table is of an earlier request than this one. */
  isOutdated?: boolean;
  columns: readonly TableColumn[];
}

/** Makes a report's files of all its rows with the filters that are on, not only of the page that is shown. */
export function useReportExport(options: ReportExportOptions): ReportExport {
  const { definition, request, state, table, order, isOutdated, columns } = options;
  const client = useVanbook();
  const cache = useQueryClient();
  const text = useText();
  const translate = useLabel();
  const toast = useToast();
  const today = useToday();
  const { run, ...jobs } = useExportJob();
  const isEmpty = !table || table.page.rows === 0;
  const title = translate(definition.title);
  const pattern = definition.words?.file;
  const paper = definition.rows?.paper;
  const days = daysOf(definition, state, today);

  /** The report's head and columns for a kind of file, and its rows handed on to whoever writes them. */
  const sheetOf = async (kind: FileKind) => {
    const every = tableColumns(definition, table?.columns ?? [], translate);
    const own = kind === "pdf" ? paper?.columns : undefined;
    const shown = own ? own.flatMap((id) => every.find((column) => column.id === id) ?? []) : columns;
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
      lines: (
        take: (lines: readonly ExportLine[]) => void,
        signal: AbortSignal,
        onProgress: (done: number) => void,
      ) =>
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
  };

  const written = async (kind: "excel" | "pdf", signal: AbortSignal, onProgress: (done: number) => void) => {
    const { head, lines } = await sheetOf(kind);
    const file = writeInWorker(kind, head, signal, (part) => onProgress(0.5 + part / 2));
    return file.write(await lines(file.add, signal, (part) => onProgress(part / 2)));
  };

  return {
    ...jobs,
    start: (kind) => {
      if (isEmpty) {
        toast(text.report.nothingToExport, "warn");
        return;
      }
      run({
        kind,
        make: async (signal, onProgress) => {
          if (kind === "print") {
            const rows: ExportLine[] = [];
            const { head, lines } = await sheetOf(kind);
            const totals = await lines((some) => rows.push(...some), signal, onProgress);
            return { sheet: { ...head, rows, totals } };
          }
          const name = nameOf(title, pattern, days, kind);
          if (kind === "csv") return { file: await csvFile(client, definition, request, signal), name };
          return { file: await written(kind, signal, onProgress), name };
        },
      });
    },
    pdf: async () => {
      if (isEmpty) return undefined;
      const bytes = await untilEnd((signal) => written("pdf", signal, () => undefined));
      return { bytes, name: fileName(title, pattern, days, "pdf") };
    },
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
  client: Parameters<typeof operation>[0],
  report: AnyReport,
  request: ReportRequest,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): AsyncGenerator<AnyTable> {
  for (let page = 1; ; page += 1) {
    const found = await fetchTable(client, report, request, { page, pageSize: PAGE, signal });
    yield found;
    onProgress(page / found.page.pages);
    if (page >= found.page.pages) return;
  }
}

async function csvFile(
  client: Parameters<typeof operation>[0],
  report: AnyReport,
  { args, sort, search }: ReportRequest,
  signal: AbortSignal,
): Promise<Blob> {
  // As in fetchTable: all operations are handled alike here.
  const method = operation(client, report.operation) as unknown as {
    csv: (args: object, options: object) => Promise<Response>;
  };
  return (await method.csv(args, { sort, search, signal })).blob();
}

/** The most rows that the server sends at once. */
const PAGE = 10_000;
