import type { Answer } from "@vanbook/sdk";
import { addDays } from "../../format/day.ts";

/** A financial year, as the list has it. */
export type Year = Answer<"years.list">["data"][number];

export type YearState = "closed" | "ended" | "running" | "ahead";

/** Where a year stands on a day. */
export function yearState({ startDate, endDate, closedAt }: Year, today: string): YearState {
  if (closedAt !== null) return "closed";
  if (today < startDate) return "ahead";
  return today <= endDate ? "running" : "ended";
}

/** What keeps a year from being closed: its own days, or an earlier year that is open. The server asks the same. */
export function closeHindrance(
  years: readonly Year[],
  year: Year,
  today: string,
): { until: string } | { first: Year } | undefined {
  if (year.endDate >= today) return { until: year.endDate };
  const first = years.find((each) => each.startDate < year.startDate && each.closedAt === null);
  return first && { first };
}

/** The later year that is closed and so must be opened first; the latest of them. */
export function reopenHindrance(years: readonly Year[], year: Year): Year | undefined {
  return years.findLast((each) => each.startDate > year.startDate && each.closedAt !== null);
}

/** The year that would be made next, and the day on which it comes by itself: the same in the server's `createYear`. */
export function nextYear(years: readonly Year[]): NextYear | undefined {
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
  /** The label of the year before it. */
  before: string;
  comesOn: string;
}

const DAYS_AHEAD = 7;
