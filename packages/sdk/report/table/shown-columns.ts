import type { TableColumn } from "./table-column.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { ColumnLayout } from "../state/column-layout.ts";
import { columnId } from "./table-columns.ts";

/** Ids of the columns that are hidden at first. */
export function hiddenColumns({ columns }: AnyReport): ReadonlySet<string> {
  return new Set(columns.flatMap((column, at) => (column.isHidden ? columnId(column, at, columns) : [])));
}

/** The columns that are shown, in the visitor's arrangement. */
export function shownColumns(
  every: readonly TableColumn[],
  hidden: ReadonlySet<string>,
  { toggled, order, pinned }: ColumnLayout,
): readonly TableColumn[] {
  // Pinned columns first, then those with a chosen order, then the others, since the report may have new columns.
  const ids = new Set([...pinned, ...order, ...every.map(({ id }) => id)]);
  const shown = [...ids].flatMap((id) =>
    hidden.has(id) === toggled.includes(id) ? (every.find((column) => column.id === id) ?? []) : [],
  );
  return shown.length > 0 ? shown : every;
}
