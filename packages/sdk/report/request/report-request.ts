import { operation, type Schema, type Vanbook } from "@vanbook/sdk";
import type { AnyReport } from "../define/any-report.ts";
import { isMultiple } from "../filters/filter.ts";
import { hasWindowFilters, isUsualRange, type ReportState } from "../state/report-state.ts";
import type { TableRow } from "../table/table-column.ts";

export interface ReportRequest {
  args: Readonly<Record<string, unknown>>;
  sort: string | undefined;
  search: string | undefined;
}

export function buildReportRequest(
  report: AnyReport,
  state: ReportState,
  initial: ReportState,
): ReportRequest {
  const args: Record<string, unknown> = {};
  if (report.range && state.range) {
    args[report.range.from] = state.range.from;
    args[report.range.to] = state.range.to;
  }
  for (const filter of report.filters ?? []) {
    const value = state.filters[filter.param];
    if (value === undefined) continue;
    const choice = filter.options?.find((option) => String(option.value) === value);
    args[filter.param] = choice
      ? choice.value
      : isMultiple(filter) || filter.kind === "day" || !/^\d{1,15}$/.test(value)
        ? value
        : Number(value);
  }
  const { toggled } = state.layout;
  for (const { asks, field = "", isHidden = false } of report.columns)
    if (asks && isHidden === toggled.includes(field)) args[asks] = 1;
  const search = state.search.trim();
  // A search does not count as narrowing, so it does not change the order.
  const isNarrowed = hasWindowFilters(report, state) || !isUsualRange(state, initial);
  return {
    args,
    sort: state.sort ?? chooseUsualSort(report, isNarrowed),
    search: search === "" ? undefined : search,
  };
}

export function chooseUsualSort({ rows }: AnyReport, isNarrowed: boolean): string | undefined {
  return typeof rows?.sort === "function" ? rows.sort(isNarrowed) : rows?.sort;
}

export interface AnyTable {
  columns: readonly string[];
  rows: readonly TableRow[];
  totals: Readonly<Record<string, number>>;
  page: { number: number; size: number; rows: number; pages: number; next?: string };
  ties: readonly Schema<"Tie">[];
}

export async function fetchTable(
  client: Vanbook,
  report: AnyReport,
  request: ReportRequest,
  options: TableOptions & { pageSize: number; signal: AbortSignal },
): Promise<AnyTable> {
  const { method, args } = await prepareTable(client, report, request, options.signal);
  return method.table(args, { ...options, sort: request.sort, search: request.search });
}

/** `first` is the first page, if it was fetched before. */
export async function* fetchEveryPage(
  client: Vanbook,
  report: AnyReport,
  request: ReportRequest,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
  first?: AnyTable,
): AsyncGenerator<AnyTable> {
  if (first) {
    yield first;
    onProgress(first.page.number / first.page.pages);
    if (first.page.number >= first.page.pages) return;
  }
  const { method, args } = await prepareTable(client, report, request, signal);
  const begin = first && (first.page.next ? { after: first.page.next } : { page: first.page.number + 1 });
  const { sort, search } = request;
  for await (const table of method.pages(args, { ...begin, pageSize: PAGE_ROWS, signal, sort, search })) {
    yield table;
    onProgress(table.page.number / table.page.pages);
  }
}

interface TableOptions {
  page?: number;
  after?: string;
}

async function prepareTable(
  client: Vanbook,
  report: AnyReport,
  { args: givenArgs }: ReportRequest,
  signal: AbortSignal,
) {
  const year = report.filters?.find(({ kind, param }) => kind === "year" && givenArgs[param] === undefined);
  const args = year
    ? await (await import("./with-year.ts")).withYear(client, givenArgs, year, signal)
    : givenArgs;
  // defineReport has checked this operation's names and types; here all operations share one type.
  const method = operation(client, report.operation) as unknown as {
    table: (args: object, options: object) => Promise<AnyTable>;
    pages: (args: object, options: object) => AsyncGenerator<AnyTable>;
  };
  return { method, args };
}

export async function fetchWholeTable(
  client: Vanbook,
  report: AnyReport,
  request: ReportRequest,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<AnyTable> {
  onProgress(0);
  const rows: TableRow[] = [];
  let last: AnyTable | undefined;
  for await (last of fetchEveryPage(client, report, request, signal, onProgress))
    for (const row of last.rows) rows.push(row);
  if (!last) throw new Error("A report has at least one page.");
  return { ...last, rows, page: { number: 1, size: rows.length, rows: rows.length, pages: 1 } };
}

/** The server's limit per response. Nearly every report is then one snapshot of the books. */
export const PAGE_ROWS = 10_000;
