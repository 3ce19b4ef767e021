import type { ReactNode } from "react";
import type { TableRow } from "./table-column.ts";

/** A region under a row that opens in place; one at a time. */
export interface TableExpansion {
  /** The opened row, one of the table's rows. */
  row: TableRow | undefined;
  /** What the region is, for assistive technology. */
  label: string;
  content: (row: TableRow) => ReactNode;
  /** By Esc, or by pressing the opened row once more. Pressing another one only opens that. */
  onClose: () => void;
}
