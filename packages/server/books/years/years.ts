import type { Knex } from "knex";
import { problem, type ProblemCode } from "../../contract/problem.ts";

/** A financial year as postings see it. */
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
 * The company's years in their order. A posting shares them with other postings, so that none is locked or closed
 * before it ends; who changes a year holds them alone, once every posting under way has ended.
 */
export function heldYears(
  trx: Knex.Transaction,
  companyId: number,
  hold: "shared" | "alone" = "shared",
): Promise<FinancialYear[]> {
  const years = trx<FinancialYear>("financial_years")
    .select("id", "label", "start_date", "end_date", "locked_until", "closed_at")
    .where({ company_id: companyId, is_deleted: 0 } as Partial<FinancialYear>)
    .orderBy("start_date");
  return hold === "alone" ? years.forUpdate() : years.forShare();
}

/**
 * The year that a date may be posted in; refuses a date that is none, one outside every year, in a closed year or in a
 * locked period.
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

/** Whether a text is a day of the calendar, `YYYY-MM-DD`: 30 February is none. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
