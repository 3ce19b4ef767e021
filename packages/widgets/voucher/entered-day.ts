import type { QueryClient } from "@tanstack/react-query";
import { financialYearStart } from "../../sdk/format/day.ts";
import type { AnyVoucher, FieldValues } from "./definition.ts";

/**
 * Keeps the date of a posted voucher for the next form, since a day's vouchers of all kinds are
 * entered together. Stored in the provider's cache, so per user and company and only until the page
 * is closed.
 */
export function keepDay(
  cache: Pick<QueryClient, "setQueryData" | "setQueryDefaults">,
  definition: AnyVoucher,
  { date }: FieldValues,
  today: string,
): void {
  if (!date || !isOfToday(definition)) return;
  cache.setQueryDefaults(CACHE_KEY, { gcTime: Infinity });
  cache.setQueryData<KeptDay>(CACHE_KEY, { day: date, on: today });
}

/** The kept date, if not today's. Expires at midnight; another financial year ignores it. */
export function loadKeptDay(
  cache: Pick<QueryClient, "getQueryData">,
  definition: AnyVoucher,
  today: string,
): FieldValues {
  const storedDay = cache.getQueryData<KeptDay>(CACHE_KEY);
  const isSound =
    storedDay?.on === today &&
    storedDay.day <= today &&
    financialYearStart(storedDay.day) === financialYearStart(today);
  return isSound && isOfToday(definition) ? { date: storedDay.day } : {};
}

interface KeptDay {
  day: string;
  on: string;
}

const CACHE_KEY = ["entered-day"] as const;

/** Whether a voucher usually has today's date. Opening balances have the first day of the year. */
function isOfToday({ head }: AnyVoucher): boolean {
  const usual = head.find(({ field }) => field === "date")?.usual;
  return typeof usual === "function" && usual(SOME_DAY) === SOME_DAY;
}

/** A date that is not the first day of a month, quarter or year. */
const SOME_DAY = "2000-06-15";
