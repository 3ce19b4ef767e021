import { useMemo } from "react";
import type { DataTableProps } from "./table-props.ts";
import { groupRows, type GroupIndex } from "../../sdk/files/collect/group-rows.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";
import { createGroupLines, createRowLines, type TableLines } from "./table-lines.ts";

export interface TableLayout {
  lines: TableLines;
  /** Columns whose values are shown in headings have no cells and are omitted. */
  columns: readonly TableColumn[];
  summed: readonly TableColumn[];
  openedLine: number;
  widest: GroupIndex["widest"];
}

export function useTableLines(props: DataTableProps): TableLayout {
  const { columns, rows, order, groups, expansion } = props;
  // `groups.by` may be a new array on every render, with the same columns.
  const [outer, inner] = groups?.by ?? [];
  const sums = groups?.sums.join();
  const isOpen = groups?.state.isOpen;
  const by = useMemo(() => [outer, inner].filter((column) => column !== undefined), [outer, inner]);
  const drawnColumns = useMemo(
    () => columns.filter(({ id }) => id !== outer?.id && id !== inner?.id),
    [columns, outer, inner],
  );
  const summedColumns = useMemo(() => {
    const ids = sums?.split(",") ?? [];
    return columns.filter(({ id }) => ids.includes(id));
  }, [columns, sums]);
  const index = useMemo(
    () => (by.length > 0 ? groupRows(rows, order, by, summedColumns) : undefined),
    [rows, order, by, summedColumns],
  );
  const lines = useMemo(
    () => (index && isOpen ? createGroupLines(rows, index, isOpen) : createRowLines(rows, order)),
    [rows, order, index, isOpen],
  );
  const openedRow = expansion?.row;
  const openedLine = useMemo(() => findLine(lines, openedRow), [lines, openedRow]);
  return {
    lines,
    columns: drawnColumns,
    summed: summedColumns,
    openedLine,
    widest: index?.widest ?? NO_WIDTHS,
  };
}

function findLine(lines: TableLines, row: TableRow | undefined): number {
  if (!row) return -1;
  for (let line = 0; line < lines.length; line += 1) if (lines.row(line) === row) return line;
  return -1;
}

const NO_WIDTHS: GroupIndex["widest"] = {};
