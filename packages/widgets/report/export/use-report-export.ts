import { useMutation } from "@tanstack/react-query";
import { operation } from "@vanbook/sdk";
import { useState } from "react";
import { useToast } from "../../parts/Toast.tsx";
import type { TableColumn, TableRow } from "../../parts/table/table-column.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useLabel, useText } from "../../text/use-text.ts";
import type { AnyReport } from "../any-report.ts";
import type { ReportRequest } from "../report-request.ts";
import type { ReportState } from "../report-state.ts";
import { rowObject } from "../row-object.ts";
import { columnId, tableColumns } from "../table-columns.ts";
import { fetchTable, type AnyTable } from "../use-report-table.ts";
import { download } from "./download.ts";
import { exportHead } from "./export-head.ts";
import { exportRows, exportTotals, toneWords } from "./export-rows.ts";
import type { ExportRow, ExportSheet } from "./export-sheet.ts";
import { fileName } from "./file-name.ts";
import { writeInWorker } from "./write-in-worker.ts";

export type FileKind = "excel" | "pdf" | "csv" | "print";

/** The files of a report: which one is being made, and how far it is. */
export interface ReportExport {
  start: (kind: FileKind) => void;
  running: { kind: FileKind; done: number | undefined } | undefined;
  /** What is to be printed, once all rows are here. */
  sheet: ExportSheet | undefined;
  printed: () => void;
}

export interface ReportExportOptions {
  definition: AnyReport;
  request: ReportRequest;
  state: ReportState;
  table: AnyTable | undefined;
  columns: readonly TableColumn[];
}

/** Makes a report's files of all its rows with the filters that are on, not only of the page that is shown. */
export function useReportExport(options: ReportExportOptions): ReportExport {
  const { definition, request, state, table, columns } = options;
  const client = useVanbook();
  const text = useText();
  const translate = useLabel();
  const toast = useToast();
  const [done, setDone] = useState<number>();
  const [sheet, setSheet] = useState<ExportSheet>();
  const name = (ending: string) =>
    fileName(translate(definition.title), definition.words?.file, state.range, ending);

  /** Fetches page after page and hands each on; answers the totals. */
  const everyRow = async (take: (rows: ExportRow[]) => void, signal: AbortSignal) => {
    for (let page = 1; ; page += 1) {
      const found = await fetchTable(client, definition, request, { page, pageSize: PAGE, signal });
      const { pages } = found.page;
      // The answer's own order of columns, which need not be that of the page on the screen.
      const shown = new Set(columns.map(({ id }) => id));
      const fresh = tableColumns(definition, found.columns, translate).filter(({ id }) => shown.has(id));
      const toneOf = definition.rows?.tone;
      const tone = toneOf && ((row: TableRow) => toneOf(rowObject(found.columns, row)));
      take(exportRows(fresh, found.rows, (page - 1) * PAGE + 1, toneWords(tone, text.table)));
      setDone((0.5 * page) / pages);
      if (page < pages) continue;
      const totalled = definition.columns.filter((column) => column.total).map(columnId);
      return exportTotals(fresh, found.totals, totalled);
    }
  };

  const make = async (kind: FileKind, signal: AbortSignal) => {
    if (kind === "csv") {
      download(await csvFile(client, definition, request, signal), name("csv"));
      return;
    }
    const head = exportHead(definition, state, columns, text, translate);
    if (kind === "print") {
      const rows: ExportRow[] = [];
      const totals = await everyRow((page) => rows.push(...page), signal);
      setSheet({ ...head, rows, totals });
      return;
    }
    const file = writeInWorker(kind, head, signal, (part) => setDone(0.5 + part / 2));
    const bytes = await file.write(await everyRow(file.add, signal));
    const [ending, type] =
      kind === "excel" ? (["xlsx", XLSX] as const) : (["pdf", "application/pdf"] as const);
    download(new Blob([bytes], { type }), name(ending));
  };

  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: FileKind) => {
      const end = new AbortController();
      // Whatever happens, no worker stays behind.
      return make(kind, end.signal).finally(() => end.abort());
    },
    onSettled: () => setDone(undefined),
    onError: () => toast(text.report.exportFailed, "error"),
  });
  return {
    start: (kind) => {
      if (isPending) return;
      if (!table || table.page.rows === 0) toast(text.report.nothingToExport, "warn");
      else mutate(kind);
    },
    running: isPending ? { kind: variables, done } : undefined,
    sheet,
    printed: () => setSheet(undefined),
  };
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
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
