import type { TableRow } from "../../table/table-column.ts";
import type { AnyRow } from "../define/any-report.ts";

/** A row of a table as the object that the contract documents. Only rows that someone looks at are turned into one. */
export function rowObject(columns: readonly string[], row: TableRow): AnyRow {
  return Object.fromEntries(columns.map((column, at) => [column, row[at]]));
}
