import { monthOf } from "@vanbook/sdk/books";

/** The range of a report, both ends included, `YYYY-MM-DD`. */
export interface ReportRange {
  from: string;
  to: string;
  /** First day of the financial year of `from`, for a report that shows earlier years separately. */
  yearStart?: string;
}

/**
 * prior: before the financial year (unused without a yearStart); opening: since then but before the range; movement: in
 * the range.
 */
export type Part = "prior" | "opening" | "movement";

/** A period to sum a rollup over, both ends included; months are named by their first day. */
export interface Period {
  /** "until": all that was until the end of the month of `to`. */
  rollup: "month" | "day" | "until";
  from: string;
  to: string;
  /** The sign with which it counts for each part. */
  counts: Partial<Record<Part, number>>;
}

/**
 * The periods that add up to everything until the end of a range: whole months, and at a boundary within a month the
 * days on its shorter side, added to one part and subtracted from the other. So no boundary costs more than half a month
 * of days.
 */
export function periodsOf(range: ReportRange): Period[] {
  const cuts = cutsOf(range);
  const months = cuts.map((cut, index): Period => ({
    rollup: "month",
    from: cuts[index - 1]?.month ?? BEGINNING,
    to: addDays(cut.month, -1),
    counts: { [cut.before]: 1 },
  }));
  return [...months, ...cuts.map((cut) => cut.days)].filter((period) => period.from <= period.to);
}

/**
 * What was until the last month before each boundary: the difference of two of them is the months between, as `periodsOf` has them.
 */
export function monthEndsOf(range: ReportRange): Period[] {
  return cutsOf(range).map(({ before, after, month }) => ({
    rollup: "until",
    from: BEGINNING,
    to: addDays(month, -1),
    counts: { [before]: 1, ...(after && { [after]: -1 }) },
  }));
}

function cutsOf({ from, to, yearStart }: ReportRange): Cut[] {
  return [
    ...(yearStart === undefined ? [] : [cutAt(withinBooks(yearStart), "prior", "opening")]),
    cutAt(withinBooks(from), "opening", "movement"),
    cutAt(addDays(withinBooks(to), 1), "movement"),
  ];
}

interface Cut {
  before: Part;
  after: Part | undefined;
  /** The first of a month, to which the boundary is moved. */
  month: string;
  /** What that puts into the wrong part. */
  days: Period;
}

/**
 * The boundary between two parts at a day: moved to the nearest first of a month, with the days that this puts into the
 * wrong part.
 */
function cutAt(day: string, before: Part, after?: Part): Cut {
  const month = monthOf(day);
  const next = monthOf(addDays(month, 31));
  const isEarly = Date.parse(day) - Date.parse(month) <= Date.parse(next) - Date.parse(day);
  const days: Period = isEarly
    ? {
        rollup: "day",
        from: month,
        to: addDays(day, -1),
        counts: { [before]: 1, ...(after && { [after]: -1 }) },
      }
    : {
        rollup: "day",
        from: day,
        to: addDays(next, -1),
        counts: { [before]: -1, ...(after && { [after]: 1 }) },
      };
  return { before, after, month: isEarly ? month : next, days };
}

/** The day `count` days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** No books have days before or after these; the day after the last that can be written has five digits in its year. */
function withinBooks(day: string): string {
  if (day < BEGINNING) return BEGINNING;
  return day > END ? END : day;
}

const BEGINNING = "1900-01-01";
const END = "9998-12-31";
