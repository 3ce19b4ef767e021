/** A financial year, April to March, with what it is called. */
export interface YearDays {
  label: string;
  start: string;
  end: string;
}

/** The financial year that a day lies in. */
export function yearOn(day: string): YearDays {
  const begins = Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
  const label = `${begins}-${String(begins + 1).slice(2)}`;
  return { label, start: `${begins}-04-01`, end: `${begins + 1}-03-31` };
}
