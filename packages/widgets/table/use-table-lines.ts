import { useMemo } from "react";
import type { DataTableProps } from "./table-props.ts";
import { groupRows, type GroupIndex } from "../../sdk/files/collect/group-rows.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";
import { groupLines, rowLines, type TableLines } from "./table-lines.ts";

/** The lines that a table draws, and the space that its columns need for headings and subtotals. */
export interface TableLayout {
  lines: TableLines;
  /** The columns that have cells; those shown in headings are omitted. */
  columns: readonly TableColumn[];
  /** The columns with subtotals, in the order of a group's sums. */
  summed: readonly TableColumn[];
  /** The line whose region is open; -1 if there is none. */
  openedLine: number;
  widest: GroupIndex["widest"];
}

/** Computes the lines from rows, groups and the opened row of a DataTable. Only what changed is recomputed. */
export function useTableLines(props: DataTableProps): TableLayout {
  const { columns, rows, order, groups, expansion } = props;
  // `groups.by` may be a new array on every render, with the same columns.
  const [outer, inner] = groups?.by ?? [];
  const sums = groups?.sums.join();
  const isOpen = groups?.state.isOpen;
  const by = useMemo(() => [outer, inner].filter((column) => column !== undefined), [outer, inner]);
  const drawn = useMemo(
    () => columns.filter(({ id }) => id !== outer?.id && id !== inner?.id),
    [columns, outer, inner],
  );
  const summed = useMemo(() => {
    const ids = sums?.split(",") ?? [];
    return columns.filter(({ id }) => ids.includes(id));
  }, [columns, sums]);
  const index = useMemo(
    () => (by.length > 0 ? groupRows(rows, order, by, summed) : undefined),
    [rows, order, by, summed],
  );
  const lines = useMemo(
    () => (index && isOpen ? groupLines(rows, index, isOpen) : rowLines(rows, order)),
    [rows, order, index, isOpen],
  );
  const opened = expansion?.row;
  const openedLine = useMemo(() => lineOf(lines, opened), [lines, opened]);
  return { lines, columns: drawn, summed, openedLine, widest: index?.widest ?? NONE };
}

function lineOf(lines: TableLines, row: TableRow | undefined): number {
  if (!row) return -1;
  for (let line = 0; line < lines.length; line += 1) if (lines.row(line) === row) return line;
  return -1;
}

const NONE: GroupIndex["widest"] = {};
