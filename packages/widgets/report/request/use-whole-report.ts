import { useMemo } from "react";
import { createRowModel } from "../../table/row-model.ts";
import type { TableColumn, TableRow } from "../../table/table-column.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { ReportState } from "../state/report-state.ts";
import { addParts, partsText, toParts, type Parts } from "../../table/subtotal.ts";
import { totalledColumns } from "../table/table-columns.ts";
import type { AnyTable } from "../table/use-report-table.ts";

/** Searches and sorts a report whose rows are all here, and sums what the search leaves; other reports pass as they are. */
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
  return useMemo(() => {
    if (!model || !fetched) return { table: fetched, order: undefined };
    const order = model.view({
      search,
      sort:
        sort === undefined ? undefined : { id: sort.replace(/^-/, ""), isDescending: sort.startsWith("-") },
    });
    if (search.trim() === "") return { table: fetched, order };
    const shown = totalledColumns(report, fetched.columns);
    const sums = columns
      .filter(({ id }) => shown.includes(id))
      .map((column) => [column.id, sumOf(fetched.rows, order, column)] as const);
    const table = {
      ...fetched,
      totals: { ...fetched.totals, ...Object.fromEntries(sums) },
      page: { ...fetched.page, rows: order.length },
      // What agrees is the whole, not what a search leaves of it.
      ties: [],
    };
    return { table, order };
  }, [model, fetched, columns, report, search, sort]);
}

function sumOf(rows: readonly TableRow[], order: Uint32Array, { kind, value }: TableColumn): number {
  let sum: Parts = 0;
  for (const at of order) {
    const row = rows[at];
    if (row) sum = addParts(sum, toParts(kind, value(row)));
  }
  return Number(partsText(kind, sum));
}
