import { useMemo } from "react";
import { createRowModel } from "../../../sdk/report/rows/row-model.ts";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import type { ReportState } from "../../../sdk/report/state/report-state.ts";
import type { AnyTable } from "../../../sdk/report/request/report-request.ts";
import { buildWholeView } from "../../../sdk/report/request/whole-view.ts";

/** Searches, sorts and sums if all rows are loaded. Other reports stay unchanged. */
export function useWholeReport(
  report: AnyReport,
  fetchedTable: AnyTable | undefined,
  columns: readonly TableColumn[],
  { search, sort }: ReportState,
): { table: AnyTable | undefined; order: Uint32Array | undefined } {
  const isWhole = report.rows?.isWhole === true;
  const model = useMemo(
    () => (isWhole && fetchedTable ? createRowModel(fetchedTable.rows, columns) : undefined),
    [isWhole, fetchedTable, columns],
  );
  return useMemo(
    () =>
      model && fetchedTable
        ? buildWholeView(report, fetchedTable, columns, { search, sort }, model)
        : { table: fetchedTable, order: undefined },
    [model, fetchedTable, columns, report, search, sort],
  );
}
