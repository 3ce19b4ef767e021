import type { CellKind, CellValue } from "../../parts/table/table-column.ts";

/** What a file or a printed page holds besides its rows. Plain data: it is sent to a worker. */
export interface ExportHead {
  title: string;
  /** Lines under the title: the days covered and what narrows them. */
  notes: readonly string[];
  columns: readonly ExportColumn[];
  totalLabel: string;
  /** Stands for a value that there is not. */
  missing: string;
  /** "Page 1 of 3" with marks in place of the numbers: {page} and {pages}. */
  pageWords: string;
}

export interface ExportColumn {
  label: string;
  kind: CellKind;
}

/** Values of one row in the order of the columns. */
export type ExportRow = readonly CellValue[];

/** Everything that a file holds. */
export interface ExportSheet extends ExportHead {
  rows: readonly ExportRow[];
  /** By column; null where there is none. */
  totals: readonly (number | null)[];
}
