import { createRowModel, type RowModel } from "../rows/row-model.ts";
import { addParts, partsText, toParts, type Parts } from "../../files/cells/subtotal.ts";
import type { TableColumn, TableRow } from "../table/table-column.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { ReportState } from "../state/report-state.ts";
import { totalledColumns } from "../table/table-columns.ts";
import type { AnyTable } from "./report-request.ts";

/** A fully loaded report: its rows as searched and sorted, with the sums of the rows found. */
export function wholeView(
  report: AnyReport,
  fetched: AnyTable,
  columns: readonly TableColumn[],
  { search, sort }: Pick<ReportState, "search" | "sort">,
  model: RowModel = createRowModel(fetched.rows, columns),
): { table: AnyTable; order: Uint32Array } {
  const order = model.view({
    search,
    sort: sort === undefined ? undefined : { id: sort.replace(/^-/, ""), isDescending: sort.startsWith("-") },
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
    // Ties (reconciliation with other reports) apply to the whole report, not to the rows found.
    ties: [],
  };
  return { table, order };
}

function sumOf(rows: readonly TableRow[], order: Uint32Array, { kind, value }: TableColumn): number {
  let sum: Parts = 0;
  for (const at of order) {
    const row = rows[at];
    if (row) sum = addParts(sum, toParts(kind, value(row)));
  }
  return Number(partsText(kind, sum));
}
