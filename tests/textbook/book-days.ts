import { today } from "../../packages/server/clock.ts";
import { shift, yearOn } from "../../packages/sdk/books/years/financial-year.ts";

/** Number of days from 1 April to 1 November. */
const UNTIL_NOVEMBER = 214;

/**
 * The first day of the latest financial year whose October is
 * over; the textbooks' documents are dated in that October.
 */
export const YEAR_BEGINS = yearOn(shift(`${today().slice(0, 7)}-01`, { days: -UNTIL_NOVEMBER })).start;

/** A day of that October. */
export function inOctober(day: number): string {
  return `${YEAR_BEGINS.slice(0, 4)}-10-${String(day).padStart(2, "0")}`;
}
