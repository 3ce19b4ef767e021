import { isWhole } from "../../sdk/files/cells/give-way.ts";
import { cellText } from "../../sdk/files/cells/cell-text.ts";
import { tonedText } from "./toned-text.ts";
import { isFigure, type CellKind, type CellValue } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";

export interface TemplateOptions {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Figures outside the rows: totals, subtotals. */
  figures: readonly Readonly<Record<string, CellValue>>[];
  /** Extra letters that a column needs for a tag or an indent. */
  besides: ReadonlyMap<string, number>;
}

/**
 * The column widths, based on their contents. Figures, dates and document numbers fit in every row; for other
 * text only a sample of rows is measured. If there is too little room, text columns shrink, names last.
 */
export function columnTracks({ columns, rows, figures, besides }: TemplateOptions): Track[] {
  return columns.map((column) => track(column, widest(column, rows, figures), besides.get(column.id) ?? 0));
}

/**
 * CSS grid tracks, the same for head, rows and totals; spare width is shared by need. Widths therefore don't
 * change while rows are drawn and removed during scrolling.
 */
export function gridTemplate(tracks: readonly Track[]): string {
  const free = tracks.filter(({ width }) => width === undefined);
  const left = `(100% - ${round(sum(free, "usual"))} * ${LETTER} - ${free.length * 2} * var(--vb-cell-pad)${chosen(tracks, "-")})`;
  const shares = sum(free, "share");
  return tracks
    .map(({ least, usual, share, width }) => {
      if (width !== undefined) return `${width}px`;
      const part =
        shares === 0 ? "" : ` + ${Math.floor((share / shares) * 10_000) / 10_000} * max(0px, ${left})`;
      return `minmax(${length(least)}, calc(${round(usual)} * ${LETTER} + 2 * var(--vb-cell-pad)${part}))`;
    })
    .join(" ");
}

/** The minimum width at which the tracks fit. */
export function leastWidth(tracks: readonly Track[]): string {
  const free = tracks.filter(({ width }) => width === undefined);
  const letters = free.reduce((all, { least }) => all + round(least), 0);
  return `calc(${round(letters)} * ${LETTER} + ${free.length * 2} * var(--vb-cell-pad)${chosen(tracks, "+")})`;
}

/** Approximate pixel width of `letters` digits, including the cell padding. */
export function pixels(letters: number, figure: number = FIGURE): number {
  return Math.ceil(letters * figure + PADDING);
}

/** The total width of the tracks with a chosen width, as a term of a CSS calc(). */
function chosen(tracks: readonly Track[], sign: "+" | "-"): string {
  const all = tracks.reduce((so, { width = 0 }) => so + width, 0);
  return all > 0 ? ` ${sign} ${all}px` : "";
}

export interface Track {
  /** Unit: the width of a digit; without padding. */
  least: number;
  usual: number;
  /** Share of the spare width. */
  share: number;
  /** Width that shows all texts in full. */
  needed: number;
  /** In pixels including padding; set if the visitor has chosen a width. */
  width?: number | undefined;
}

function track(column: TableColumn, letters: number, besides: number): Track {
  const [fewest, limit, share] = LIMITS[column.kind];
  const whole = isWhole(column);
  const most = whole ? Math.max(limit, letters) : limit;
  const wanted = Math.max(letters, fewest);
  // The sort mark needs room next to the heading.
  const heading = (column.label.length + (column.isSortable ? 2 : 0)) * HEADING;
  const usual = Math.min(Math.max(wanted, heading), most) + besides;
  const kept = Math.min(KEPT, usual - besides);
  const least = whole ? usual : Math.max(kept, Math.min(heading, most)) + besides;
  return {
    least,
    usual,
    share: Math.max(wanted, heading) * share,
    needed: Math.max(wanted, heading) + besides,
  };
}

/** The sum over all tracks. */
export function sum<Part extends "least" | "usual" | "share">(
  tracks: readonly Pick<Track, Part>[],
  part: Part,
): number {
  return tracks.reduce((so, track) => so + track[part], 0);
}

function length(letters: number): string {
  return `calc(${round(letters)} * ${LETTER} + 2 * var(--vb-cell-pad))`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function widest(column: TableColumn, rows: readonly TableRow[], figures: TemplateOptions["figures"]): number {
  let letters = 0;
  const measure = (row: TableRow | undefined) => {
    if (!row) return;
    const struck = column.struck?.(row) ?? null;
    const words =
      tonedText(column.kind, column.value(row), "N/A", column.cellTone?.(row)) +
      (struck === null ? "" : ` ${cellText(column.kind, struck, "")}`);
    letters = Math.max(letters, column.kind === "text" ? textWidth(words) : words.length);
  };
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  for (let at = 0; at < rows.length; at += step) measure(rows[at]);
  if (step > 1 && column.kind !== "date" && isWhole(column)) measure(longest(column, rows));
  for (const record of figures) {
    const figure = record[column.id];
    // Totals and subtotals are bold, so slightly wider.
    if (figure !== undefined) letters = Math.max(letters, cellText(column.kind, figure, "").length + 1);
  }
  return letters;
}

/**
 * The row with the longest figure or text, compared by size only: formatting every value would take as long as
 * drawing all rows.
 */
function longest({ kind, value, struck }: TableColumn, rows: readonly TableRow[]): TableRow | undefined {
  let most = 0;
  let found: TableRow | undefined;
  for (const row of rows) {
    const cell = value(row);
    const figure = Number(cell);
    // A minus sign is as wide as a digit; a struck-out amount is next to the figure.
    const size = isFigure(kind) ? Math.max(figure, -10 * figure) : String(cell).length;
    const whole = size + STRUCK * Number(struck?.(row) ?? 0);
    if (whole <= most) continue;
    most = whole;
    found = row;
  }
  return found;
}

/** Lower-case letters are narrower than the digits that `ch` measures; capitals are slightly wider. */
function textWidth(words: string): number {
  return words.length * 0.87 + (words.match(/[0-9A-Z]/g)?.length ?? 0) * 0.18;
}

/** Pixels: the width of a digit at the default font size, and the padding on both sides of a cell. */
export const FIGURE = 8.6;
const PADDING = 26;
/** The width of a digit in CSS, including the visitor's letter spacing. */
const LETTER = "var(--vb-letter)";
const SAMPLE = 400;
/** Weight that makes a row with a struck-out amount count as longer than one without. */
const STRUCK = 1e5;
/** Width of a letter in a heading; headings use a smaller font. */
const HEADING = 0.9;
/** If there is too little room, a long text keeps about eighteen letters; shorter ones stay whole. */
const KEPT = 17;

/** Per kind of column, in digit widths: minimum, maximum, and share of the spare width. */
const LIMITS: Readonly<Record<CellKind, readonly [number, number, number]>> = {
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
