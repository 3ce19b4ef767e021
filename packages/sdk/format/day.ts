/** Date arithmetic on YYYY-MM-DD strings, without a clock or a time zone. */

/** Adds days; subtracts if negative. */
export function addDays(day: string, days: number): string {
  return toDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));
}

/** First day of the month that is `months` after the given day's month. */
export function monthStart(day: string, months = 0): string {
  return toDay(new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1)));
}

/** First day of the financial year (April to March) that contains the day. */
export function financialYearStart(day: string): string {
  const year = Number(day.slice(0, 4));
  return `${Number(day.slice(5, 7)) >= 4 ? year : year - 1}-04-01`;
}

/** The calendar date in India at an instant. */
export function dayInIndia(instant: Date): string {
  return toDay(new Date(instant.getTime() + 19_800_000));
}

/** Whether a text is an existing calendar date. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && toDay(new Date(time)) === text;
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
