import { problem, type ProblemCode } from "../../problem.ts";

/** The fields of a financial year that postings check. */
export interface FinancialYear {
  id: number;
  label: string;
  start_date: string;
  end_date: string;
  locked_until: string | null;
  closed_at: string | null;
}

/** A financial year as it is shown to who keeps the books. */
export interface YearState {
  id: number;
  label: string;
  startDate: string;
  endDate: string;
  /** The last day that nothing may be posted on any more. */
  lockedUntil: string | null;
  /** UTC, as the database holds it. */
  closedAt: string | null;
}

/** The same year, as it is shown. */
export function stateOf(year: FinancialYear): YearState {
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
 * The financial year of a date (`YYYY-MM-DD`) that may be posted on. Throws DATE_INVALID, YEAR_MISSING, YEAR_CLOSED or
 * PERIOD_LOCKED, each for the field `date`.
 */
export function openYearOn(years: readonly FinancialYear[], date: string): FinancialYear {
  if (!isDay(date)) throw dated("DATE_INVALID");
  const year = years.find((each) => each.start_date <= date && date <= each.end_date);
  if (!year) throw dated("YEAR_MISSING");
  if (year.closed_at !== null) throw dated("YEAR_CLOSED");
  if (year.locked_until !== null && date <= year.locked_until) throw dated("PERIOD_LOCKED");
  return year;
}

function dated(code: ProblemCode) {
  return problem(code, { fields: [{ field: "date", message: problem(code).message }] });
}

/** Whether a text is a calendar day, `YYYY-MM-DD`; 30 February is not. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
