import type { AnyReport } from "../define/any-report.ts";
import { isMultiple } from "../filters/filter.ts";
import { hasWindowFilters, isUsualRange, type ReportState } from "../state/report-state.ts";

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
