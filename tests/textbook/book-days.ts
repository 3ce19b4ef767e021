import { getToday } from "../../packages/server/clock.ts";
import { shift, getFinancialYear } from "../../packages/sdk/books/years/financial-year.ts";

/** Number of days from 1 April to 1 November. */
const UNTIL_NOVEMBER = 214;

/**
 * The first day of the latest financial year whose October is
 * over; the textbooks' documents are dated in that October.
 */
export const YEAR_BEGINS = getFinancialYear(
  shift(`${getToday().slice(0, 7)}-01`, { days: -UNTIL_NOVEMBER }),
).start;

/** A day of that October. */
export function formatOctoberDay(day: number): string {
  return `${YEAR_BEGINS.slice(0, 4)}-10-${String(day).padStart(2, "0")}`;
}
