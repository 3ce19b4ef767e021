import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { useReportLocation } from "../../provider/use-report-location.ts";
import { useVanbookContext } from "../../provider/use-vanbook.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import type { ColumnLayout } from "../../../sdk/report/state/column-layout.ts";
import {
  createInitialState,
  readState,
  writeState,
  type ReportState,
} from "../../../sdk/report/state/report-state.ts";

/** Kept where `useReportLocation` says; the layout also for the next visit. */
export function useReportState(
  report: AnyReport,
  givenArguments: Readonly<Record<string, unknown>>,
  urlKey: string | false | undefined,
  today: string,
) {
  const context = useVanbookContext();
  const { columnLayouts } = context;
  const [storedLayout, setStoredLayout] = useState(() => columnLayouts?.get(report.operation));
  const location = useReportLocation(urlKey);
  const key = urlKey === false ? undefined : urlKey;
  const query = useSyncExternalStore(location.subscribe, location.get, location.get);
  // Props are new objects on every render, but their values seldom change. As texts, because JSON
  // has no NaN and no functions: without them, the report would show everybody's rows.
  const givenKey = JSON.stringify(givenArguments, (_, value: unknown) =>
    typeof value === "object" || value === undefined ? value : String(value),
  );
  const initial = useMemo(() => {
    const first = createInitialState(report, JSON.parse(givenKey) as Record<string, unknown>, today);
    return storedLayout
      ? { ...first, layout: readState(storedLayout, undefined, report, first).layout }
      : first;
  }, [report, givenKey, today, storedLayout]);
  const state = useMemo(() => readState(query, key, report, initial), [query, key, report, initial]);
  const change = useCallback(
    (next: Partial<ReportState>, how: "push" | "replace" = "push") => {
      const page = next.page ?? 1;
      const before = readState(location.get(), key, report, initial);
      location.set(writeState(location.get(), key, report, { ...before, ...next, page }, initial), how);
    },
    [location, key, report, initial],
  );
  const arrange = useCallback(
    (layout: ColumnLayout) => {
      change({ layout, page: readState(location.get(), key, report, initial).page }, "replace");
      if (!columnLayouts) return;
      const text = writeState("", undefined, report, { ...initial, layout }, initial);
      setStoredLayout(text);
      columnLayouts.set(report.operation, text); // throws where the host's storage is full or blocked
    },
    [location, key, report, initial, change, columnLayouts],
  );
  return { state, initial, change, arrange };
}
