import type { TableColumn } from "../../table/table-column.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { ColumnLayout } from "../state/column-layout.ts";
import { columnId } from "./table-columns.ts";

/** The columns that begin hidden, by their ids. */
export function hiddenColumns({ columns }: AnyReport): ReadonlySet<string> {
  return new Set(columns.flatMap((column, at) => (column.isHidden ? columnId(column, at, columns) : [])));
}

/** Those of a report's columns that are shown, as they are arranged. */
export function shownColumns(
  every: readonly TableColumn[],
  hidden: ReadonlySet<string>,
  { toggled, order, pinned }: ColumnLayout,
): readonly TableColumn[] {
  // Those at the left first, then those whose place was chosen, then the others; a report may have got new ones since.
  const ids = new Set([...pinned, ...order, ...every.map(({ id }) => id)]);
  const shown = [...ids].flatMap((id) =>
    hidden.has(id) === toggled.includes(id) ? (every.find((column) => column.id === id) ?? []) : [],
  );
  return shown.length > 0 ? shown : every;
}
