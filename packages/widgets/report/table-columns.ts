import type { CellValue, TableColumn, TableRow } from "../parts/table/table-column.ts";
import type { AnyColumn, AnyReport } from "./any-report.ts";
import { rowObject } from "./row-object.ts";

/** The columns of a report over rows whose values come in the order of `answered`. */
export function tableColumns(
  report: AnyReport,
  answered: readonly string[],
  translate: (label: string) => string,
): TableColumn[] {
  const at = new Map(answered.map((name, index) => [name, index]));
  const reader = (field: string) => {
    const index = at.get(field);
    // The contract promises numbers, texts and nulls in these cells.
    return index === undefined ? () => null : (row: TableRow) => (row[index] ?? null) as CellValue;
  };
  return report.columns.map((column) => {
    const { field, text } = column;
    return {
      id: columnId(column),
      label: translate(column.label ?? field ?? ""),
      kind: column.kind ?? "text",
      value: text
        ? (row) => text(rowObject(answered, row))
        : field === undefined
          ? () => null
          : reader(field),
      isSortable: field !== undefined,
      tones: column.tones,
      struck: column.struck === undefined ? undefined : reader(column.struck),
    };
  });
}

/** The name of a column within its table. */
export function columnId(column: AnyColumn): string {
  return column.field ?? "#";
}
