import { createRowModel, type RowModel } from "../rows/row-model.ts";
import { addParts, formatParts, toParts, type Parts } from "../../files/cells/subtotal.ts";
import type { TableColumn, TableRow } from "../table/table-column.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { ReportState } from "../state/report-state.ts";
import { listTotalledColumns } from "../table/table-columns.ts";
import type { AnyTable } from "./report-request.ts";

export function buildWholeView(
  report: AnyReport,
  fetchedTable: AnyTable,
  columns: readonly TableColumn[],
  { search, sort }: Pick<ReportState, "search" | "sort">,
  model: RowModel = createRowModel(fetchedTable.rows, columns),
): { table: AnyTable; order: Uint32Array } {
  const order = model.view({
    search,
    sort: sort === undefined ? undefined : { id: sort.replace(/^-/, ""), isDescending: sort.startsWith("-") },
  });
  if (search.trim() === "") return { table: fetchedTable, order };
  const totalColumns = listTotalledColumns(report, fetchedTable.columns);
  const sums = columns
    .filter(({ id }) => totalColumns.includes(id))
    .map((column) => [column.id, sumOf(fetchedTable.rows, order, column)] as const);
  const table = {
    ...fetchedTable,
    totals: { ...fetchedTable.totals, ...Object.fromEntries(sums) },
    page: { ...fetchedTable.page, rows: order.length },
    // Ties apply to the whole report, not to the rows found.
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
  return Number(formatParts(kind, sum));
}
