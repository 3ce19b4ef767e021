import type { TableColumn, TableRow } from "../table/table-column.ts";
import { createHaystack, type Haystack } from "./haystack.ts";
import { sortKeys } from "./sort-keys.ts";

/** The rows that are shown, in order, as indices. Rows are never copied or moved. */
export interface RowModel {
  /** Sorted indices of rows with a text, in any case. No sort or search: all in original order. */
  view: (choice: {
    sort?: { id: string; isDescending: boolean } | undefined;
    search?: string | undefined;
  }) => Uint32Array;
}

/**
 * Sorts and searches rows that are all loaded, for tables whose server does neither. Sort keys are
 * made once per column and the lower-case search text once; after that a sort compares numbers and
 * a search scans one string, which is fast even for a hundred thousand rows.
 */
export function createRowModel(rows: readonly TableRow[], columns: readonly TableColumn[]): RowModel {
  const keys = new Map<string, Float64Array>();
  let haystack: Haystack | undefined;
  return {
    view: ({ sort, search = "" }) => {
      const foundIndices =
        search.trim() === ""
          ? new Uint32Array(rows.length).map((_, at) => at)
          : (haystack ??= createHaystack(rows, columns))(search);
      const column = columns.find(({ id }) => id === sort?.id);
      if (!sort || !column) return foundIndices;
      const columnKeys = keys.get(column.id) ?? sortKeys(rows, column);
      keys.set(column.id, columnKeys);
      if (isRising(foundIndices, columnKeys))
        return sort.isDescending ? foundIndices.reverse() : foundIndices;
      const sign = sort.isDescending ? -1 : 1;
      // Equal rows keep their original order.
      return foundIndices.sort((a, b) => sign * ((columnKeys[a] ?? 0) - (columnKeys[b] ?? 0)) || a - b);
    },
  };
}

/**
 * Rows are often sorted already, so sorting is unnecessary. Keys must strictly increase: reversing
 * would swap equal rows.
 */
function isRising(indices: Uint32Array, keys: Float64Array): boolean {
  let before = NaN;
  for (const at of indices) {
    const key = keys[at] ?? 0;
    if (key <= before) return false;
    before = key;
  }
  return true;
}
