import type { TableGroups } from "./table-groups.ts";
import type { HeadingTools, TableArrangement } from "./table-arrangement.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";
import type { RowTone } from "../../sdk/report/table/tones.ts";
import type { DrawnParts } from "./host/row-parts.ts";
import type { TableExpansion } from "./table-expansion.ts";

export interface DataTableProps {
  /** The table's accessible name. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Shown rows in order (a RowModel's `view`); default: all in their original order. */
  order?: Uint32Array | undefined;
  /** Names what is shown, such as page and order; a change scrolls the table to the top. */
  view?: string;
  /** The greatest height, a CSS length; default: to the bottom of the window. */
  height?: string | undefined;
  /** Serial number of the first row; 1 unless there are earlier pages. */
  firstSerial?: number;
  /** Number of rows on all pages, for assistive technology. */
  rowCount?: number;
  sort?: { id: string; isDescending: boolean } | undefined;
  onSort?: (id: string) => void;
  arrangement?: TableArrangement | undefined;
  /** Allows the visitor to arrange the columns. */
  tools?: HeadingTools | undefined;
  /** The totals row: its label, and figures by column. */
  totals?: { label: string; note: string; figures: Readonly<Record<string, number>> } | undefined;
  tone?: ((row: TableRow) => RowTone | undefined) | undefined;
  selected?: TableRow | undefined;
  onOpen?: ((row: TableRow) => void) | undefined;
  /**
   * Shows rows under headings with subtotals. Needs all rows, since a single page has other sums.
   */
  groups?: TableGroups | undefined;
  /** Shows what `onOpen` opens under the row. */
  expansion?: TableExpansion | undefined;
  /** New rows are loading to replace these, so these are dimmed and can't be pressed. */
  isOutdated?: boolean | undefined;
  /** Text for a missing value; default: "N/A". */
  missing?: string | undefined;
  /** What a host draws in the rows. */
  parts?: DrawnParts | undefined;
  /** If the table is narrow, each row has two lines with the cells of these columns. */
  card: { title: string; amount: string; details: readonly string[] };
}
