import { today } from "../../packages/server/clock.ts";
import { shift, yearOn } from "../../packages/sdk/books/years/financial-year.ts";

/** The first day of the financial year whose October is the last that is over: the textbooks' documents are of its days. */
export const YEAR_BEGINS = yearOn(shift(`${today().slice(0, 7)}-01`, { days: -214 })).start;

/** A day of that October. */
export function inOctober(day: number): string {
  return `${YEAR_BEGINS.slice(0, 4)}-10-${String(day).padStart(2, "0")}`;
}
