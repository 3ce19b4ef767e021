import type { TableColumn } from "../../sdk/report/table/table-column.ts";
import type { GroupState } from "./use-group-state.ts";

export interface TableGroups {
  /** Outermost first. The headings show these values, so the columns have no cells. */
  by: readonly TableColumn[];
  sums: readonly string[];
  state: GroupState;
}
