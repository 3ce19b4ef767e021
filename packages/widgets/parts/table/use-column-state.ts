import { columnVisibilityFeature, tableFeatures, useTable, type ColumnDef } from "@tanstack/react-table";
import { useMemo } from "react";
import type { TableColumn } from "./table-column.ts";

/** Which columns are shown, and how that is changed. */
export interface ColumnState {
  visible: readonly TableColumn[];
  all: readonly { id: string; label: string; isVisible: boolean; toggle: () => void }[];
}

/** Keeps which columns of a table are shown. TanStack Table holds only columns here: rows stay the server's arrays. */
export function useColumnState(columns: readonly TableColumn[], hidden: readonly string[]): ColumnState {
  const definitions = useMemo<ColumnDef<typeof features, never>[]>(
    () => columns.map((column) => ({ id: column.id, header: column.label })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    initialState: { columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])) },
  });
  const { columnVisibility } = table.state;
  return useMemo(
    () => ({
      visible: columns.filter(({ id }) => columnVisibility[id] !== false),
      all: columns.map(({ id, label }) => ({
        id,
        label,
        isVisible: columnVisibility[id] !== false,
        toggle: () => table.setColumnVisibility((now) => ({ ...now, [id]: now[id] === false })),
      })),
    }),
    [columns, columnVisibility, table],
  );
}

const features = tableFeatures({ columnVisibilityFeature });
const NO_ROWS: never[] = [];
