import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import { useEffect, useState } from "react";
import { DASHBOARD_REFRESH_MS } from "../../sdk/format/documented-numbers.ts";
import { useOffered } from "../provider/use-offered.ts";
import { useToday } from "../provider/use-vanbook.ts";
import { type DashboardRange, dashboardDays } from "./dashboard-range.ts";
import { useInSight } from "./use-in-sight.ts";

/** First and last date, YYYY-MM-DD. */
export interface Days {
  FromDate: string;
  ToDate: string;
}

export interface DashboardAsk<Data> {
  name: string;
  load: (client: Vanbook, days: Days, signal: AbortSignal) => Promise<Data>;
  range?: DashboardRange | undefined;
}

export interface DashboardData<Data> {
  /** Ref of the element that shows the data, which is loaded when the element comes into view. */
  watch: (element: HTMLElement | null) => void;
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  days: Days;
  retry(): void;
}

/** Requests when first in view, when the range changes, and every three minutes while in view. */
export function useDashboardData<Data>({ name, load, range }: DashboardAsk<Data>): DashboardData<Data> {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const sight = useInSight(element);
  const isInSight = sight === "yes";
  const { client, isKnown, failureOf } = useOffered();
  const cache = useQueryClient().getQueryCache();
  const days = dashboardDays(range ?? "today", useToday());
  const queryKey = [name, days.FromDate, days.ToDate];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(client, days, signal),
    enabled: sight !== "never" && isKnown,
    staleTime: 0,
    refetchInterval: isInSight ? DASHBOARD_REFRESH_MS : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: (query) => isInSight && query.isStaleByTime(DASHBOARD_REFRESH_MS),
  });
  const hash = JSON.stringify(queryKey);
  useEffect(() => {
    if (isInSight && data !== undefined && cache.get(hash)?.isStaleByTime(DASHBOARD_REFRESH_MS))
      void refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- only its return into sight asks again
  }, [isInSight]);
  return { watch: setElement, data, isFetching, days, ...failureOf({ error, refetch }) };
}
