import type { ReactNode } from "react";
import type { TableRow } from "../../sdk/report/table/table-column.ts";

/** A region that opens under a row, one at a time. */
export interface TableExpansion {
  /** The opened row, one of the table's rows. */
  row: TableRow | undefined;
  /** The region's label for assistive technology. */
  label: string;
  content: (row: TableRow) => ReactNode;
  /** Called on Esc, or when the opened row is pressed again. Pressing another row only opens that row. */
  onClose: () => void;
}
