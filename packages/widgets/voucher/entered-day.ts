import type { QueryClient } from "@tanstack/react-query";
import { financialYearStart } from "../format/day.ts";
import type { AnyVoucher, FieldValues } from "./definition.ts";

/**
 * Keeps the day of a voucher that was posted for the next form that is opened: a day's vouchers of all kinds are entered one after the other. It
 * is kept in the provider's cache, which is one user's of one company and ends with the page.
 */
export function keepDay(
  cache: Pick<QueryClient, "setQueryData" | "setQueryDefaults">,
  definition: AnyVoucher,
  { date }: FieldValues,
  today: string,
): void {
  if (!date || !isOfToday(definition)) return;
  cache.setQueryDefaults(PLACE, { gcTime: Infinity });
  cache.setQueryData<KeptDay>(PLACE, { day: date, on: today });
}

/** The day that a new voucher begins with, where another than today was kept: today's again from midnight on, and none of another financial year. */
export function keptDay(
  cache: Pick<QueryClient, "getQueryData">,
  definition: AnyVoucher,
  today: string,
): FieldValues {
  const kept = cache.getQueryData<KeptDay>(PLACE);
  const isSound =
    kept?.on === today && kept.day <= today && financialYearStart(kept.day) === financialYearStart(today);
  return isSound && isOfToday(definition) ? { date: kept.day } : {};
}

interface KeptDay {
  day: string;
  /** The day on which it was typed. */
  on: string;
}

const PLACE = ["entered-day"] as const;

/** Whether a voucher is usually of today: the opening is of the year's first day. */
function isOfToday({ head }: AnyVoucher): boolean {
  const usual = head.find(({ field }) => field === "date")?.usual;
  return typeof usual === "function" && usual(SOME_DAY) === SOME_DAY;
}

/** No first day of anything. */
const SOME_DAY = "2000-06-15";
