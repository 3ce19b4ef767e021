import type { TableGroups } from "./table-groups.ts";
import type { HeadingTools, TableArrangement } from "./table-arrangement.ts";
import type { TableColumn, TableRow } from "./table-column.ts";
import type { TableExpansion } from "./table-expansion.ts";

/** Why a row stands out. It is said in words too. */
export type RowTone = "cancelled";

export interface DataTableProps {
  /** What the table is. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Which of the rows, in which order (a RowModel's view); all as they came without it. */
  order?: Uint32Array | undefined;
  /** Names what is shown, such as page and order: when it changes, the table begins at its top again. */
  view?: string;
  /** Serial number of the first row; 1 unless pages come before. */
  firstSerial?: number;
  /** Rows over all pages, for assistive technology. */
  rowCount?: number;
  sort?: { id: string; isDescending: boolean } | undefined;
  onSort?: (id: string) => void;
  arrangement?: TableArrangement | undefined;
  /** With them the visitor arranges the columns. */
  tools?: HeadingTools | undefined;
  /** The totals row: its label, and figures by column. */
  totals?: { label: string; note: string; figures: Readonly<Record<string, number>> } | undefined;
  tone?: ((row: TableRow) => RowTone | undefined) | undefined;
  selected?: TableRow | undefined;
  onOpen?: ((row: TableRow) => void) | undefined;
  /** Rows stand under headings with subtotals. All rows must be here: a page of them has other sums. */
  groups?: TableGroups | undefined;
  /** What `onOpen` opens stands under the row. */
  expansion?: TableExpansion | undefined;
  /** Other rows are on their way in place of these: they are dimmed and can't be pressed. */
  isOutdated?: boolean | undefined;
  /** Stands for a value that there is not: "N/A" unless given. */
  missing?: string | undefined;
  /** Where the table is narrow, a row is two lines: these columns' cells. */
  card: { title: string; amount: string; details: readonly string[] };
}
