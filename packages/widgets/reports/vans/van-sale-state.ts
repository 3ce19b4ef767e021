import { useSyncExternalStore } from "react";
import { isDay } from "../../../sdk/format/day.ts";
import { lastDays, type DayRange } from "../../../sdk/report/quick-range.ts";
import { useToday, useVanbookContext } from "../../provider/use-vanbook.ts";

/** The filters of a van sale summary. */
export interface VanSaleState {
  range: DayRange;
  BranchID: string | undefined;
  UserID: string | undefined;
}

/** Initial values from the host. */
interface GivenSale {
  FromDate?: string;
  ToDate?: string;
  BranchID?: number | string;
  UserID?: number | string;
}

/**
 * The summary's range and filters, kept in the provider's address bar; initially the host's values, or the last
 * 7 days of all users.
 */
export function useVanSaleState(given: GivenSale = {}): {
  state: VanSaleState;
  change: (next: Partial<VanSaleState>) => void;
  clear: () => void;
} {
  const { location } = useVanbookContext();
  const query = useSyncExternalStore(location.subscribe, location.get, location.get);
  const days = lastDays(7)(useToday());
  const { FromDate = days.from, ToDate = days.to } = given;
  const usual = isDay(FromDate) && isDay(ToDate) ? { from: FromDate, to: ToDate } : days;
  const found = new URLSearchParams(query);
  const [from, to] = [found.get("from"), found.get("to")];
  const state: VanSaleState = {
    range: from && to && isDay(from) && isDay(to) && from <= to ? { from, to } : usual,
    BranchID: idOf(found.get("BranchID") ?? String(given.BranchID ?? "")),
    UserID: idOf(found.get("UserID") ?? String(given.UserID ?? "")),
  };
  const write = (next: Omit<Partial<VanSaleState>, "range"> & { range: DayRange | undefined }) => {
    const written = new URLSearchParams(location.get());
    const put = (name: string, value: string | undefined) =>
      value === undefined ? written.delete(name) : written.set(name, value);
    // The default range moves on with the date; a chosen one stays.
    const isUsual = next.range?.from === usual.from && next.range.to === usual.to;
    put("from", isUsual ? undefined : next.range?.from);
    put("to", isUsual ? undefined : next.range?.to);
    put("BranchID", next.BranchID);
    put("UserID", next.UserID);
    location.set(written.toString(), "push");
  };
  return {
    state,
    change: (next) => write({ ...state, ...next }),
    clear: () => write({ range: undefined }),
  };
}

function idOf(text: string | null) {
  return text && /^[1-9]\d{0,8}$/.test(text) ? text : undefined;
}
