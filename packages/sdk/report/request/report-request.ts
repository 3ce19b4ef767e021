import { operation, type Schema, type Vanbook } from "@vanbook/sdk";
import type { AnyReport } from "../define/any-report.ts";
import { isMultiple } from "../filters/filter.ts";
import { hasWindowFilters, isUsualRange, type ReportState } from "../state/report-state.ts";
import type { TableRow } from "../table/table-column.ts";

/** What a report requests from the server, with the contract's names. */
export interface ReportRequest {
  args: Readonly<Record<string, unknown>>;
  sort: string | undefined;
  search: string | undefined;
}

/**
 * Builds the request from the state: range and filters as arguments, the report's own order unless another was
 * chosen.
 */
export function reportRequest(report: AnyReport, state: ReportState, initial: ReportState): ReportRequest {
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
  // A search does not count as narrowed, so it does not change the order.
  const isNarrowed = hasWindowFilters(report, state) || !isUsualRange(state, initial);
  return {
    args,
    sort: state.sort ?? usualSort(report, isNarrowed),
    search: search === "" ? undefined : search,
  };
}

/** The order of a report's rows until the visitor chooses one. */
export function usualSort({ rows }: AnyReport, isNarrowed: boolean): string | undefined {
  return typeof rows?.sort === "function" ? rows.sort(isNarrowed) : rows?.sort;
}

/** One page of any report, or all its rows. */
export interface AnyTable {
  columns: readonly string[];
  rows: readonly TableRow[];
  totals: Readonly<Record<string, number>>;
  page: { number: number; size: number; rows: number; pages: number };
  ties: readonly Schema<"Tie">[];
}

/** Fetches one page from the server. */
export async function fetchTable(
  client: Vanbook,
  report: AnyReport,
  { args: given, sort, search }: ReportRequest,
  options: { page: number; pageSize: number; signal: AbortSignal },
): Promise<AnyTable> {
  const year = report.filters?.find(({ kind, param }) => kind === "year" && given[param] === undefined);
  const args = year
    ? await (await import("./with-year.ts")).withYear(client, given, year, options.signal)
    : given;
  // defineReport has checked this operation's names and types; here all operations have one type.
  const method = operation(client, report.operation) as unknown as {
    table: (args: object, options: object) => Promise<AnyTable>;
  };
  return method.table(args, { ...options, sort, search });
}

/** Fetches a report page by page, with progress; `first` is its first page if that is loaded already. */
export async function* everyPage(
  client: Vanbook,
  report: AnyReport,
  request: ReportRequest,
  signal: AbortSignal,
  onProgress: (done: number) => void,
  first?: AnyTable,
): AsyncGenerator<AnyTable> {
  for (let page = 1; ; page += 1) {
    const found =
      page === 1 && first
        ? first
        : await fetchTable(client, report, request, { page, pageSize: PAGE, signal });
    yield found;
    onProgress(page / found.page.pages);
    if (page >= found.page.pages) return;
  }
}

/** Fetches all pages as one table, with progress. */
export async function wholeTable(
  client: Vanbook,
  report: AnyReport,
  request: ReportRequest,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<AnyTable> {
  onProgress(0);
  const rows: TableRow[] = [];
  let last: AnyTable | undefined;
  for await (last of everyPage(client, report, request, signal, onProgress))
    for (const row of last.rows) rows.push(row);
  if (!last) throw new Error("A report has at least one page.");
  return { ...last, rows, page: { number: 1, size: rows.length, rows: rows.length, pages: 1 } };
}

/**
 * The most rows that the server sends at once: nearly every report then comes in one response, a single snapshot
 * of the books.
 */
export const PAGE = 10_000;
