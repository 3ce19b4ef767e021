import type { TableColumn } from "./table-column.ts";
import type { GroupState } from "./use-group-state.ts";

/** Rows under headings that open and close. */
export interface TableGroups {
  /** The columns whose values make the groups, outermost first. The headings say them, so the table leaves them out of its cells. */
  by: readonly TableColumn[];
  /** The columns with subtotals, by their ids. */
  sums: readonly string[];
  state: GroupState;
}
