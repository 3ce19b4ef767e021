import { toneColumn, type TableColumn, type TableRow } from "../../parts/table/table-column.ts";
import type { RowTone } from "../../parts/table/DataTable.tsx";
import type { ExportRow } from "./export-sheet.ts";

/** Rows of a report as values in the order of the shown columns; a row's tone is said in its first cell of words. */
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

/** The totals of a report in the order of the shown columns. */
export function exportTotals(
  columns: readonly TableColumn[],
  totals: Readonly<Record<string, number>>,
  shown: readonly string[],
): (number | null)[] {
  return columns.map(({ id }) => (shown.includes(id) ? (totals[id] ?? null) : null));
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
