import type { TableRow } from "../table/table-column.ts";
import type { AnyRow } from "../define/any-report.ts";

/** Converts a row of a table to the object that the contract documents. Done only for rows that someone looks at. */
export function rowObject(columns: readonly string[], row: TableRow): AnyRow {
  return Object.fromEntries(columns.map((column, at) => [column, row[at]]));
}
