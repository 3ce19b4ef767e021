import { findQuickRangeName, quickRanges, type QuickRangeName } from "../../../sdk/report/quick-range.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import { readState, writeState, type ReportState } from "../../../sdk/report/state/report-state.ts";

/** A quick range is saved by name, so that "This Month" always means the current month. */
export function writeViewQuery(
  report: AnyReport,
  state: ReportState,
  initial: ReportState,
  today: string,
): string {
  const query = new URLSearchParams(writeState("", undefined, report, { ...state, page: 1 }, initial));
  const name = query.has("from") && state.range ? findQuickRangeName(state.range, today) : undefined;
  if (name) {
    query.delete("from");
    query.delete("to");
    query.set(RANGE_PARAMETER, name);
  }
  return query.toString();
}

export function readViewState(
  report: AnyReport,
  query: string,
  initial: ReportState,
  today: string,
): ReportState {
  const state = readState(query, undefined, report, initial);
  const name = new URLSearchParams(query).get(RANGE_PARAMETER);
  if (!state.range || name === null || !Object.hasOwn(quickRanges, name)) return state;
  return { ...state, range: quickRanges[name as QuickRangeName](today) }; // checked in the line above
}

const RANGE_PARAMETER = "range";
