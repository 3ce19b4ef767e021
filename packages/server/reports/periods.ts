/** The range of a report, both ends included, `YYYY-MM-DD`. */
export interface ReportRange {
  from: string;
  to: string;
  /** Start of the financial year that `from` lies in, for a report that tells what was before it apart. */
  yearStart?: string;
}

/** Before the financial year (nothing where no year's start is given), since then but before the range, and in the range. */
export type Part = "prior" | "opening" | "movement";

/** A stretch within which a rollup is summed, both ends included; months go by their first day. */
export interface Period {
  rollup: "month" | "day";
  from: string;
  to: string;
  /** 1 or −1 where it counts for a part. */
  counts: Partial<Record<Part, number>>;
}

/**
 * What makes up everything until the end of a range: whole months, and where a boundary lies within a month the days on
 * the shorter side of it, added to one part and taken from the other. No boundary costs more than half a month of days.
 */
export function periodsOf({ from, to, yearStart }: ReportRange): Period[] {
  const cuts = [
    ...(yearStart === undefined ? [] : [cutAt(yearStart, "prior", "opening")]),
    cutAt(from, "opening", "movement"),
    cutAt(addDays(to, 1), "movement"),
  ];
  const months = cuts.map((cut, index): Period => ({
    rollup: "month",
    from: cuts[index - 1]?.month ?? BEGINNING,
    to: addDays(cut.month, -1),
    counts: { [cut.before]: 1 },
  }));
  return [...months, ...cuts.map((cut) => cut.days)].filter((period) => period.from <= period.to);
}

/** Where the parts before and from a day on meet: at a month's first day, and the days that this gives to the wrong part. */
function cutAt(day: string, before: Part, after?: Part): { before: Part; month: string; days: Period } {
  const month = `${day.slice(0, 7)}-01`;
  const next = `${addDays(month, 31).slice(0, 7)}-01`;
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
  return { before, month: isEarly ? month : next, days };
}

/** The day so many days after another, or before it. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

const BEGINNING = "1900-01-01";
