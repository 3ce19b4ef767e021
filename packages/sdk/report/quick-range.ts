import { addDays, financialYearStart, monthStart } from "../format/day.ts";

/** A range of dates, both included, as YYYY-MM-DD. */
export interface DayRange {
  from: string;
  to: string;
}

export type QuickRangeName = "today" | "last7" | "last30" | "last90" | "thisMonth" | "lastMonth" | "thisYear";

/** A relative range: makes the dates from today's date. */
export type QuickRange = (today: string) => DayRange;

/** The range from so many days ago to today: `lastDays(7)` on the 20th is the 13th to the 20th. */
export function lastDays(days: number): QuickRange {
  return (today) => ({ from: addDays(today, -days), to: today });
}

/** The ranges offered as buttons, in order. Years are financial years, April to March. */
export const quickRanges: Readonly<Record<QuickRangeName, QuickRange>> = {
  today: (today) => ({ from: today, to: today }),
  last7: lastDays(7),
  last30: lastDays(30),
  last90: lastDays(90),
  thisMonth: (today) => ({ from: monthStart(today), to: today }),
  lastMonth: (today) => ({ from: monthStart(today, -1), to: addDays(monthStart(today), -1) }),
  thisYear: (today) => ({ from: financialYearStart(today), to: today }),
};

export function findQuickRangeName(range: DayRange, today: string): QuickRangeName | undefined {
  // Object.keys loses the type of the names.
  const names = Object.keys(quickRanges) as QuickRangeName[];
  return names.find((name) => {
    const quick = quickRanges[name](today);
    return quick.from === range.from && quick.to === range.to;
  });
}
