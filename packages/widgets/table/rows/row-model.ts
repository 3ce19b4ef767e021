import type { TableColumn, TableRow } from "../table-column.ts";
import { createHaystack, type Haystack } from "./haystack.ts";
import { sortKeys } from "./sort-keys.ts";

/** Which rows are shown and in which order, as indices into the rows. The rows themselves are never copied or moved. */
export interface RowModel {
  /** The indices in an order, of the rows that contain a text in any case. Without either: all, as they came. */
  view: (choice: {
    sort?: { id: string; isDescending: boolean } | undefined;
    search?: string | undefined;
  }) => Uint32Array;
}

/**
 * Sorts and searches rows that are all here, for tables whose server does neither. Keys are made once a column and the texts to
 * search once, in lower case; after that a sort orders numbers and a search scans strings, at a hundred thousand rows too.
 */
export function createRowModel(rows: readonly TableRow[], columns: readonly TableColumn[]): RowModel {
  const keys = new Map<string, Float64Array>();
  let haystack: Haystack | undefined;
  return {
    view: ({ sort, search = "" }) => {
      const found =
        search.trim() === ""
          ? new Uint32Array(rows.length).map((_, at) => at)
          : (haystack ??= createHaystack(rows, columns))(search);
      const column = columns.find(({ id }) => id === sort?.id);
      if (!sort || !column) return found;
      const made = keys.get(column.id) ?? sortKeys(rows, column);
      keys.set(column.id, made);
      if (isRising(found, made)) return sort.isDescending ? found.reverse() : found;
      const sign = sort.isDescending ? -1 : 1;
      // Equal rows keep the order they came in.
      return found.sort((a, b) => sign * ((made[a] ?? 0) - (made[b] ?? 0)) || a - b);
    },
  };
}

/** Rows come in an order of their own as often as not: such need no sorting. Equal ones would change places when turned round. */
function isRising(indices: Uint32Array, keys: Float64Array): boolean {
  let before = NaN;
  for (const at of indices) {
    const key = keys[at] ?? 0;
    if (key <= before) return false;
    before = key;
  }
  return true;
}
