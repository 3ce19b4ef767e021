import type { ReactNode } from "react";
import type { TableRow } from "../../sdk/report/table/table-column.ts";

export interface TableExpansion {
  row: TableRow | undefined;
  label: string;
  content: (row: TableRow) => ReactNode;
  /**
   * Called on Esc, or when the opened row is pressed again. A press on another row only opens that
   * row.
   */
  onClose: () => void;
}
