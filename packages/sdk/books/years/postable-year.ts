import { problem, type ProblemCode } from "../../problem.ts";

export interface FinancialYear {
  id: number;
  label: string;
  start_date: string;
  end_date: string;
  locked_until: string | null;
  closed_at: string | null;
}

export interface YearState {
  id: number;
  label: string;
  startDate: string;
  endDate: string;
  /** The last locked day: nothing may be posted on it or before it. */
  lockedUntil: string | null;
  /** UTC, as stored. */
  closedAt: string | null;
}

export function toYearState(year: FinancialYear): YearState {
  return {
    id: year.id,
    label: year.label,
    startDate: year.start_date,
    endDate: year.end_date,
    lockedUntil: year.locked_until,
    closedAt: year.closed_at,
  };
}

/**
 * The open financial year of a date (`YYYY-MM-DD`). Throws DATE_INVALID, YEAR_MISSING, YEAR_CLOSED
 * or PERIOD_LOCKED, each for the field `date`.
 */
export function openYearOn(years: readonly FinancialYear[], date: string): FinancialYear {
  if (!isDay(date)) throw makeDateProblem("DATE_INVALID");
  const year = years.find((each) => each.start_date <= date && date <= each.end_date);
  if (!year) throw makeDateProblem("YEAR_MISSING");
  if (year.closed_at !== null) throw makeDateProblem("YEAR_CLOSED");
  if (year.locked_until !== null && date <= year.locked_until) throw makeDateProblem("PERIOD_LOCKED");
  return year;
}

function makeDateProblem(code: ProblemCode) {
  return problem(code, { fields: [{ field: "date", message: problem(code).message }] });
}

/** Whether a text is a calendar day, `YYYY-MM-DD`; 30 February is not. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
