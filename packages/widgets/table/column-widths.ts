import { cellText, tonedText } from "./cell-text.ts";
import type { CellKind, CellValue, TableColumn, TableRow } from "./table-column.ts";

export interface TemplateOptions {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Figures that stand besides the rows: totals, subtotals. */
  figures: readonly Readonly<Record<string, CellValue>>[];
  /** Letters that a column needs besides its text, for a tag or an indent. */
  besides: ReadonlyMap<string, number>;
}

/**
 * CSS grid tracks for the columns, the same for head, rows and totals. A column is as wide as what it holds (within limits, by a sample
 * of the rows) and what is left over is shared by need; where there is too little, long texts give way. So widths stay
 * still while rows come and go in scrolling.
 */
export function columnWidths({ columns, rows, figures, besides }: TemplateOptions): string {
  const kept = columns.length > MANY ? KEPT_OF_MANY : KEPT;
  const tracks = columns.map((column) =>
    track(column, widest(column, rows, figures), besides.get(column.id) ?? 0, kept),
  );
  const left = `(100% - ${round(sum(tracks, "usual"))}ch - ${tracks.length * 2} * var(--vb-cell-pad))`;
  const shares = sum(tracks, "share");
  return tracks
    .map(({ least, usual, share }) => {
      const part =
        shares === 0 ? "" : ` + ${Math.floor((share / shares) * 10_000) / 10_000} * max(0px, ${left})`;
      return `minmax(${length(least)}, calc(${round(usual)}ch + 2 * var(--vb-cell-pad)${part}))`;
    })
    .join(" ");
}

/** The least width at which the tracks of columnWidths fit. */
export function templateWidth(template: string): string {
  const lengths = [...template.matchAll(/minmax\(([^,]+),/g)].map((match) => match[1]);
  return `calc(${lengths.join(" + ") || "0px"})`;
}

interface Track {
  /** In widths of a figure, the padding aside. */
  least: number;
  usual: number;
  /** Of what is left over. */
  share: number;
}

function track(column: TableColumn, letters: number, besides: number, kept: number): Track {
  const [fewest, most, share] = LIMITS[column.kind];
  const isText = column.kind === "text";
  const wanted = Math.max(letters, fewest);
  // The sorting mark needs room beside the heading.
  const heading = (column.label.length + (column.isSortable ? 2 : 0)) * HEADING;
  const usual = Math.min(Math.max(wanted, heading), most) + besides;
  const gives = isText && usual - besides > SHORT;
  const least = gives ? Math.max(Math.min(kept, usual - besides), Math.min(heading, most)) + besides : usual;
  return { least, usual, share: Math.max(wanted, heading) * share };
}

function sum(tracks: readonly Track[], part: keyof Track): number {
  return tracks.reduce((so, track) => so + track[part], 0);
}

function length(letters: number): string {
  return `calc(${round(letters)}ch + 2 * var(--vb-cell-pad))`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function widest(column: TableColumn, rows: readonly TableRow[], figures: TemplateOptions["figures"]): number {
  let letters = 0;
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  for (let at = 0; at < rows.length; at += step) {
    const row = rows[at];
    if (!row) continue;
    const words = tonedText(column.kind, column.value(row), "N/A", column.cellTone?.(row));
    letters = Math.max(letters, column.kind === "text" ? textWidth(words) : words.length);
  }
  for (const record of figures) {
    const figure = record[column.id];
    // Figures besides the rows are bold.
    if (figure !== undefined) letters = Math.max(letters, cellText(column.kind, figure, "").length + 1);
  }
  return letters;
}

/** Small letters are narrower than the figures that `ch` measures, capitals a little wider. */
function textWidth(words: string): number {
  return words.length * 0.87 + (words.match(/[0-9A-Z]/g)?.length ?? 0) * 0.18;
}

const SAMPLE = 400;
/** Headings are of small letters. */
const HEADING = 0.9;
/** Where there is too little room, a long text keeps so much; numbers of bills and short names stay whole. */
const KEPT = 10;
/** So many columns scroll sideways whatever their names keep: then names stay readable. */
const MANY = 12;
const KEPT_OF_MANY = 22;
const SHORT = 16;

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
