import { quickRangeName, quickRanges, type QuickRangeName } from "../../../sdk/report/quick-range.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import { readState, writeState, type ReportState } from "../../../sdk/report/state/report-state.ts";

/**
 * A report's state as a query string for a saved view. A quick range is saved by name, so "This Month" moves on
 * with the date.
 */
export function viewQuery(
  report: AnyReport,
  state: ReportState,
  initial: ReportState,
  today: string,
): string {
  const query = new URLSearchParams(writeState("", undefined, report, { ...state, page: 1 }, initial));
  const name = query.has("from") && state.range ? quickRangeName(state.range, today) : undefined;
  if (name) {
    query.delete("from");
    query.delete("to");
    query.set(RANGE, name);
  }
  return query.toString();
}

/** The state that a saved view gives today. */
export function viewState(
  report: AnyReport,
  query: string,
  initial: ReportState,
  today: string,
): ReportState {
  const state = readState(query, undefined, report, initial);
  const name = new URLSearchParams(query).get(RANGE);
  if (!state.range || name === null || !Object.hasOwn(quickRanges, name)) return state;
  return { ...state, range: quickRanges[name as QuickRangeName](today) }; // checked in the line above
}

const RANGE = "range";
