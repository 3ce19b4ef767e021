import type { PageFormat } from "../sheet.ts";
import type { AnyReport } from "../../report/define/any-report.ts";
import { isListed, type AnyFilter } from "../../report/filters/filter.ts";
import { reportRequest, type ReportRequest } from "../../report/request/report-request.ts";
import { initialState, missingWords, type ReportState } from "../../report/state/report-state.ts";

/** Options of a file, in addition to the report's arguments. */
export interface GivenOptions {
  columns?: readonly string[] | undefined;
  sort?: string | undefined;
  search?: string | undefined;
  page?: PageFormat | undefined;
}

/**
 * The widget's state for these arguments, and the request that it would send. Only given arguments are used: an
 * omitted range or filter does not get the default that a page starts with. Throws a TypeError
 * (`MissingArgument`) with the widget's own message if a required filter is missing.
 */
export function stateFromArguments(
  report: AnyReport,
  args: Readonly<Record<string, unknown>>,
  { columns = [], sort, search = "" }: GivenOptions,
  today: string,
): { state: ReportState; request: ReportRequest } {
  const usual = initialState(report, {}, today);
  const { range, filters = [], ...rest } = report;
  const bare: AnyReport = {
    ...rest,
    range: range && { from: range.from, to: range.to },
    filters: filters.map(({ usual: _, ...filter }) => filter),
  };
  const chosen = filters.filter((filter) => isChosen(filter, args[filter.param])).map(({ param }) => param);
  const given = Object.entries(args).filter(
    ([name]) => chosen.includes(name) || name === range?.from || name === range?.to,
  );
  const state = { ...initialState(bare, Object.fromEntries(given), today), search, sort };
  const missing = missingWords(report, state);
  if (missing !== undefined) throw Object.assign(new TypeError(missing), { name: "MissingArgument" });
  const request = reportRequest(report, state, usual);
  // No list is passed as an array. Arguments without a filter in the widget are sent unchanged.
  const asked = report.columns.flatMap(({ asks, field = "" }) =>
    asks && columns.includes(field) ? [[asks, 1] as const] : [],
  );
  return { state, request: { ...request, args: { ...Object.fromEntries(asked), ...args, ...request.args } } };
}

/** Whether a value narrows the report: "All" or 0 does not count as a choice. */
function isChosen({ kind, options }: AnyFilter, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (options) return options.some((option) => String(option.value) === String(value));
  return !isListed(kind) || Number(value) !== 0;
}
