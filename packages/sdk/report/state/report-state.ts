import { isDay } from "../../format/day.ts";
import type { DayRange } from "../quick-range.ts";
import type { AnyReport } from "../define/any-report.ts";
import { isInWindow } from "../filters/filter.ts";
import { writeLayoutValues, readLayout, usualLayout, type ColumnLayout } from "./column-layout.ts";

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

export function createInitialState(
  report: AnyReport,
  givenArgs: Readonly<Record<string, unknown>>,
  today: string,
): ReportState {
  // Of a value without text, such as "" or [], the JSON is sent, so that the server refuses it
  // instead of answering for everybody.
  const readText = (name: string) => {
    const value = givenArgs[name];
    return value === undefined || value === null ? undefined : String(value).trim() || JSON.stringify(value);
  };
  const { range } = report;
  const usual = range?.default?.(today);
  const from = (range && readText(range.from)) ?? usual?.from;
  return {
    range: range && from ? { from, to: readText(range.to) ?? usual?.to ?? today } : undefined,
    filters: Object.fromEntries(
      (report.filters ?? []).flatMap(({ param, usual: first }) => {
        const value = readText(param) ?? first?.(today);
        return value === undefined ? [] : [[param, String(value)]];
      }),
    ),
    search: "",
    sort: undefined,
    page: 1,
    size: listPageSizes(report)[0],
    layout: usualLayout,
  };
}

export function listPageSizes(report: AnyReport): readonly [number, ...number[]] {
  return report.rows?.sizes ?? [500, 1000, 10000];
}

export function readState(
  query: string,
  key: string | undefined,
  report: AnyReport,
  initial: ReportState,
): ReportState {
  const names = createParameterNamer(key);
  const queryValues = new URLSearchParams(query);
  const get = (name: string) => queryValues.get(names(name)) ?? undefined;
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
    size: listPageSizes(report).includes(size) ? size : initial.size,
    layout: readLayout(get) ?? initial.layout,
  };
}

/** Filters on the bar don't count, since the report is about them. */
export function hasWindowFilters(report: AnyReport, state: ReportState): boolean {
  return (report.filters ?? []).some((filter) => isInWindow(filter) && state.filters[filter.param]);
}

export function isUsualRange({ range }: ReportState, initial: ReportState): boolean {
  return range?.from === initial.range?.from && range?.to === initial.range?.to;
}

export function findMissingWords(report: AnyReport, state: ReportState): string | undefined {
  return report.filters?.find(({ param, missing }) => missing !== undefined && !state.filters[param])
    ?.missing;
}

export function writeState(
  query: string,
  key: string | undefined,
  report: AnyReport,
  state: ReportState,
  initial: ReportState,
): string {
  const names = createParameterNamer(key);
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | undefined, usual: string | undefined) => {
    if (value === usual || value === undefined) next.delete(names(name));
    else next.set(names(name), value);
  };
  // Both dates or neither: a default range changes with the date, a chosen one stays.
  const isUsual = isUsualRange(state, initial);
  put("from", isUsual ? undefined : state.range?.from, undefined);
  put("to", isUsual ? undefined : state.range?.to, undefined);
  for (const { param } of report.filters ?? []) {
    // Write a filter that the host gave and the visitor removed as empty.
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
  for (const [name, value] of writeLayoutValues(state.layout)) put(name, value, "");
  return next.toString();
}

function isSortable(report: AnyReport, name: string): boolean {
  // The names of the pivot's columns are unknown until rows are loaded; the server refuses unknown
  // ones.
  return report.columns.some(({ field }) => field === name) || report.rows?.pivot !== undefined;
}

function createParameterNamer(key: string | undefined): (name: string) => string {
  return key ? (name) => `${key}.${name}` : (name) => name;
}
