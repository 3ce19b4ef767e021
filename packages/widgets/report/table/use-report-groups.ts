import { useMemo } from "react";
import type { TableGroups } from "../../table/table-groups.ts";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import { useGroupState } from "../../table/use-group-state.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import { totalledColumns } from "../../../sdk/report/table/table-columns.ts";

/** The headings that group a report's rows, and which of them are open. */
export type ReportGroups = TableGroups;

/**
 * Builds a definition's groups from its columns; undefined for a report without groups. A search opens all
 * groups, so no row found is hidden.
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
    const sums = totalledColumns(report, []);
    return { by, sums, state: isSearched ? { ...state, isOpen: () => true } : state };
  }, [report, groups, columns, state, isSearched]);
}
