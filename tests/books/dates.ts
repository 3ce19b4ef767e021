import type { Random } from "../../packages/server/demo/random.ts";

/**
 * Days of both financial years, before and after the tax
 * change. Only a few, so many documents share a day's rollups.
 */
const POSTING_DATES = [
  "2025-04-01",
  "2025-06-30",
  "2025-09-21",
  "2025-09-22",
  "2025-12-31",
  "2026-03-31",
  "2026-04-01",
  "2026-05-15",
  "2026-08-31",
  "2026-11-20",
];

/** A random business day, in the given financial year if there is one. */
export function pickDay(random: Random, yearId?: number): string {
  return random.pick(POSTING_DATES.filter((date) => isIn(date, yearId)));
}

/** A day on or after `first` for a return; any day if the year has no later one. */
export function pickDayFrom(random: Random, first: string, yearId?: number): string {
  const later = POSTING_DATES.filter((date) => isIn(date, yearId) && date >= first);
  return later.length > 0 ? random.pick(later) : pickDay(random, yearId);
}

/** The financial year of a day. */
export function getYearId(date: string): 1 | 2 {
  return date < "2026-04-01" ? 1 : 2;
}

function isIn(date: string, yearId: number | undefined) {
  return yearId === undefined || getYearId(date) === yearId;
}
