import { isWhole } from "../../sdk/files/cells/give-way.ts";
import { formatCellText } from "../../sdk/files/cells/cell-text.ts";
import { formatTonedText } from "./toned-text.ts";
import { isFigure, type CellKind, type CellValue } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";

export interface TemplateOptions {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  figures: readonly Readonly<Record<string, CellValue>>[];
  /** In letters: extra width that a column needs for a tag or an indent. */
  besides: ReadonlyMap<string, number>;
}

/**
 * Column widths depend on the contents. Figures, dates and document numbers fit in every row; for
 * other text only a sample of rows is measured. If there is too little room, text columns shrink,
 * names last.
 */
export function createColumnTracks({ columns, rows, figures, besides }: TemplateOptions): Track[] {
  return columns.map((column) =>
    track(column, measureWidest(column, rows, figures), besides.get(column.id) ?? 0),
  );
}

/**
 * CSS grid tracks, the same for head, rows and totals, so that widths don't change while rows are
 * drawn and removed during scrolling. Spare width is shared by need.
 */
export function buildGridTemplate(tracks: readonly Track[]): string {
  const free = tracks.filter(({ width }) => width === undefined);
  const spareWidth = `(100% - ${round(sum(free, "usual"))} * ${LETTER_WIDTH} - ${free.length * 2} * var(--vb-cell-pad)${formatChosenWidths(tracks, "-")})`;
  const shares = sum(free, "share");
  return tracks
    .map(({ least, usual, share, width }) => {
      if (width !== undefined) return `${width}px`;
      const part =
        shares === 0 ? "" : ` + ${Math.floor((share / shares) * 10_000) / 10_000} * max(0px, ${spareWidth})`;
      return `minmax(${formatLength(least)}, calc(${round(usual)} * ${LETTER_WIDTH} + 2 * var(--vb-cell-pad)${part}))`;
    })
    .join(" ");
}

export function buildLeastWidth(tracks: readonly Track[]): string {
  const free = tracks.filter(({ width }) => width === undefined);
  const letters = free.reduce((all, { least }) => all + round(least), 0);
  return `calc(${round(letters)} * ${LETTER_WIDTH} + ${free.length * 2} * var(--vb-cell-pad)${formatChosenWidths(tracks, "+")})`;
}

/** Approximate width of `letters` digits, including the cell padding. */
export function toPixels(letters: number, figure: number = DIGIT_WIDTH): number {
  return Math.ceil(letters * figure + CELL_PADDING);
}

/** Adds up the widths chosen by the visitor, as a term of a CSS calc(). */
function formatChosenWidths(tracks: readonly Track[], sign: "+" | "-"): string {
  const all = tracks.reduce((so, { width = 0 }) => so + width, 0);
  return all > 0 ? ` ${sign} ${all}px` : "";
}

export interface Track {
  /** In digit widths, without padding. */
  least: number;
  usual: number;
  share: number;
  needed: number;
  /** In pixels, including padding; set if the visitor has chosen a width. */
  width?: number | undefined;
}

function track(column: TableColumn, letters: number, besides: number): Track {
  const [fewest, limit, share] = WIDTH_LIMITS[column.kind];
  const whole = isWhole(column);
  const most = whole ? Math.max(limit, letters) : limit;
  const wantedLetters = Math.max(letters, fewest);
  // The sort mark needs room next to the heading.
  const heading = (column.label.length + (column.isSortable ? 2 : 0)) * HEADING_LETTER;
  const usual = Math.min(Math.max(wantedLetters, heading), most) + besides;
  const keptLetters = Math.min(KEPT_LETTERS, usual - besides);
  const least = whole ? usual : Math.max(keptLetters, Math.min(heading, most)) + besides;
  return {
    least,
    usual,
    share: Math.max(wantedLetters, heading) * share,
    needed: Math.max(wantedLetters, heading) + besides,
  };
}

export function sum<Part extends "least" | "usual" | "share">(
  tracks: readonly Pick<Track, Part>[],
  part: Part,
): number {
  return tracks.reduce((so, track) => so + track[part], 0);
}

function formatLength(letters: number): string {
  return `calc(${round(letters)} * ${LETTER_WIDTH} + 2 * var(--vb-cell-pad))`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function measureWidest(
  column: TableColumn,
  rows: readonly TableRow[],
  figures: TemplateOptions["figures"],
): number {
  let letters = 0;
  const measure = (row: TableRow | undefined) => {
    if (!row) return;
    const struckAmount = column.struck?.(row) ?? null;
    const words =
      formatTonedText(column.kind, column.value(row), "N/A", column.cellTone?.(row)) +
      (struckAmount === null ? "" : ` ${formatCellText(column.kind, struckAmount, "")}`);
    letters = Math.max(letters, column.kind === "text" ? measureText(words) : words.length);
  };
  const step = Math.max(1, Math.floor(rows.length / SAMPLE_ROWS));
  for (let at = 0; at < rows.length; at += step) measure(rows[at]);
  if (step > 1 && column.kind !== "date" && isWhole(column)) measure(findLongestRow(column, rows));
  for (const record of figures) {
    const figure = record[column.id];
    // One letter more, since bold totals and subtotals are slightly wider.
    if (figure !== undefined) letters = Math.max(letters, formatCellText(column.kind, figure, "").length + 1);
  }
  return letters;
}

/** Compares by size only: formatting every value would take as long as drawing all rows. */
function findLongestRow(
  { kind, value, struck }: TableColumn,
  rows: readonly TableRow[],
): TableRow | undefined {
  let most = 0;
  let longestRow: TableRow | undefined;
  for (const row of rows) {
    const cell = value(row);
    const figure = Number(cell);
    // A minus sign is as wide as a digit. A struck-out amount stands beside the figure and needs
    // its own width.
    const size = isFigure(kind) ? Math.max(figure, -10 * figure) : String(cell).length;
    const whole = size + STRUCK_WEIGHT * Number(struck?.(row) ?? 0);
    if (whole <= most) continue;
    most = whole;
    longestRow = row;
  }
  return longestRow;
}

/** In digit widths: lower-case letters are narrower than digits, capitals slightly wider. */
function measureText(words: string): number {
  return words.length * 0.87 + (words.match(/[0-9A-Z]/g)?.length ?? 0) * 0.18;
}

/**
 * In pixels: the width of a digit at the default font size, and the padding on both sides of a cell
 * together.
 */
export const DIGIT_WIDTH = 8.6;
const CELL_PADDING = 26;
/** CSS width of a digit, including the visitor's letter spacing. */
const LETTER_WIDTH = "var(--vb-letter)";
const SAMPLE_ROWS = 400;
/** So large that a row with a struck-out amount counts as longer than any row without one. */
const STRUCK_WEIGHT = 1e5;
/** In digit widths; headings use a smaller font. */
const HEADING_LETTER = 0.9;
/**
 * If there is too little room, a long text keeps about eighteen letters; shorter texts stay whole.
 */
const KEPT_LETTERS = 17;

/** Per kind of column, in digit widths: minimum, maximum, and share of the spare width. */
const WIDTH_LIMITS: Readonly<Record<CellKind, readonly [number, number, number]>> = {
  serial: [5, 9, 0],
  text: [8, 36, 1],
  tag: [8, 16, 0.4],
  // DD-MM-YYYY: eight digits of equal width and two hyphens.
  date: [11, 14, 0.4],
  money: [10, 20, 0.5],
  balance: [12, 23, 0.5],
  quantity: [7, 16, 0.4],
  number: [6, 16, 0.4],
  percent: [5, 12, 0.3],
};
