import { getMonthStart } from "@vanbook/sdk/books";

/** The range of a report, both ends included, `YYYY-MM-DD`. */
export interface ReportRange {
  from: string;
  to: string;
  /**
   * First day of the financial year of `from`, for a report that shows earlier years separately.
   */
  yearStart?: string;
}

/**
 * prior: before the financial year (unused without a yearStart); opening: from then until the
 * range; movement: in the range.
 */
export type Part = "prior" | "opening" | "movement";

/** A period of a rollup to sum, both ends included. A month is given by its first day. */
export interface Period {
  /** "until": everything up to the end of the month of `to`. */
  rollup: "month" | "day" | "until";
  from: string;
  to: string;
  counts: Partial<Record<Part, number>>;
}

/**
 * The periods that add up to everything until the end of a range. They are whole months; if a
 * boundary is within a month, the days between it and the nearer month start are added to one part
 * and subtracted from the other. So no boundary costs more than half a month of days.
 */
export function listPeriods(range: ReportRange): Period[] {
  const cuts = listCuts(range);
  const months = cuts.map((cut, index): Period => ({
    rollup: "month",
    from: cuts[index - 1]?.month ?? FIRST_DAY,
    to: addDays(cut.month, -1),
    counts: { [cut.before]: 1 },
  }));
  return [...months, ...cuts.map((cut) => cut.days)].filter((period) => period.from <= period.to);
}

/**
 * The same months as in `listPeriods`, as cumulative balances: everything up to the last month
 * before each boundary. The difference of two of them is the months between.
 */
export function listMonthEndPeriods(range: ReportRange): Period[] {
  return listCuts(range).map(({ before, after, month }) => ({
    rollup: "until",
    from: FIRST_DAY,
    to: addDays(month, -1),
    counts: { [before]: 1, ...(after && { [after]: -1 }) },
  }));
}

function listCuts({ from, to, yearStart }: ReportRange): Cut[] {
  return [
    ...(yearStart === undefined ? [] : [cutAt(clampToBookDays(yearStart), "prior", "opening")]),
    cutAt(clampToBookDays(from), "opening", "movement"),
    cutAt(addDays(clampToBookDays(to), 1), "movement"),
  ];
}

interface Cut {
  before: Part;
  after: Part | undefined;
  month: string;
  days: Period;
}

/** Moves the boundary to the nearest start of a month; lists the days in the wrong part. */
function cutAt(day: string, before: Part, after?: Part): Cut {
  const month = getMonthStart(day);
  const next = getMonthStart(addDays(month, 31));
  const isEarly = Date.parse(day) - Date.parse(month) <= Date.parse(next) - Date.parse(day);
  const sign = isEarly ? 1 : -1;
  const days: Period = {
    rollup: "day",
    ...(isEarly ? { from: month, to: addDays(day, -1) } : { from: day, to: addDays(next, -1) }),
    counts: { [before]: sign, ...(after && { [after]: -sign }) },
  };
  return { before, after, month: isEarly ? month : next, days };
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Books have no other days, and the day after 9999-12-31 has a five-digit year. */
function clampToBookDays(day: string): string {
  if (day < FIRST_DAY) return FIRST_DAY;
  return day > LAST_DAY ? LAST_DAY : day;
}

const FIRST_DAY = "1900-01-01";
const LAST_DAY = "9998-12-31";
