import { cellText } from "./cell-text.ts";
import type { CellKind, TableColumn, TableRow } from "./table-column.ts";

/**
 * CSS grid tracks for the columns, the same for head, rows and totals. Text columns are as wide as what they hold (within limits, by a
 * sample of the rows; `tagAt` has room for a tag besides, which the longest other text gives up where the table is narrow) and share
 * what is left over by their need; so widths stay still while rows come and go in scrolling.
 */
export function columnTemplate(
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  totals: Totals,
  tagAt = -1,
): string {
  const letters = columns.map((column) => widest(column, rows, totals));
  const giver = tagAt < 0 ? -1 : longestText(columns, letters, tagAt);
  return columns
    .map((column, at) => track(column, letters[at] ?? 0, at === tagAt ? TAG : 0, at === giver ? TAG : 0))
    .join(" ");
}

/** The column of texts with the most letters besides one; -1 where there is none. */
function longestText(columns: readonly TableColumn[], letters: readonly number[], besides: number): number {
  let found = -1;
  columns.forEach((column, at) => {
    if (column.kind !== "text" || at === besides) return;
    if (found < 0 || (letters[at] ?? 0) > (letters[found] ?? 0)) found = at;
  });
  return found;
}

/** The least width at which the tracks of columnTemplate fit. */
export function templateWidth(template: string): string {
  const lengths = [...template.matchAll(/minmax\(([^,]+),/g)].map((match) => match[1]);
  return `calc(${lengths.join(" + ") || "0px"})`;
}

type Totals = Readonly<Record<string, number>>;

function track(column: TableColumn, letters: number, extra: number, given: number): string {
  const [least, most, share] = LIMITS[column.kind];
  const wanted = Math.max(letters, least);
  // Letters are narrower than the figures that `ch` measures.
  const width = Math.min(wanted, most) * (column.kind === "text" ? 0.9 : 1) + extra;
  const narrowest =
    given === 0 ? width : Math.min(width, Math.max(width - given, KEPT, column.label.length + 2));
  const track = `calc(${round(narrowest)}ch + 2 * var(--vb-cell-pad))`;
  return `minmax(${track}, ${share === 0 ? track : `${round(wanted * share)}fr`})`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function widest(column: TableColumn, rows: readonly TableRow[], totals: Totals): number {
  // The sorting mark needs room beside the heading.
  let letters = column.label.length + (column.isSortable ? 2 : 0);
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  for (let at = 0; at < rows.length; at += step) {
    const row = rows[at];
    if (row) letters = Math.max(letters, cellText(column.kind, column.value(row), "N/A").length);
  }
  const total = totals[column.id];
  if (total !== undefined) letters = Math.max(letters, cellText(column.kind, total, "").length + 1);
  return letters;
}

const SAMPLE = 400;
/** Room for the word of a row's tone beside a text. */
const TAG = 11;
/** What a text keeps that gives room to a tag. */
const KEPT = 14;

/** Letters at least, letters at most, and the share of what is left over. */
const LIMITS: Readonly<Record<CellKind, readonly [number, number, number]>> = {
  serial: [5, 9, 0],
  text: [8, 40, 1],
  tag: [8, 16, 0.4],
  date: [10, 14, 0.4],
  money: [10, 20, 0.5],
  balance: [12, 23, 0.5],
  quantity: [7, 16, 0.4],
  number: [6, 16, 0.4],
  percent: [5, 12, 0.3],
};
