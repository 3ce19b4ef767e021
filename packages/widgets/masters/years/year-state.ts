import type { Answer } from "@vanbook/sdk";
import { addDays } from "../../../sdk/format/day.ts";

export type Year = Answer<"years.list">["data"][number];

export type YearState = "closed" | "ended" | "running" | "ahead";

export function determineYearState({ startDate, endDate, closedAt }: Year, today: string): YearState {
  if (closedAt !== null) return "closed";
  if (today < startDate) return "ahead";
  return today <= endDate ? "running" : "ended";
}

/**
 * What prevents closing the year: its end has not passed, or an earlier year is open. The server
 * checks the same.
 */
export function closeHindrance(
  years: readonly Year[],
  year: Year,
  today: string,
): { until: string } | { first: Year } | undefined {
  if (year.endDate >= today) return { until: year.endDate };
  const first = years.find((each) => each.startDate < year.startDate && each.closedAt === null);
  return first && { first };
}

export function reopenHindrance(years: readonly Year[], year: Year): Year | undefined {
  return years.findLast((each) => each.startDate > year.startDate && each.closedAt !== null);
}

/** Includes the day when the server creates it automatically, by the rule of its `createYear`. */
export function planNextYear(years: readonly Year[]): NextYear | undefined {
  const latest = years.at(-1);
  if (!latest) return undefined;
  const startDate = addDays(latest.endDate, 1);
  const begins = Number(startDate.slice(0, 4));
  const endDate = addDays(`${begins + 1}${startDate.slice(4)}`, -1);
  const label = startDate.endsWith("-01-01") ? `${begins}` : `${begins}-${endDate.slice(2, 4)}`;
  return { label, startDate, endDate, before: latest.label, comesOn: addDays(startDate, -DAYS_AHEAD) };
}

export interface NextYear {
  label: string;
  startDate: string;
  endDate: string;
  before: string;
  comesOn: string;
}

const DAYS_AHEAD = 7;
