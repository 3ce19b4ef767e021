import { useMemo } from "react";
import type { TableGroups } from "../../table/table-groups.ts";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import { useGroupState } from "../../table/use-group-state.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import { listTotalledColumns } from "../../../sdk/report/table/table-columns.ts";

export type ReportGroups = TableGroups;

/**
 * undefined for a report without groups. A search opens all groups, so that no row found is hidden.
 */
export function useReportGroups(
  report: AnyReport,
  columns: readonly TableColumn[],
  isSearched: boolean,
): ReportGroups | undefined {
  const groups = report.rows?.groups;
  const state = useGroupState();
  return useMemo(() => {
    if (!groups) return undefined;
    const by = groups.flatMap((id) => columns.find((column) => column.id === id) ?? []);
    const sums = listTotalledColumns(report, []);
    return { by, sums, state: isSearched ? { ...state, isOpen: () => true } : state };
  }, [report, groups, columns, state, isSearched]);
}
