import { useMemo } from "react";
import type { TableGroups } from "../../table/group-index.ts";
import type { TableColumn } from "../../table/table-column.ts";
import { useGroupState } from "../../table/use-group-state.ts";
import type { AnyReport } from "../define/any-report.ts";

/** The headings under which a report's rows stand, with which of them are open. */
export type ReportGroups = TableGroups;

/** Makes a definition's groups over its columns; undefined for a report without. What a search finds is not hidden by a closed group. */
export function useReportGroups(
  report: AnyReport,
  columns: readonly TableColumn[],
  isSearched: boolean,
): ReportGroups | undefined {
  const rules = report.rows?.groups;
  const state = useGroupState(!rules?.areClosed);
  return useMemo(() => {
    if (!rules) return undefined;
    const by = rules.by.flatMap((id) => columns.find((column) => column.id === id) ?? []);
    return { by, sums: rules.sums, state: isSearched ? { ...state, isOpen: () => true } : state };
  }, [rules, columns, state, isSearched]);
}
