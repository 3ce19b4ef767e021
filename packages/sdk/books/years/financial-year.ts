/** The first and last day of a financial year, and its label. */
export interface YearDays {
  label: string;
  start: string;
  end: string;
}

/** The financial year, April to March, that a day is in. */
export function yearOn(day: string): YearDays {
  const begins = Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
  return yearFrom(`${begins}-04-01`);
}

/** The twelve months after a year's last day. */
export function yearAfter(end: string): YearDays {
  return yearFrom(shift(end, { days: 1 }));
}

/** The day that many years and days later, or earlier if negative. */
export function shift(day: string, { years = 0, days = 0 }: { years?: number; days?: number }): string {
  const at = new Date(day);
  at.setUTCFullYear(at.getUTCFullYear() + years);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

function yearFrom(start: string): YearDays {
  const end = shift(start, { years: 1, days: -1 });
  const label = start.endsWith("-01-01") ? start.slice(0, 4) : `${start.slice(0, 4)}-${end.slice(2, 4)}`;
  return { label, start, end };
}
