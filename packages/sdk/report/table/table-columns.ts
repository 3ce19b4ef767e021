import type { CellValue } from "../../files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "./table-column.ts";
import type { AnyColumn, AnyReport, AnyRow } from "../define/any-report.ts";
import { translateKeys } from "../../text/translated.ts";

/** The definition's columns, then the pivot's. A row's values follow `answerColumns`. */
export function buildTableColumns(
  report: AnyReport,
  answerColumns: readonly string[],
  translate: (label: string) => string,
): TableColumn[] {
  const at = new Map(answerColumns.map((name, index) => [name, index]));
  const createReader = (field: string) => {
    const index = at.get(field);
    // The contract guarantees numbers, strings and nulls in these cells.
    return index === undefined ? () => null : (row: TableRow) => (row[index] ?? null) as CellValue;
  };
  return [...report.columns, ...buildPivotColumns(report, answerColumns)].map((column, place, all) => {
    const { field, text, side, onPress } = column;
    const id = makeColumnId(column, place, all);
    const translateValue = (value: CellValue) => (typeof value === "string" ? translate(value) : value);
    const fieldReader = field === undefined ? () => null : createReader(field);
    return {
      id,
      label: translate(column.label ?? field ?? ""),
      help: column.help && translate(column.help),
      kind: column.kind ?? "text",
      value: text
        ? (row) => translateValue(text(toRowObject(answerColumns, row)))
        : column.kind === "tag"
          ? (row) => translateValue(fieldReader(row))
          : fieldReader,
      isSortable: id === field,
      tones: column.tones && translateKeys(column.tones, translate),
      gives: column.gives,
      cellTone: side && ((row) => side(toRowObject(answerColumns, row))),
      onPress: onPress && ((row) => onPress(toRowObject(answerColumns, row))),
      struck: column.struck === undefined ? undefined : createReader(column.struck),
    };
  });
}

export function buildPivotColumns(report: AnyReport, answerColumns: readonly string[]): AnyColumn[] {
  const pivot = report.rows?.pivot;
  if (!pivot) return [];
  const knownFields = new Set(report.columns.map(({ field }) => field));
  return answerColumns.flatMap((field) => {
    const column = knownFields.has(field) ? undefined : pivot(field);
    return column ? [{ ...column, field }] : [];
  });
}

export function listTotalledColumns(report: AnyReport, answerColumns: readonly string[]): string[] {
  return [...report.columns, ...buildPivotColumns(report, answerColumns)].flatMap((column, at, all) =>
    column.total ? makeColumnId(column, at, all) : [],
  );
}

/** Unique within a table: the field, or field and label for a second column with the same field. */
export function makeColumnId(
  { field = "#", label }: AnyColumn,
  at: number,
  all: readonly AnyColumn[],
): string {
  return all.findIndex((other) => (other.field ?? "#") === field) === at ? field : `${field} ${label}`;
}

/** Done only for rows that someone looks at. */
export function toRowObject(columns: readonly string[], row: TableRow): AnyRow {
  return Object.fromEntries(columns.map((column, at) => [column, row[at]]));
}
