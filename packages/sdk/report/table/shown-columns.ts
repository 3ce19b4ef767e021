import type { TableColumn } from "./table-column.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { ColumnLayout } from "../state/column-layout.ts";
import { makeColumnId } from "./table-columns.ts";

export function listHiddenColumns({ columns }: AnyReport): ReadonlySet<string> {
  return new Set(columns.flatMap((column, at) => (column.isHidden ? makeColumnId(column, at, columns) : [])));
}

export function listShownColumns(
  every: readonly TableColumn[],
  hiddenIds: ReadonlySet<string>,
  { toggled, order, pinned }: ColumnLayout,
): readonly TableColumn[] {
  // Pinned columns first, then those with a chosen order, then the others, since the report may
  // have new columns.
  const ids = new Set([...pinned, ...order, ...every.map(({ id }) => id)]);
  const visibleColumns = [...ids].flatMap((id) =>
    hiddenIds.has(id) === toggled.includes(id) ? (every.find((column) => column.id === id) ?? []) : [],
  );
  return visibleColumns.length > 0 ? visibleColumns : every;
}
