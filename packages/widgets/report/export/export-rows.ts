import type { GroupIndex } from "../../table/group-index.ts";
import type { RowTone } from "../../table/DataTable.tsx";
import { cellText } from "../../table/cell-text.ts";
import { partsText } from "../../table/subtotal.ts";
import { toneColumn, type CellValue, type TableColumn, type TableRow } from "../../table/table-column.ts";
import type { ExportGroup, ExportRow } from "./export-sheet.ts";

/** Rows of a report as values in the order of the written columns; a row's tone is said in its first cell of words. */
export function exportRows(
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  firstSerial: number,
  toneWord: (row: TableRow) => string | undefined,
): ExportRow[] {
  const toneAt = toneColumn(columns);
  return rows.map((row, index) => {
    const word = toneWord(row);
    return columns.map((column, at) => {
      const value = column.kind === "serial" ? firstSerial + index : column.value(row);
      return word !== undefined && at === toneAt ? `${value ?? ""} (${word})` : value;
    });
  });
}

/** The totals of a report in the order of the written columns. */
export function exportTotals(
  columns: readonly TableColumn[],
  totals: Readonly<Record<string, CellValue>>,
  shown: readonly string[],
): CellValue[] {
  return columns.map(({ id }) => (shown.includes(id) ? (totals[id] ?? null) : null));
}

/** A group's heading in a file: its value, how many rows it has, and its sums in the order of the written columns. */
export function exportGroup(
  group: GroupIndex["groups"][number],
  columns: readonly TableColumn[],
  by: readonly TableColumn[],
  sums: readonly TableColumn[],
  missing: string,
): ExportGroup {
  const { level, value, first, end } = group;
  const words = cellText(by[level - 1]?.kind ?? "text", value, missing);
  return {
    kind: "group",
    label: `${words} (${end - first})`,
    level,
    figures: columns.map((column) => {
      const at = sums.findIndex(({ id }) => id === column.id);
      return at < 0 ? null : partsText(column.kind, group.sums[at] ?? 0);
    }),
  };
}

/** Says a row's tone in a word, where it has one. */
export function toneWords(
  tone: ((row: TableRow) => RowTone | undefined) | undefined,
  words: Readonly<Record<RowTone, string>>,
): (row: TableRow) => string | undefined {
  return (row) => {
    const found = tone?.(row);
    return found && words[found];
  };
}
