import type { TagTone } from "./tones.ts";
import type { CellKind, CellValue, GivesWay } from "../../files/cells/cell-kind.ts";

/** A row as the server sends it: values in the order of the answer's columns. */
export type TableRow = readonly unknown[];

export interface TableColumn {
  id: string;
  label: string;
  /** Explains the figure if the label alone does not. */
  help?: string | undefined;
  kind: CellKind;
  /** The value that the cell shows and files contain. */
  value: (row: TableRow) => CellValue;
  /** Pressing the heading sorts by this column. */
  isSortable: boolean;
  /** For `tag`: the tone of each word. */
  tones?: Readonly<Record<string, TagTone>> | undefined;
  /** An amount, if any, shown struck out next to the value. */
  struck?: ((row: TableRow) => CellValue) | undefined;
  /** Red for debit, green for credit. Amounts also show Dr or Cr; a word needs no such addition. */
  cellTone?: ((row: TableRow) => CellTone | undefined) | undefined;
  /** How the column shrinks if there is too little room; default by kind and name. */
  gives?: GivesWay | undefined;
  /** Makes the cell pressable; pressing it does not open the row. */
  onPress?: ((row: TableRow) => void) | undefined;
}

export type CellTone = "debit" | "credit";
