import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTokenTerms } from "../provider/token-terms.ts";
import { useToday, useVanbook } from "../provider/use-vanbook.ts";
import type { TableRow } from "../../sdk/report/table/table-column.ts";
import { useTranslated } from "../text/use-translated.ts";
import type { FileBytes, FileKind } from "../../sdk/files/sheet.ts";
import type { AnyReport, AnyRow } from "../../sdk/report/define/any-report.ts";
import type { DrawnReport } from "./define/drawn-report.ts";
import { narrowToTerms } from "./define/offered-report.ts";
import { useExportJob, type ExportJobs } from "./export/use-export-job.ts";
import type { ExportJob } from "./export/run-export-job.ts";
import { usePageMaker } from "./export/use-page-maker.ts";
import {
  fetchTable,
  buildReportRequest,
  chooseUsualSort,
  fetchWholeTable,
  type AnyTable,
  type ReportRequest,
} from "../../sdk/report/request/report-request.ts";
import type { ReportExportOptions } from "../../sdk/report/export/make-report-file.ts";
import { findMissingWords, type ReportState } from "../../sdk/report/state/report-state.ts";
import { toRowObject } from "../../sdk/report/table/table-columns.ts";
import { useReportColumns, type ReportColumns } from "./table/use-report-columns.ts";
import { useReportGroups, type ReportGroups } from "./table/use-report-groups.ts";
import { useReportState } from "./state/use-report-state.ts";
import { useWholeReport } from "./request/use-whole-report.ts";

export interface AnyReportOptions {
  given?: Readonly<Record<string, unknown>> | undefined;
  urlKey?: string | false | undefined;
  onRowClick?: ((row: AnyRow) => void) | undefined;
}

/** A report without its UI: state, page of rows, totals, paging, exports. */
export interface ReportModel {
  definition: DrawnReport;
  title: string;
  today: string;
  state: ReportState;
  initial: ReportState;
  /** Changes the state; goes to the first page unless `next` names one. */
  change: (next: Partial<ReportState>, how?: "push" | "replace") => void;
  /** Message for what must be chosen before anything is fetched; undefined once it is. */
  missing: string | undefined;
  /** The order of the rows, `-` before a column for descending. */
  sort: string | undefined;
  sortBy: (column: string) => void;
  /** Undefined until the first answer and after an error. */
  table: AnyTable | undefined;
  /** Which of the table's rows are shown, in which order; if undefined, all as they came. */
  order: Uint32Array | undefined;
  error: Error | null;
  /** A page is loading; the old one may still be shown. */
  isLoading: boolean;
  /** The rows on screen belong to another range, filters, page or order than are chosen now. */
  isOutdated: boolean;
  /** Progress of a report that is fetched in pages, 0 to 1. */
  progress: number | undefined;
  retry: () => void;
  columns: ReportColumns;
  groups: ReportGroups | undefined;
  tone: ((row: TableRow) => ReturnType<NonNullable<NonNullable<AnyReport["rows"]>["tone"]>>) | undefined;
  opened: { row: TableRow; object: AnyRow } | undefined;
  open: ((row: TableRow) => void) | undefined;
  close: () => void;
  panel: ReportPanel | undefined;
  setPanel: (panel: ReportPanel | undefined) => void;
  exports: ReportExport;
}

export interface ReportExport extends ExportJobs {
  start: (kind: FileKind) => void;
  pdf: () => Promise<{ bytes: FileBytes; name: string } | undefined>;
}

export type ReportPanel = "filters" | "columns" | "shortcuts" | "views";

export function useReportModel(
  whole: DrawnReport,
  { given = NO_ARGUMENTS, urlKey, onRowClick }: AnyReportOptions = {},
): ReportModel {
  const today = useToday();
  const { data: terms, error: unheard, refetch: refetchTerms } = useTokenTerms();
  const offeredReport = useMemo(() => narrowToTerms(whole, terms), [whole, terms]);
  const definition = useTranslated(offeredReport);
  const { state, initial, change, arrange } = useReportState(definition, given, urlKey, today);
  const request = useMemo(() => buildReportRequest(definition, state, initial), [definition, state, initial]);
  const missing = findMissingWords(definition, state);
  const query = useReportTable(definition, request, state, missing === undefined && terms !== undefined);
  const { data } = query;
  const error = unheard ?? query.error;
  const isOutdated = query.isPlaceholderData;
  // An error clears the list, as documented.
  const fetchedTable = missing !== undefined || error ? undefined : data;
  const answeredColumns = fetchedTable?.columns ?? NO_COLUMNS;
  const columns = useReportColumns(definition, answeredColumns, state.layout, arrange);
  const { table, order } = useWholeReport(definition, fetchedTable, columns.every, state);
  useEffect(() => {
    // If the address names a page that does not exist, the server returns the last page.
    if (fetchedTable && !isOutdated && fetchedTable.page.number < state.page)
      change({ page: fetchedTable.page.number }, "replace");
  }, [fetchedTable, isOutdated, state.page, change]);
  const [shownDetails, setShownDetails] = useState<{ row: TableRow; object: AnyRow; state: object }>();
  // A refetch returns new row objects. Keep the opened row, and any text typed in its details,
  // until the state changes.
  const openedDetails =
    shownDetails && table && (table.rows.includes(shownDetails.row) || shownDetails.state === state)
      ? shownDetails
      : undefined;
  const open = useCallback(
    (row: TableRow) => {
      // The details would close again when the requested rows arrive.
      if (isOutdated) return;
      const object = toRowObject(answeredColumns, row);
      setShownDetails({ row, object, state });
      onRowClick?.(object);
    },
    [answeredColumns, isOutdated, onRowClick, state],
  );
  const [panel, setPanel] = useState<ReportPanel>();
  const tone = definition.rows?.tone;
  const { refetch } = query;
  return {
    definition,
    title: definition.title,
    today,
    state,
    initial,
    change,
    missing,
    sort: request.sort,
    sortBy: useCallback(
      (column: string) => change({ sort: request.sort === column ? `-${column}` : column }),
      [change, request.sort],
    ),
    table,
    order,
    error: missing === undefined ? error : null,
    isLoading: query.isFetching,
    isOutdated,
    progress: query.progress,
    retry: useCallback(() => void (terms ? refetch() : refetchTerms()), [terms, refetch, refetchTerms]),
    columns,
    groups: useReportGroups(definition, columns.every, state.search.trim() !== ""),
    tone: useMemo(
      () => tone && ((row: TableRow) => tone(toRowObject(answeredColumns, row))),
      [tone, answeredColumns],
    ),
    opened: openedDetails,
    open: definition.details || onRowClick ? open : undefined,
    close: useCallback(() => setShownDetails(undefined), []),
    panel,
    setPanel,
    exports: useReportExport({
      definition,
      request,
      state,
      table,
      order,
      isOutdated,
      columns: columns.visible,
    }),
  };
}

const NO_ARGUMENTS = {};
const NO_COLUMNS: readonly string[] = [];

/**
 * The old table stays until the new one has loaded; a request that is no longer needed is aborted.
 */
function useReportTable(
  report: AnyReport,
  request: ReportRequest,
  { page, size }: { page: number; size: number },
  isComplete: boolean,
) {
  const client = useVanbook();
  const [failedAt, setFailedAt] = useState(0);
  const [progress, setProgress] = useState<number>();
  const isWhole = report.rows?.isWhole === true;
  const { args, sort, search } = request;
  const query = useQuery<AnyTable>({
    queryKey: ["report", report.operation, args, ...(isWhole ? [] : [sort, search, page, size])],
    queryFn: ({ signal }) =>
      isWhole
        ? fetchWholeTable(
            client,
            report,
            { args, sort: chooseUsualSort(report, false), search: undefined },
            signal,
            setProgress,
          )
        : fetchTable(client, report, request, { page, pageSize: size, signal }),
    // Rows that an error has cleared do not come back under another search.
    placeholderData: (before, old) => (old && failedAt > old.state.dataUpdatedAt ? undefined : before),
    enabled: isComplete,
  });
  if (query.errorUpdatedAt > failedAt) setFailedAt(query.errorUpdatedAt);
  return { ...query, progress: isWhole && query.isFetching ? progress : undefined };
}

/** The files contain all rows that match the filters, not only the page on screen. */
function useReportExport(options: ReportExportOptions): ReportExport {
  const loadMaker = usePageMaker();
  const { run, running } = useExportJob();
  const isEmpty = !options.table?.page.rows;
  return {
    running,
    start: (kind) => {
      const make: ExportJob["make"] = async (signal, onProgress) => {
        const { makeReportFile, maker } = await loadMaker();
        return makeReportFile({ ...options, ...maker }, kind, signal, onProgress);
      };
      run({ kind, make }, isEmpty);
    },
    pdf: async () => (isEmpty ? undefined : (await loadMaker()).makePdf(options)),
  };
}
