import type { CellValue } from "../../files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "./table-column.ts";
import type { AnyColumn, AnyReport, AnyRow } from "../define/any-report.ts";
import { translatedKeys } from "../../text/translated.ts";

/** A report's columns (the definition's, then the pivot's), for rows whose values come in the order of `answered`. */
export function tableColumns(
  report: AnyReport,
  answered: readonly string[],
  translate: (label: string) => string,
): TableColumn[] {
  const at = new Map(answered.map((name, index) => [name, index]));
  const reader = (field: string) => {
    const index = at.get(field);
    // The contract guarantees numbers, strings and nulls in these cells.
    return index === undefined ? () => null : (row: TableRow) => (row[index] ?? null) as CellValue;
  };
  return [...report.columns, ...pivotColumns(report, answered)].map((column, place, all) => {
    const { field, text, side, onPress } = column;
    const id = columnId(column, place, all);
    const said = (value: CellValue) => (typeof value === "string" ? translate(value) : value);
    const kept = field === undefined ? () => null : reader(field);
    return {
      id,
      label: translate(column.label ?? field ?? ""),
      help: column.help && translate(column.help),
      kind: column.kind ?? "text",
      value: text
        ? (row) => said(text(rowObject(answered, row)))
        : column.kind === "tag"
          ? (row) => said(kept(row))
          : kept,
      isSortable: id === field,
      tones: column.tones && translatedKeys(column.tones, translate),
      gives: column.gives,
      cellTone: side && ((row) => side(rowObject(answered, row))),
      onPress: onPress && ((row) => onPress(rowObject(answered, row))),
      struck: column.struck === undefined ? undefined : reader(column.struck),
    };
  });
}

/** Columns for the fields of a row that the definition does not list. */
export function pivotColumns(report: AnyReport, answered: readonly string[]): AnyColumn[] {
  const pivot = report.rows?.pivot;
  if (!pivot) return [];
  const known = new Set(report.columns.map(({ field }) => field));
  return answered.flatMap((field) => {
    const column = known.has(field) ? undefined : pivot(field);
    return column ? [{ ...column, field }] : [];
  });
}

/** The columns that show a total. */
export function totalledColumns(report: AnyReport, answered: readonly string[]): string[] {
  return [...report.columns, ...pivotColumns(report, answered)].flatMap((column, at, all) =>
    column.total ? columnId(column, at, all) : [],
  );
}

/** A column's id within its table: its field, or field and label for a second column with the same field. */
export function columnId({ field = "#", label }: AnyColumn, at: number, all: readonly AnyColumn[]): string {
  return all.findIndex((other) => (other.field ?? "#") === field) === at ? field : `${field} ${label}`;
}

/** Converts a row of a table to the object that the contract documents. Done only for rows that someone looks at. */
export function rowObject(columns: readonly string[], row: TableRow): AnyRow {
  return Object.fromEntries(columns.map((column, at) => [column, row[at]]));
}
