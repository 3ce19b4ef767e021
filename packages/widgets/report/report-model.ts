import { isVanbookError } from "@vanbook/sdk";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTokenTerms } from "../provider/token-terms.ts";
import { useToday } from "../provider/use-vanbook.ts";
import type { TableRow } from "../table/table-column.ts";
import { useTranslated } from "../text/use-translated.ts";
import type { AnyReport, AnyRow } from "./define/any-report.ts";
import { narrowToTerms } from "./define/offered-report.ts";
import { useReportExport, type ReportExport } from "./export/use-report-export.ts";
import { reportRequest } from "./request/report-request.ts";
import { missingWords, type ReportState } from "./state/report-state.ts";
import { rowObject } from "./request/row-object.ts";
import { useReportColumns, type ReportColumns } from "./table/use-report-columns.ts";
import { useReportGroups, type ReportGroups } from "./table/use-report-groups.ts";
import { useReportState } from "./state/use-report-state.ts";
import type { AnyTable } from "./request/fetch-table.ts";
import { useReportTable } from "./table/use-report-table.ts";
import { useWholeReport } from "./request/use-whole-report.ts";

export interface AnyReportOptions {
  /** Values of the range's and the filters' arguments to begin with. */
  given?: Readonly<Record<string, unknown>> | undefined;
  urlKey?: string | false | undefined;
  onRowClick?: ((row: AnyRow) => void) | undefined;
}

/** A report without its drawing: state, page of rows, totals, paging, exports. */
export interface ReportModel {
  definition: AnyReport;
  title: string;
  today: string;
  state: ReportState;
  initial: ReportState;
  /** Changes the state; the page becomes the first unless named. */
  change: (next: Partial<ReportState>, how?: "push" | "replace") => void;
  /** What must be chosen before anything is fetched; undefined once it is. */
  missing: string | undefined;
  /** The order that the rows are in, `-` before a column for descending. */
  sort: string | undefined;
  sortBy: (column: string) => void;
  /** The page of rows; undefined until the first came, and after a failure but one to reach the server. */
  table: AnyTable | undefined;
  /** Which of the table's rows are shown, in which order; all as they came without it. */
  order: Uint32Array | undefined;
  error: Error | null;
  /** A page is on its way; the old one may still be shown. */
  isLoading: boolean;
  /** The rows that are shown were asked for with another range, other filters, page or order than are chosen now. */
  isOutdated: boolean;
  /** How far a report that is fetched in pieces is, 0 to 1. */
  progress: number | undefined;
  retry: () => void;
  columns: ReportColumns;
  groups: ReportGroups | undefined;
  tone: ((row: TableRow) => ReturnType<NonNullable<NonNullable<AnyReport["rows"]>["tone"]>>) | undefined;
  /** The row whose details are open. */
  opened: { row: TableRow; object: AnyRow } | undefined;
  open: ((row: TableRow) => void) | undefined;
  close: () => void;
  /** Which of the report's windows is open. */
  panel: ReportPanel | undefined;
  setPanel: (panel: ReportPanel | undefined) => void;
  exports: ReportExport;
}

export type ReportPanel = "filters" | "columns" | "shortcuts" | "views";

/** The engine of a report, all operations alike; hosts use the typed `useReport`. */
export function useReportModel(
  whole: AnyReport,
  { given = NOTHING, urlKey, onRowClick }: AnyReportOptions = {},
): ReportModel {
  const today = useToday();
  const { data: terms, error: unheard, refetch: refetchTerms } = useTokenTerms();
  const offered = useMemo(() => narrowToTerms(whole, terms), [whole, terms]);
  const definition = useTranslated(offered);
  const { state, initial, change, arrange } = useReportState(definition, given, urlKey, today);
  const request = useMemo(() => reportRequest(definition, state, initial), [definition, state, initial]);
  const missing = missingWords(definition, state);
  const query = useReportTable(definition, request, state, missing === undefined && terms !== undefined);
  const { data } = query;
  const error = unheard ?? query.error;
  const [last, setLast] = useState<AnyTable>();
  if (data && data !== last) setLast(data);
  // A refusal empties the list, as documented. While there is no answer at all, what was loaded last stays.
  const isAway = isVanbookError(error) && (error.status === null || error.status > 500);
  const isOutdated = query.isPlaceholderData || (isAway && !data);
  const fetched =
    missing !== undefined || (error && !isAway) ? undefined : (data ?? (isAway ? last : undefined));
  const answered = fetched?.columns ?? NO_COLUMNS;
  const columns = useReportColumns(definition, answered, state.layout, arrange);
  const { table, order } = useWholeReport(definition, fetched, columns.every, state);
  useEffect(() => {
    // An address may name a page that is not there (any more): the server answers the last one.
    if (fetched && !isOutdated && fetched.page.number < state.page)
      change({ page: fetched.page.number }, "replace");
  }, [fetched, isOutdated, state.page, change]);
  const [shown, setOpened] = useState<{ row: TableRow; object: AnyRow; state: object }>();
  // Rows that are fetched again are others: what is open stays, with what may be typed in it, until something else is asked for.
  const opened =
    shown && table && (table.rows.includes(shown.row) || shown.state === state) ? shown : undefined;
  const open = useCallback(
    (row: TableRow) => {
      // Its details would close again when the rows that were asked for come.
      if (isOutdated) return;
      const object = rowObject(answered, row);
      setOpened({ row, object, state });
      onRowClick?.(object);
    },
    [answered, isOutdated, onRowClick, state],
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
    tone: useMemo(() => tone && ((row: TableRow) => tone(rowObject(answered, row))), [tone, answered]),
    opened,
    open: definition.details || onRowClick ? open : undefined,
    close: useCallback(() => setOpened(undefined), []),
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

const NOTHING = {};
const NO_COLUMNS: readonly string[] = [];
