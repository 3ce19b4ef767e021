import { cellText } from "../../../sdk/files/cells/cell-text.ts";
import { isFigure, type CellValue } from "../../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../table-column.ts";

/** The indices of a table's rows with a cell that contains a text, in any case. */
export type Haystack = (search: string) => Uint32Array;

/**
 * Writes out what all rows read, in lower case, one behind the other in one text: that takes less memory than a text for each, and is made and
 * searched in fewer steps.
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
      // Days are few and take long to write, so each is written once. Figures have no commas, which what is looked for loses too: to group a
      // hundred thousand of them takes a tenth of a second.
      const words =
        (isDay && days.get(value)) ||
        (isFigure(kind) && typeof value === "number" ? value.toFixed(2) : cellText(kind, value, ""));
      if (isDay) days.set(value, words);
      some += CELL + words;
    }
    // Some rows at a time: a text of a million pieces takes three times as long to be gone through.
    if (at % SOME === 0 || at === rows.length - 1) {
      text += some.toLowerCase();
      some = "";
    }
  }
  // Letters may become more in lower case, so it is looked for where each row begins.
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
/** Letters that nobody types: before a row, and between cells. */
const ROW = "\u0001";
const CELL = "\u0000";
