import { addDays, financialYearStart, monthStart } from "../../format/day.ts";

/** A stretch of days, both ends included, each YYYY-MM-DD. */
export interface DayRange {
  from: string;
  to: string;
}

export type QuickRangeName = "today" | "last7" | "last30" | "last90" | "thisMonth" | "lastMonth" | "thisYear";

/** A range that moves with the calendar: how it is made from today. */
export type QuickRange = (today: string) => DayRange;

/** The days since so many days back, today included: `lastDays(7)` on the 20th is the 13th to the 20th. */
export function lastDays(days: number): QuickRange {
  return (today) => ({ from: addDays(today, -days), to: today });
}

/** The ranges that one press chooses, in the order of the list. The year is the financial year, April to March. */
export const quickRanges: Readonly<Record<QuickRangeName, QuickRange>> = {
  today: (today) => ({ from: today, to: today }),
  last7: lastDays(7),
  last30: lastDays(30),
  last90: lastDays(90),
  thisMonth: (today) => ({ from: monthStart(today), to: today }),
  lastMonth: (today) => ({ from: monthStart(today, -1), to: addDays(monthStart(today), -1) }),
  thisYear: (today) => ({ from: financialYearStart(today), to: today }),
};

/** The name of the quick range that covers exactly these days, if one does. */
export function quickRangeName(range: DayRange, today: string): QuickRangeName | undefined {
  // Object.keys loses the names' type.
  const names = Object.keys(quickRanges) as QuickRangeName[];
  return names.find((name) => {
    const quick = quickRanges[name](today);
    return quick.from === range.from && quick.to === range.to;
  });
}
