import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import { useEffect, useState } from "react";
import { useOffered } from "../provider/use-offered.ts";
import { useToday } from "../provider/use-vanbook.ts";
import { type DashboardRange, dashboardDays } from "./dashboard-range.ts";
import { useInSight } from "./use-in-sight.ts";

/** First and last day, YYYY-MM-DD. */
export interface Days {
  FromDate: string;
  ToDate: string;
}

/** What a part of the dashboard asks, how the cache names it, and of which days. */
export interface DashboardAsk<Data> {
  name: string;
  load: (client: Vanbook, days: Days, signal: AbortSignal) => Promise<Data>;
  /** Left out by what is about today. */
  range?: DashboardRange | undefined;
}

export interface DashboardData<Data> {
  /** Goes to the element that shows the data: what is out of sight is asked for when it comes into sight. */
  watch: (element: HTMLElement | null) => void;
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  days: Days;
  retry(): void;
}

/** Data of a part: asked for when it is first seen, on a change of range, and every three minutes while it is looked at. */
export function useDashboardData<Data>({ name, load, range }: DashboardAsk<Data>): DashboardData<Data> {
  const [element, watch] = useState<HTMLElement | null>(null);
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
    refetchInterval: isInSight ? REFRESH_EVERY : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: (query) => isInSight && query.isStaleByTime(REFRESH_EVERY),
  });
  const hash = JSON.stringify(queryKey);
  useEffect(() => {
    if (isInSight && data !== undefined && cache.get(hash)?.isStaleByTime(REFRESH_EVERY)) void refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- only its return into sight asks anew
  }, [isInSight]);
  return { watch, data, isFetching, days, ...failureOf({ error, refetch }) };
}

const REFRESH_EVERY = 180_000;
