import { isFigure } from "../../parts/table/table-column.ts";
import type { ExportSheet } from "./export-sheet.ts";
import type { PdfFonts } from "./pdf-fonts.ts";

/** Where a column of a PDF stands, in points. */
export interface PdfColumn {
  left: number;
  width: number;
  isRight: boolean;
}

/**
 * Shares the width of a sheet among columns. Figures get what their longest needs; texts share the rest, and are cut where it is too little.
 * Answers the size of type with it, which shrinks when even the figures do not fit.
 */
export function pdfColumns(
  sheet: ExportSheet,
  texts: readonly (readonly string[])[],
  fonts: PdfFonts,
  available: number,
): { columns: PdfColumn[]; size: number } {
  const right = sheet.columns.map((column) => isFigure(column.kind));
  for (let size = LARGEST; ; size -= 0.5) {
    const natural = sheet.columns.map((column, at) => {
      let most = fonts.width(column.label, size, "bold");
      for (const row of texts) most = Math.max(most, fonts.width(row[at] ?? "", size));
      return most + 2 * PAD;
    });
    const fixed = sum(natural.filter((_, at) => right[at]));
    const wanted = sum(natural.filter((_, at) => !right[at]));
    const rest = available - fixed;
    const least = right.filter((is) => !is).length * LEAST;
    if (rest < least && size > SMALLEST) continue;
    const widths = natural.map((width, at) =>
      right[at] ? width : Math.max(8, (width * rest) / (wanted || 1)),
    );
    // Nothing but figures: they share what is left over.
    const scale = wanted === 0 || rest < least ? available / sum(widths) : 1;
    let left = 0;
    const columns = widths.map((width, at) => {
      const column = { left, width: width * scale, isRight: right[at] ?? false };
      left += column.width;
      return column;
    });
    return { columns, size };
  }
}

/** The text, cut with an ellipsis to what fits into a width. */
export function fitted(text: string, width: number, size: number, fonts: PdfFonts): string {
  if (fonts.width(text, size) <= width) return text;
  let from = 0;
  let to = text.length;
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (fonts.width(`${text.slice(0, middle)}…`, size) <= width) from = middle;
    else to = middle - 1;
  }
  return `${text.slice(0, from)}…`;
}

/** Points left and right within a cell. */
export const PAD = 4;
const LARGEST = 8;
const SMALLEST = 5;
const LEAST = 30;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
