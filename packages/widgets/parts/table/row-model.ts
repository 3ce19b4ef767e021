import { cellText } from "./cell-text.ts";
import { isFigure, type TableColumn, type TableRow } from "./table-column.ts";

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
  let haystack: string[] | undefined;
  return {
    view: ({ sort, search = "" }) => {
      const found =
        search.trim() === ""
          ? everyIndex(rows.length)
          : matching((haystack ??= texts(rows, columns)), search);
      const column = columns.find(({ id }) => id === sort?.id);
      if (!sort || !column) return found;
      const made = keys.get(column.id) ?? sortKeys(rows, column);
      keys.set(column.id, made);
      const sign = sort.isDescending ? -1 : 1;
      // Equal rows keep the order they came in.
      return found.sort((a, b) => sign * ((made[a] ?? 0) - (made[b] ?? 0)) || a - b);
    },
  };
}

function everyIndex(length: number): Uint32Array {
  const indices = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) indices[at] = at;
  return indices;
}

function matching(haystack: readonly string[], search: string): Uint32Array {
  const needle = needleOf(search);
  const found = new Uint32Array(haystack.length);
  let count = 0;
  for (let at = 0; at < haystack.length; at += 1) {
    if (haystack[at]?.includes(needle)) {
      found[count] = at;
      count += 1;
    }
  }
  return found.slice(0, count);
}

/** A number for each row that orders like its value: figures are their own, texts are ranked. Missing ones come first. */
function sortKeys(rows: readonly TableRow[], column: TableColumn): Float64Array {
  const keys = new Float64Array(rows.length);
  if (isFigure(column.kind)) {
    rows.forEach((row, at) => {
      const value = column.value(row);
      keys[at] = value === null ? -Infinity : Number(value);
    });
    return keys;
  }
  const values = rows.map((row) => String(column.value(row) ?? ""));
  // Days written YYYY-MM-DD order by their letters; names as people order them.
  const compare = column.kind === "date" ? undefined : new Intl.Collator("en-IN", { numeric: true }).compare;
  const ranks = new Map([...new Set(values)].sort(compare).map((value, rank) => [value, rank]));
  values.forEach((value, at) => {
    keys[at] = ranks.get(value) ?? 0;
  });
  return keys;
}

function texts(rows: readonly TableRow[], columns: readonly TableColumn[]): string[] {
  const searched = columns.filter((column) => column.kind !== "serial");
  return rows.map((row) => {
    let text = "";
    for (const column of searched) {
      const value = column.value(row);
      // A letter that nobody types keeps cells apart.
      if (value !== null) text += `\u0000${searchText(column, value)}`;
    }
    return text.toLowerCase();
  });
}

/** Figures without their commas, which `needleOf` takes off too: grouping a hundred thousand of them takes a tenth of a second. */
function searchText(column: TableColumn, value: string | number): string {
  return isFigure(column.kind) && typeof value === "number"
    ? value.toFixed(2)
    : cellText(column.kind, value, "");
}

function needleOf(search: string): string {
  const needle = search.trim().toLowerCase();
  return /^-?[\d,]+(\.\d*)?$/.test(needle) ? needle.replaceAll(",", "") : needle;
}
