import { yearOn, type YearDays } from "@vanbook/sdk/books";

/** A financial year of a demo company, April to March. */
export interface DemoYear extends YearDays {
  id: number;
}

/** The financial year of a day and the one before it, earlier first. */
export function twoYears(today: string): [DemoYear, DemoYear] {
  const running = yearOn(today);
  return [
    { id: 1, ...yearOn(addDays(running.start, -1)) },
    { id: 2, ...running },
  ];
}

/** Every day of a range, both ends included. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The day `count` days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

/** A time on a day as DATETIME(3) stores it (UTC), within office hours in India. */
export function momentOf(day: string, minute: number): string {
  const at = new Date(Date.parse(day) + (4 * 60 + (minute % 480)) * 60_000);
  return `${at.toISOString().slice(0, 10)} ${at.toISOString().slice(11, 19)}.000`;
}

/**
 * Spreads documents over days: none on Sundays, more on Mondays and Saturdays and towards the month's end, and 50 %
 * more at the end of the range than at its beginning. The last day always has some.
 */
export function quotas(days: readonly string[], total: number): number[] {
  const weights = days.map((day, index) => weightOf(day, index / days.length));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const lastDay = Math.min(total, Math.max(4, Math.round((total / whole) * 1.5)));
  let weight = 0;
  let given = 0;
  return days.map((_, index) => {
    weight += weights[index] ?? 0;
    const upTo = index === days.length - 1 ? total : Math.round(((total - lastDay) * weight) / whole);
    const quota = upTo - given;
    given = upTo;
    return quota;
  });
}

function weightOf(day: string, passed: number) {
  const weekday = [0, 1.15, 0.95, 1, 0.95, 1.05, 1.25][weekdayOf(day)] ?? 1;
  const nextMonth = addDays(day, 4).slice(0, 7) !== day.slice(0, 7);
  return weekday * (nextMonth ? 1.6 : 1) * (1 + passed / 2);
}

const DAY = 86_400_000;
