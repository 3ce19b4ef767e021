import { isDay } from "../../format/day.ts";
import type { DayRange } from "../quick-range.ts";
import type { AnyReport } from "../define/any-report.ts";
import { isInWindow } from "../filters/filter.ts";
import { layoutValues, readLayout, usualLayout, type ColumnLayout } from "./column-layout.ts";

/** What the visitor chose in a report: everything that the address bar holds. */
export interface ReportState {
  range: DayRange | undefined;
  /** Values by argument; several are joined by commas. A filter that is off is absent. */
  filters: Readonly<Record<string, string>>;
  search: string;
  /** A column, `-` before it for descending; undefined for the report's own order. */
  sort: string | undefined;
  page: number;
  size: number;
  layout: ColumnLayout;
}

/** The state before the visitor chooses anything: the definition's defaults with the host's values. */
export function initialState(
  report: AnyReport,
  given: Readonly<Record<string, unknown>>,
  today: string,
): ReportState {
  const text = (name: string) =>
    given[name] === undefined || given[name] === null ? undefined : String(given[name]);
  const { range } = report;
  const usual = range?.default?.(today);
  const from = (range && text(range.from)) ?? usual?.from;
  return {
    range: range && from ? { from, to: text(range.to) ?? usual?.to ?? today } : undefined,
    filters: Object.fromEntries(
      (report.filters ?? []).flatMap(({ param, usual: first }) => {
        const value = text(param) ?? first?.(today);
        return value === undefined || value === "" ? [] : [[param, String(value)]];
      }),
    ),
    search: "",
    sort: undefined,
    page: 1,
    size: pageSizes(report)[0],
    layout: usualLayout,
  };
}

/** The page sizes that a report offers. */
export function pageSizes(report: AnyReport): readonly [number, ...number[]] {
  return report.rows?.sizes ?? [500, 1000, 10000];
}

/** Reads the state from a query string; missing or invalid values fall back to the initial state. */
export function readState(
  query: string,
  key: string | undefined,
  report: AnyReport,
  initial: ReportState,
): ReportState {
  const names = namesOf(key);
  const found = new URLSearchParams(query);
  const get = (name: string) => found.get(names(name)) ?? undefined;
  const from = get("from") ?? initial.range?.from;
  const to = get("to") ?? initial.range?.to;
  const filters: Record<string, string> = {};
  for (const { param } of report.filters ?? []) {
    const value = get(param) ?? initial.filters[param];
    if (value) filters[param] = value;
  }
  const sort = get("sort");
  const size = Number(get("size"));
  return {
    range: from && to && isDay(from) && isDay(to) && from <= to ? { from, to } : initial.range,
    filters,
    search: (get("q") ?? initial.search).slice(0, 100),
    sort: sort && isSortable(report, sort.replace(/^-/, "")) ? sort : initial.sort,
    page: Math.max(1, Math.trunc(Number(get("page"))) || 1),
    size: pageSizes(report).includes(size) ? size : initial.size,
    layout: readLayout(get) ?? initial.layout,
  };
}

/** Whether a filter of the filters' window is on. Those on the bar don't count: they are what the report is about. */
export function hasWindowFilters(report: AnyReport, state: ReportState): boolean {
  return (report.filters ?? []).some((filter) => isInWindow(filter) && state.filters[filter.param]);
}

/** Whether the range is the report's initial one. */
export function isUsualRange({ range }: ReportState, initial: ReportState): boolean {
  return range?.from === initial.range?.from && range?.to === initial.range?.to;
}

/** The message of the first required filter without a value; undefined if there is none. */
export function missingWords(report: AnyReport, state: ReportState): string | undefined {
  return report.filters?.find(({ param, missing }) => missing !== undefined && !state.filters[param])
    ?.missing;
}

/** Writes the state into a query string and keeps other parameters; initial values are omitted. */
export function writeState(
  query: string,
  key: string | undefined,
  report: AnyReport,
  state: ReportState,
  initial: ReportState,
): string {
  const names = namesOf(key);
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | undefined, usual: string | undefined) => {
    if (value === usual || value === undefined) next.delete(names(name));
    else next.set(names(name), value);
  };
  // Both dates or neither: a default range moves on with the date, a chosen one stays.
  const isUsual = isUsualRange(state, initial);
  put("from", isUsual ? undefined : state.range?.from, undefined);
  put("to", isUsual ? undefined : state.range?.to, undefined);
  for (const { param } of report.filters ?? []) {
    // If the visitor removed a filter that the host gave, write it as empty.
    put(
      param,
      state.filters[param] ?? (initial.filters[param] === undefined ? undefined : ""),
      initial.filters[param],
    );
  }
  put("q", state.search, initial.search);
  put("sort", state.sort, initial.sort);
  put("page", String(state.page), "1");
  put("size", String(state.size), String(initial.size));
  for (const [name, value] of layoutValues(state.layout)) put(name, value, "");
  return next.toString();
}

function isSortable(report: AnyReport, name: string): boolean {
  // The pivot's column names are unknown until rows are loaded; the server refuses unknown ones.
  return report.columns.some(({ field }) => field === name) || report.rows?.pivot !== undefined;
}

function namesOf(key: string | undefined): (name: string) => string {
  return key ? (name) => `${key}.${name}` : (name) => name;
}
