import { isFigure } from "../../../table/table-column.ts";
import type { ExportSheet } from "../export-sheet.ts";
import type { Face, PdfFonts } from "./pdf-fonts.ts";

/** Where a column of a PDF stands, in points. */
export interface PdfColumn {
  left: number;
  width: number;
  isRight: boolean;
}

/**
 * Shares the width of a sheet among columns. Figures, dates, tags and short texts get what their longest needs, and no column less
 * than its heading; long texts get what they need with the shortest first, so that the longest is cut where there is too little.
 * Answers the size of type with it, which shrinks when even the least does not fit.
 */
export function pdfColumns(
  sheet: ExportSheet,
  texts: readonly (readonly string[])[],
  fonts: PdfFonts,
  available: number,
): { columns: PdfColumn[]; size: number } {
  const needs = sheet.columns.map((column, at) => {
    const heading = fonts.width(column.label, 1, "bold");
    let most = heading;
    let letters = 0;
    for (const row of texts) {
      const text = row[at] ?? "";
      most = Math.max(most, fonts.width(text, 1));
      letters = Math.max(letters, text.length);
    }
    return { heading, most, isLong: column.kind === "text" && letters > SHORT };
  });
  const right = sheet.columns.map((column) => isFigure(column.kind));
  for (let size = LARGEST; ; size -= 0.5) {
    const points = (ems: number) => ems * size + 2 * PAD + SLACK;
    const wanted = needs.map((need) => points(need.most));
    const least = needs.map((need, at) => {
      const most = wanted[at] ?? 0;
      return need.isLong ? Math.max(points(need.heading), Math.min(most, LEAST)) : most;
    });
    if (sum(least) > available && size > SMALLEST) continue;
    const widths = filled(shared(wanted, least, available), right, available);
    let left = 0;
    const columns = widths.map((width, at) => {
      const column = { left, width, isRight: right[at] ?? false };
      left += width;
      return column;
    });
    return { columns, size };
  }
}

/** Everyone's least, and of what is left over what each still wants, the smallest first. */
function shared(wanted: readonly number[], least: readonly number[], available: number): number[] {
  const widths = [...least];
  let rest = Math.max(0, available - sum(least));
  const smallestFirst = wanted.map((width, at) => ({ width, at })).sort((a, b) => a.width - b.width);
  for (const { width, at } of smallestFirst) {
    const given = Math.min(rest, width - (least[at] ?? 0));
    widths[at] = (least[at] ?? 0) + given;
    rest -= given;
  }
  return widths;
}

/** The widths made to fill the sheet: words share what nobody needs, or all do where there are none; too much is taken from all. */
function filled(widths: readonly number[], right: readonly boolean[], available: number): number[] {
  const total = sum(widths);
  const words = sum(widths.filter((_, at) => !right[at]));
  if (total > available || words === 0) return widths.map((width) => (width * available) / (total || 1));
  const grow = 1 + (available - total) / words;
  return widths.map((width, at) => (right[at] ? width : width * grow));
}

/** The text, cut with an ellipsis to what fits into a width; never within what is read as one letter. */
export function fitted(
  text: string,
  width: number,
  size: number,
  fonts: PdfFonts,
  face: Face = "regular",
): string {
  if (fonts.width(text, size, face) <= width) return text;
  const letters = lettersOf(text);
  let from = 0;
  let to = letters.length;
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (fonts.width(`${letters.slice(0, middle).join("")}…`, size, face) <= width) from = middle;
    else to = middle - 1;
  }
  return `${letters.slice(0, from).join("")}…`;
}

function lettersOf(text: string): string[] {
  // Firefox has it since 125.
  if (typeof Intl.Segmenter === "undefined") return [...text];
  return Array.from(new Intl.Segmenter().segment(text.slice(0, MOST)), ({ segment }) => segment);
}

/** Points left and right within a cell. */
export const PAD = 4;
/** Letters of which some always fit no column. */
const MOST = 2000;
const LARGEST = 8;
const SMALLEST = 5;
/** Points that a long text keeps at least. */
const LEAST = 60;
/** Letters up to which a text is never cut. */
const SHORT = 24;
/** So that rounding cuts nothing. */
const SLACK = 0.01;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
