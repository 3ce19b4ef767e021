import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { TableRow } from "../../../sdk/report/table/table-column.ts";
import { usualLayout, type ColumnLayout } from "../../../sdk/report/state/column-layout.ts";
import type { ReportColumns } from "./use-report-columns.ts";

/**
 * Changes the order, widths, visibility and pinning of a report's columns: TanStack Table over the
 * layout in the report's state. The table has no rows; those are an index permutation
 * (`packages/sdk/report/rows/row-model.ts`). Loaded once the first rows are drawn.
 */
export function useColumnTable({ every, layout, hidden, arrange }: ReportColumns) {
  const columns = useMemo(() => every.map(({ id, label }) => ({ id, header: label })), [every]);
  const state = useMemo(
    () => ({
      columnVisibility: toVisibility(every, hidden, layout.toggled),
      columnOrder: [...layout.order],
      columnSizing: { ...layout.widths },
      columnPinning: { start: [...layout.pinned], end: [] },
    }),
    [every, hidden, layout],
  );
  const change = (next: Partial<ColumnLayout>) => arrange({ ...layout, ...next });
  const table = useTable({
    features: TABLE_FEATURES,
    columns,
    data: NO_ROWS,
    state,
    onColumnVisibilityChange: (next) => {
      const visibleColumns = functionalUpdate(next, state.columnVisibility);
      const usual = toVisibility(every, hidden, []);
      change({ toggled: every.flatMap(({ id }) => (visibleColumns[id] === usual[id] ? [] : id)) });
    },
    onColumnOrderChange: (next) => {
      const order = functionalUpdate(next, state.columnOrder);
      change({ order: order.every((id, at) => id === every[at]?.id) ? [] : order });
    },
    onColumnSizingChange: (next) => change({ widths: functionalUpdate(next, state.columnSizing) }),
    onColumnPinningChange: (next) => change({ pinned: functionalUpdate(next, state.columnPinning).start }),
  });
  return {
    listed: [...table.getStartLeafColumns(), ...table.getCenterLeafColumns()],
    resize: (id: string, width: number) => table.setColumnSizing((now) => ({ ...now, [id]: width })),
    /** To the end if `before` is undefined; pinned columns stay among themselves. */
    move: (id: string, before: string | undefined) => {
      if (layout.pinned.includes(id))
        table.setColumnPinning((now) => ({ ...now, start: moveBefore(now.start, id, before) }));
      else {
        const ids = table.getAllLeafColumns().map((column) => column.id);
        table.setColumnOrder(moveBefore(ids, id, before));
      }
    },
    /** undefined if the report's own layout is already in use. */
    reset: layout === usualLayout ? undefined : () => arrange(usualLayout),
  };
}

function toVisibility(
  every: ReportColumns["every"],
  hiddenIds: ReadonlySet<string>,
  toggledIds: readonly string[],
): Record<string, boolean> {
  return Object.fromEntries(every.map(({ id }) => [id, hiddenIds.has(id) === toggledIds.includes(id)]));
}

function moveBefore(list: readonly string[], one: string, before: string | undefined): string[] {
  const rest = list.filter((other) => other !== one);
  const at = before === undefined ? -1 : rest.indexOf(before);
  return rest.toSpliced(at < 0 ? rest.length : at, 0, one);
}

const TABLE_FEATURES = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnPinningFeature,
});
const NO_ROWS: readonly TableRow[] = [];
