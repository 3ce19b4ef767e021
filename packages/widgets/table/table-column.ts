import type { TagTone } from "../parts/Tag.tsx";
import type { CellKind, CellValue, GivesWay } from "../../sdk/files/cells/cell-kind.ts";

/** A row as the server sends it: values in the order of the answer's columns. */
export type TableRow = readonly unknown[];

/** One column of a table. */
export interface TableColumn {
  id: string;
  label: string;
  /** Which figure it is, where the label alone does not say. */
  help?: string | undefined;
  kind: CellKind;
  /** The value that the cell shows and exports write. */
  value: (row: TableRow) => CellValue;
  /** Pressing the heading sorts by this column. */
  isSortable: boolean;
  /** For `tag`: which tone each word has. */
  tones?: Readonly<Record<string, TagTone>> | undefined;
  /** An amount shown struck out beside the value, where there is one. */
  struck?: ((row: TableRow) => CellValue) | undefined;
  /** Red for debit, green for credit. Money says Dr or Cr besides; a word says by itself what it means. */
  cellTone?: ((row: TableRow) => CellTone | undefined) | undefined;
  /** How it gives way where there is too little room; by its kind and name unless given. */
  gives?: GivesWay | undefined;
  /** The cell can be pressed by itself; that does not open the row. */
  onPress?: ((row: TableRow) => void) | undefined;
}

/** The side of a cell: debit is red, credit green. */
export type CellTone = "debit" | "credit";
