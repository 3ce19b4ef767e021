import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { memoryLocation } from "./memory-location.ts";
import { ofThisPage, type ReportLocation } from "./report-location.ts";
import { choiceListeners } from "./use-tell-choices.ts";
import { useVanbookContext } from "./use-vanbook.ts";

/**
 * Where a report keeps its state: in memory, unless the host asks for its address bar by `urlKey`,
 * or gives the provider a `location`. The host's own `?q=` must not become a search.
 */
export function useReportLocation(urlKey: string | false | undefined): ReportLocation {
  const { location, isLocationGiven } = useVanbookContext();
  const cache = useQueryClient();
  const [own] = useState(() => memoryLocation());
  const ofPage = useMemo(() => ofThisPage(location), [location]);
  useEffect(
    () =>
      own.subscribe(() => choiceListeners.get(cache)?.(Object.fromEntries(new URLSearchParams(own.get())))),
    [own, cache],
  );
  return urlKey === false || (urlKey === undefined && !isLocationGiven) ? own : ofPage;
}
