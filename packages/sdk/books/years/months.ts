/** The first day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the month that is `count` months after, or before, the month of a day. */
export function monthsLater(day: string, count: number): string {
  const at = new Date(monthOf(day));
  at.setUTCMonth(at.getUTCMonth() + count);
  return at.toISOString().slice(0, 10);
}
