import { addDays } from "../../sdk/format/day.ts";

/** A range of the dashboard, as written in the address bar. */
export type DashboardRange = "today" | "7" | "30" | "90";

export const dashboardRanges: Readonly<Record<DashboardRange, { daysBack: number; target: number }>> = {
  today: { daysBack: 0, target: 100_000 },
  "7": { daysBack: 7, target: 500_000 },
  "30": { daysBack: 30, target: 2_000_000 },
  "90": { daysBack: 90, target: 6_000_000 },
};

/** First and last date of a range that ends today. */
export function dashboardDays(range: DashboardRange, today: string): { FromDate: string; ToDate: string } {
  return { FromDate: addDays(today, -dashboardRanges[range].daysBack), ToDate: today };
}

/** Whether a text from the address bar names a range. */
export function isDashboardRange(text: string | null): text is DashboardRange {
  return text !== null && Object.hasOwn(dashboardRanges, text);
}

export function calculateDaysBefore({ FromDate, ToDate }: { FromDate: string; ToDate: string }): {
  FromDate: string;
  ToDate: string;
} {
  const length = (Date.parse(ToDate) - Date.parse(FromDate)) / 86_400_000 + 1;
  return { FromDate: addDays(FromDate, -length), ToDate: addDays(FromDate, -1) };
}
