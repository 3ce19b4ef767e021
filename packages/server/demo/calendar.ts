import { getFinancialYear, type YearDays } from "@vanbook/sdk/books";

export interface DemoYear extends YearDays {
  id: number;
}

export function getTwoYears(today: string): [DemoYear, DemoYear] {
  const running = getFinancialYear(today);
  return [
    { id: 1, ...getFinancialYear(addDays(running.start, -1)) },
    { id: 2, ...running },
  ];
}

export function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function countDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** 0 Sunday to 6 Saturday. */
export function getWeekday(day: string): number {
  return new Date(day).getUTCDay();
}

/** DATETIME(3) in UTC, within office hours in India. */
export function formatMoment(day: string, minute: number): string {
  const at = new Date(Date.parse(day) + (4 * 60 + (minute % 480)) * 60_000);
  return `${at.toISOString().slice(0, 10)} ${at.toISOString().slice(11, 19)}.000`;
}

/**
 * Spreads documents over days: none on Sundays, more on Mondays and Saturdays and towards the
 * month's end, and 50 % more at the end of the range than at its beginning. The last day always has
 * some.
 */
export function spreadOverDays(days: readonly string[], total: number): number[] {
  const weights = days.map((day, index) => calculateWeight(day, index / days.length));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const lastDay = Math.min(total, Math.max(4, Math.round((total / whole) * 1.5)));
  let weight = 0;
  let assignedCount = 0;
  return days.map((_, index) => {
    weight += weights[index] ?? 0;
    const upTo = index === days.length - 1 ? total : Math.round(((total - lastDay) * weight) / whole);
    const quota = upTo - assignedCount;
    assignedCount = upTo;
    return quota;
  });
}

function calculateWeight(day: string, elapsedShare: number) {
  const weekday = [0, 1.15, 0.95, 1, 0.95, 1.05, 1.25][getWeekday(day)] ?? 1;
  const nextMonth = addDays(day, 4).slice(0, 7) !== day.slice(0, 7);
  return weekday * (nextMonth ? 1.6 : 1) * (1 + elapsedShare / 2);
}

const DAY_MS = 86_400_000;
