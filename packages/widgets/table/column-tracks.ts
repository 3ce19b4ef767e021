import { isWhole } from "../../sdk/files/cells/give-way.ts";
import { cellText } from "../../sdk/files/cells/cell-text.ts";
import { tonedText } from "./toned-text.ts";
import { isFigure, type CellKind, type CellValue } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "./table-column.ts";

export interface TemplateOptions {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Figures that stand besides the rows: totals, subtotals. */
  figures: readonly Readonly<Record<string, CellValue>>[];
  /** Letters that a column needs besides its text, for a tag or an indent. */
  besides: ReadonlyMap<string, number>;
}

/**
 * How wide the columns of a table are: each as wide as what it holds. Figures, days and numbers of documents are whole in every row; of
 * other words a sample is looked at, and where there is too little room they give way, names last.
 */
export function columnTracks({ columns, rows, figures, besides }: TemplateOptions): Track[] {
  return columns.map((column) => track(column, widest(column, rows, figures), besides.get(column.id) ?? 0));
}

/**
 * CSS grid tracks, the same for head, rows and totals; what is left over is shared by need. So widths stay still while rows come and go
 * in scrolling.
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

/** The least width at which the tracks fit. */
export function leastWidth(tracks: readonly Track[]): string {
  const free = tracks.filter(({ width }) => width === undefined);
  const letters = free.reduce((all, { least }) => all + round(least), 0);
  return `calc(${round(letters)} * ${LETTER} + ${free.length * 2} * var(--vb-cell-pad)${chosen(tracks, "+")})`;
}

/** The pixels of a track's texts with their padding, about. */
export function pixels(letters: number, figure: number = FIGURE): number {
  return Math.ceil(letters * figure + PADDING);
}

/** What the tracks whose width was chosen take, as a part of a sum. */
function chosen(tracks: readonly Track[], sign: "+" | "-"): string {
  const all = tracks.reduce((so, { width = 0 }) => so + width, 0);
  return all > 0 ? ` ${sign} ${all}px` : "";
}

export interface Track {
  /** In widths of a figure, the padding aside. */
  least: number;
  usual: number;
  /** Of what is left over. */
  share: number;
  /** What all of its texts need. */
  needed: number;
  /** In pixels with the padding, where it was chosen. */
  width?: number | undefined;
}

function track(column: TableColumn, letters: number, besides: number): Track {
  const [fewest, limit, share] = LIMITS[column.kind];
  const whole = isWhole(column);
  const most = whole ? Math.max(limit, letters) : limit;
  const wanted = Math.max(letters, fewest);
  // The sorting mark needs room beside the heading.
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

/** Of all tracks together. */
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
    // Figures besides the rows are bold.
    if (figure !== undefined) letters = Math.max(letters, cellText(column.kind, figure, "").length + 1);
  }
  return letters;
}

/** The row whose figure or text is the longest, by its size alone: each written out would take as long as drawing all rows. */
function longest({ kind, value, struck }: TableColumn, rows: readonly TableRow[]): TableRow | undefined {
  let most = 0;
  let found: TableRow | undefined;
  for (const row of rows) {
    const cell = value(row);
    const figure = Number(cell);
    // A sign is as long as a digit; what is struck out stands beside the figure.
    const size = isFigure(kind) ? Math.max(figure, -10 * figure) : String(cell).length;
    const whole = size + STRUCK * Number(struck?.(row) ?? 0);
    if (whole <= most) continue;
    most = whole;
    found = row;
  }
  return found;
}

/** Small letters are narrower than the figures that `ch` measures, capitals a little wider. */
function textWidth(words: string): number {
  return words.length * 0.87 + (words.match(/[0-9A-Z]/g)?.length ?? 0) * 0.18;
}

/** Pixels: the width of a figure in the usual type, and the padding on both sides of a cell. */
export const FIGURE = 8.6;
const PADDING = 26;
/** The width of a figure in CSS, with what the visitor's settings put between letters. */
const LETTER = "var(--vb-letter)";
const SAMPLE = 400;
/** Of two rows the one with something struck out is the longer. */
const STRUCK = 1e5;
/** Headings are of small letters. */
const HEADING = 0.9;
/** Where there is too little room, a long text keeps eighteen letters; short ones stay whole. */
const KEPT = 17;

/** The width of a figure is 1. At least, at most, and the share of what is left over. */
const LIMITS: Readonly<Record<CellKind, readonly [number, number, number]>> = {
  serial: [5, 9, 0],
  text: [8, 36, 1],
  tag: [8, 16, 0.4],
  // Figures of one width and two hyphens.
  date: [11, 14, 0.4],
  money: [10, 20, 0.5],
  balance: [12, 23, 0.5],
  quantity: [7, 16, 0.4],
  number: [6, 16, 0.4],
  percent: [5, 12, 0.3],
};
