import { useSyncExternalStore } from "react";
import { isDay } from "../../../sdk/format/day.ts";
import { lastDays, type DayRange } from "../../../sdk/report/quick-range.ts";
import { useReportLocation } from "../../provider/use-report-location.ts";
import { useToday } from "../../provider/use-vanbook.ts";

export interface VanSaleState {
  range: DayRange;
  BranchID: string | undefined;
  UserID: string | undefined;
}

interface GivenSale {
  FromDate?: string;
  ToDate?: string;
  BranchID?: number | string;
  UserID?: number | string;
}

/**
 * Kept in the `location` of the provider, if it has one. At first, the host's values, or the last 7 days of all users.
 */
export function useVanSaleState(givenFilters: GivenSale = {}): {
  state: VanSaleState;
  change: (next: Partial<VanSaleState>) => void;
  clear: () => void;
} {
  const location = useReportLocation(undefined);
  const query = useSyncExternalStore(location.subscribe, location.get, location.get);
  const days = lastDays(7)(useToday());
  const { FromDate = days.from, ToDate = days.to } = givenFilters;
  const usual = isDay(FromDate) && isDay(ToDate) ? { from: FromDate, to: ToDate } : days;
  const currentQuery = new URLSearchParams(query);
  const [from, to] = [currentQuery.get("from"), currentQuery.get("to")];
  const state: VanSaleState = {
    range: from && to && isDay(from) && isDay(to) && from <= to ? { from, to } : usual,
    BranchID: parseId(currentQuery.get("BranchID") ?? String(givenFilters.BranchID ?? "")),
    UserID: parseId(currentQuery.get("UserID") ?? String(givenFilters.UserID ?? "")),
  };
  const write = (next: Omit<Partial<VanSaleState>, "range"> & { range: DayRange | undefined }) => {
    const nextQuery = new URLSearchParams(location.get());
    const put = (name: string, value: string | undefined) =>
      value === undefined ? nextQuery.delete(name) : nextQuery.set(name, value);
    // The default range is not written to the address, so that it changes with the date; a chosen
    // range stays.
    const isUsual = next.range?.from === usual.from && next.range.to === usual.to;
    put("from", isUsual ? undefined : next.range?.from);
    put("to", isUsual ? undefined : next.range?.to);
    put("BranchID", next.BranchID);
    put("UserID", next.UserID);
    location.set(nextQuery.toString(), "push");
  };
  return {
    state,
    change: (next) => write({ ...state, ...next }),
    clear: () => write({ range: undefined }),
  };
}

function parseId(text: string | null) {
  return text && /^[1-9]\d{0,8}$/.test(text) ? text : undefined;
}
