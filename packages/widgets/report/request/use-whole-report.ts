import { useMemo } from "react";
import { createRowModel } from "../../table/rows/row-model.ts";
import type { TableColumn } from "../../table/table-column.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { ReportState } from "../state/report-state.ts";
import type { AnyTable } from "./fetch-table.ts";
import { wholeView } from "./whole-view.ts";

/**
 * Searches and sorts a report that has all its rows loaded, and sums the rows found; other reports are returned
 * unchanged.
 */
export function useWholeReport(
  report: AnyReport,
  fetched: AnyTable | undefined,
  columns: readonly TableColumn[],
  { search, sort }: ReportState,
): { table: AnyTable | undefined; order: Uint32Array | undefined } {
  const isWhole = report.rows?.isWhole === true;
  const model = useMemo(
    () => (isWhole && fetched ? createRowModel(fetched.rows, columns) : undefined),
    [isWhole, fetched, columns],
  );
  return useMemo(
    () =>
      model && fetched
        ? wholeView(report, fetched, columns, { search, sort }, model)
        : { table: fetched, order: undefined },
    [model, fetched, columns, report, search, sort],
  );
}
