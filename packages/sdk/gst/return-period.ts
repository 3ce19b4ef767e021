import { addMonths } from "../books/years/months.ts";
import { shift } from "../books/years/financial-year.ts";

/**
 * `month` is the month of the return, and of a quarter the last one: `YYYY-MM`. `iff`: the invoice
 * furnishing facility, in the first two months of a quarter.
 */
export interface ReturnPeriod {
  kind: "month" | "quarter" | "iff";
  month: string;
}

/** Both days are included: `YYYY-MM-DD`. */
export interface PeriodDays {
  from: string;
  to: string;
}

/** Throws RangeError for a quarter that does not end with `month`, and for an IFF of its last month. */
export function findPeriodDays({ kind, month }: ReturnPeriod): PeriodDays {
  if (!MONTH_PATTERN.test(month)) throw new RangeError(`Not a month: ${month}`);
  const isEndOfQuarter = Number(month.slice(5)) % 3 === 0;
  if (kind === "quarter" && !isEndOfQuarter) throw new RangeError(`No quarter ends with ${month}.`);
  if (kind === "iff" && isEndOfQuarter) throw new RangeError(`The return of ${month} is of the quarter.`);
  const start = `${month}-01`;
  return {
    from: kind === "quarter" ? addMonths(start, -2) : start,
    to: shift(addMonths(start, 1), { days: -1 }),
  };
}

/** As files name it: `MMYYYY`. */
export function formatPeriodCode({ month }: Pick<ReturnPeriod, "month">): string {
  return month.slice(5) + month.slice(0, 4);
}

export function isSamePeriod(a: ReturnPeriod, b: ReturnPeriod): boolean {
  return a.kind === b.kind && a.month === b.month;
}

const MONTH_PATTERN = /^\d{4}-(0[1-9]|1[0-2])$/;
