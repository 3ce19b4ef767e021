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
  page: { number: number; size: number; rows: number; pages: number };
  ties: readonly Schema<"Tie">[];
}

export async function fetchTable(
  client: Vanbook,
  report: AnyReport,
  { args: givenArgs, sort, search }: ReportRequest,
  options: { page: number; pageSize: number; signal: AbortSignal },
): Promise<AnyTable> {
  const year = report.filters?.find(({ kind, param }) => kind === "year" && givenArgs[param] === undefined);
  const args = year
    ? await (await import("./with-year.ts")).withYear(client, givenArgs, year, options.signal)
    : givenArgs;
  // defineReport has checked this operation's names and types; here all operations share one type.
  const method = operation(client, report.operation) as unknown as {
    table: (args: object, options: object) => Promise<AnyTable>;
  };
  return method.table(args, { ...options, sort, search });
}

export async function* fetchEveryPage(
  client: Vanbook,
  report: AnyReport,
  request: ReportRequest,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
  first?: AnyTable,
): AsyncGenerator<AnyTable> {
  for (let page = 1; ; page += 1) {
    const fetchedPage =
      page === 1 && first
        ? first
        : await fetchTable(client, report, request, { page, pageSize: PAGE_ROWS, signal });
    yield fetchedPage;
    onProgress(page / fetchedPage.page.pages);
    if (page >= fetchedPage.page.pages) return;
  }
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
