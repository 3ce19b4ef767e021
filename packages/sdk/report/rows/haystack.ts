import { formatCellText } from "../../files/cells/cell-text.ts";
import { isFigure, type CellValue } from "../../files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../table/table-column.ts";

export type Haystack = (search: string) => Uint32Array;

/**
 * Joins the displayed text of all rows, in lower case, into one string. It takes less memory than a
 * string per row, and is faster to build and search.
 */
export function createHaystack(rows: readonly TableRow[], columns: readonly TableColumn[]): Haystack {
  const searchedColumns = columns.filter(({ kind }) => kind !== "serial");
  const days = new Map<CellValue, string>();
  let text = "";
  let some = "";
  for (const [at, row] of rows.entries()) {
    some += ROW_MARK;
    for (const { kind, value: valueOf } of searchedColumns) {
      const value = valueOf(row);
      const isDay = kind === "date";
      // Formatting a date is slow and there are few different dates, so each is formatted once.
      // Figures and the search text have no commas, since grouping a hundred thousand figures takes
      // a tenth of a second.
      const words =
        (isDay && days.get(value)) ||
        (isFigure(kind) && typeof value === "number" ? value.toFixed(2) : formatCellText(kind, value, ""));
      if (isDay) days.set(value, words);
      some += CELL_MARK + words;
    }
    // Join in chunks: searching a string of a million pieces takes three times as long.
    if (at % CHUNK_ROWS === 0 || at === rows.length - 1) {
      text += some.toLowerCase();
      some = "";
    }
  }
  // Lower-casing can change a text's length, so search the result for where each row begins.
  let begin = -1;
  const begins = Uint32Array.from(rows, () => (begin = text.indexOf(ROW_MARK, begin + 1)));
  return (search) => {
    const searchText = search.trim().toLowerCase();
    const needle = /^-?[\d,]+(\.\d*)?$/.test(searchText) ? searchText.replaceAll(",", "") : searchText;
    const foundIndices: number[] = [];
    let row = 0;
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, begins[row] ?? text.length)) {
      while (at >= (begins[row] ?? Infinity)) row += 1;
      foundIndices.push(row - 1);
    }
    return Uint32Array.from(foundIndices);
  };
}

const CHUNK_ROWS = 256;
/** Characters that nobody types: before a row, and between cells. */
const ROW_MARK = "\u0001";
const CELL_MARK = "\u0000";
