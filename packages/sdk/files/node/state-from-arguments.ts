import type { PageFormat } from "../sheet.ts";
import type { AnyReport } from "../../report/define/any-report.ts";
import { isListed, type AnyFilter } from "../../report/filters/filter.ts";
import { buildReportRequest, type ReportRequest } from "../../report/request/report-request.ts";
import { createInitialState, findMissingWords, type ReportState } from "../../report/state/report-state.ts";

export interface GivenOptions {
  columns?: readonly string[] | undefined;
  sort?: string | undefined;
  search?: string | undefined;
  page?: PageFormat | undefined;
}

/**
 * The widget's state for these arguments, and the request it would send. An omitted range or filter
 * does not get a page's default. Throws a TypeError (`MissingArgument`) with the widget's own
 * message if a required filter is missing.
 */
export function createStateFromArguments(
  report: AnyReport,
  args: Readonly<Record<string, unknown>>,
  { columns = [], sort, search = "" }: GivenOptions,
  today: string,
): { state: ReportState; request: ReportRequest } {
  const usual = createInitialState(report, {}, today);
  const { range, filters = [], ...rest } = report;
  const bare: AnyReport = {
    ...rest,
    range: range && { from: range.from, to: range.to },
    filters: filters.map(({ usual: _, ...filter }) => filter),
  };
  const chosenParams = filters
    .filter((filter) => isChosen(filter, args[filter.param]))
    .map(({ param }) => param);
  const givenArgs = Object.entries(args).filter(
    ([name]) => chosenParams.includes(name) || name === range?.from || name === range?.to,
  );
  const state = { ...createInitialState(bare, Object.fromEntries(givenArgs), today), search, sort };
  const missing = findMissingWords(omitSteps(report, state), state);
  if (missing !== undefined) throw Object.assign(new TypeError(missing), { name: "MissingArgument" });
  const request = buildReportRequest(report, state, usual);
  // No list is passed as an array. Arguments without a filter in the widget are sent unchanged.
  const columnArgs = report.columns.flatMap(({ asks, field = "" }) =>
    asks && columns.includes(field) ? [[asks, 1] as const] : [],
  );
  return {
    state,
    request: { ...request, args: { ...Object.fromEntries(columnArgs), ...args, ...request.args } },
  };
}

/**
 * A filter that only leads to another one, such as the branch to its vehicles, is not required once
 * that one is chosen.
 */
function omitSteps(report: AnyReport, state: ReportState): AnyReport {
  const { filters = [] } = report;
  const isPassed = (step: string) =>
    filters.some(({ param, after }) => after === step && state.filters[param] !== undefined);
  return { ...report, filters: filters.filter(({ param }) => !isPassed(param)) };
}

/** Whether a value narrows the report; "All" and 0 do not. */
function isChosen({ kind, options }: AnyFilter, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (options) return options.some((option) => String(option.value) === String(value));
  return !isListed(kind) || Number(value) !== 0;
}
