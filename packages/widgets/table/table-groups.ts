import type { TableColumn } from "../../sdk/report/table/table-column.ts";
import type { GroupState } from "./use-group-state.ts";

/** Rows under headings that open and close. */
export interface TableGroups {
  /**
   * The columns whose values form the groups, outermost first. The headings show the values, so the table has no
   * cells for these columns.
   */
  by: readonly TableColumn[];
  /** Ids of the columns with subtotals. */
  sums: readonly string[];
  state: GroupState;
}
