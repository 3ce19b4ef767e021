export interface YearDays {
  label: string;
  start: string;
  end: string;
}

/** From April to March. */
export function getFinancialYear(day: string): YearDays {
  const begins = Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
  return makeYear(`${begins}-04-01`);
}

export function getYearAfter(end: string): YearDays {
  return makeYear(shift(end, { days: 1 }));
}

/** Moves a day by years and days; to an earlier day if they are negative. */
export function shift(day: string, { years = 0, days = 0 }: { years?: number; days?: number }): string {
  const at = new Date(day);
  at.setUTCFullYear(at.getUTCFullYear() + years);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

function makeYear(start: string): YearDays {
  const end = shift(start, { years: 1, days: -1 });
  const label = start.endsWith("-01-01") ? start.slice(0, 4) : `${start.slice(0, 4)}-${end.slice(2, 4)}`;
  return { label, start, end };
}
