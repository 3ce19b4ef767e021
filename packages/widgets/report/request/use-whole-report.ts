import { useMemo } from "react";
import { createRowModel } from "../../../sdk/report/rows/row-model.ts";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import type { ReportState } from "../../../sdk/report/state/report-state.ts";
import type { AnyTable } from "../../../sdk/report/request/report-request.ts";
import { wholeView } from "../../../sdk/report/request/whole-view.ts";

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
