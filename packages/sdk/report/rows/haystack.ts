import { cellText } from "../../files/cells/cell-text.ts";
import { isFigure, type CellValue } from "../../files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../table/table-column.ts";

/** Searches a table: returns the indices of rows with a cell that contains a text, case-insensitive. */
export type Haystack = (search: string) => Uint32Array;

/**
 * Joins the displayed text of all rows, in lower case, into one string: this takes less memory than a string per
 * row, and is faster to build and search.
 */
export function createHaystack(rows: readonly TableRow[], columns: readonly TableColumn[]): Haystack {
  const searched = columns.filter(({ kind }) => kind !== "serial");
  const days = new Map<CellValue, string>();
  let text = "";
  let some = "";
  for (const [at, row] of rows.entries()) {
    some += ROW;
    for (const { kind, value: valueOf } of searched) {
      const value = valueOf(row);
      const isDay = kind === "date";
      // Formatting a date is slow and there are few different dates, so each is formatted once. Figures have no commas here
      // (they are also removed from the search text), since grouping a hundred thousand of them takes a tenth of a second.
      const words =
        (isDay && days.get(value)) ||
        (isFigure(kind) && typeof value === "number" ? value.toFixed(2) : cellText(kind, value, ""));
      if (isDay) days.set(value, words);
      some += CELL + words;
    }
    // Join in chunks: searching a string of a million pieces takes three times as long.
    if (at % SOME === 0 || at === rows.length - 1) {
      text += some.toLowerCase();
      some = "";
    }
  }
  // Lower-casing can change a text's length, so find where each row begins in the result.
  let begin = -1;
  const begins = Uint32Array.from(rows, () => (begin = text.indexOf(ROW, begin + 1)));
  return (search) => {
    const typed = search.trim().toLowerCase();
    const needle = /^-?[\d,]+(\.\d*)?$/.test(typed) ? typed.replaceAll(",", "") : typed;
    const found: number[] = [];
    let row = 0;
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, begins[row] ?? text.length)) {
      while (at >= (begins[row] ?? Infinity)) row += 1;
      found.push(row - 1);
    }
    return Uint32Array.from(found);
  };
}

const SOME = 256;
/** Characters that nobody types: before a row, and between cells. */
const ROW = "\u0001";
const CELL = "\u0000";
