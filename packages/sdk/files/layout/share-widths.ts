import { chooseGivesWay } from "../cells/give-way.ts";
import { type GivesWay, isFigure } from "../cells/cell-kind.ts";
import type { ExportColumn } from "../sheet.ts";
import { CELL_PADDING, type PaperColumn, type PaperLine, type WidthOf } from "./page-plan.ts";

/**
 * Divides the sheet's width among columns by their contents; also returns the font size, which
 * shrinks if the minimum widths do not fit. Figures, dates, tags, document numbers and short texts
 * get what their longest text needs, and no column is narrower than its heading. The rest goes to
 * names, other words and addresses, in this order: first for nearly all of their texts, then for
 * their longest.
 */
export function shareWidths(
  columns: readonly ExportColumn[],
  lines: readonly PaperLine[],
  widthOf: WidthOf,
  available: number,
): { columns: PaperColumn[]; size: number } {
  const needs = columns.map((column, at) => needOf(column, at, lines, widthOf));
  const right = columns.map(({ kind }) => isFigure(kind));
  for (let size = MAX_FONT_SIZE; ; size -= 0.5) {
    const toPoints = (ems: number) => ems * size + 2 * CELL_PADDING + ROUNDING_SLACK;
    const least = needs.map(({ heading, most, gives }) =>
      toPoints(gives === "never" ? most : Math.max(heading, Math.min(most, MIN_TEXT_EMS[gives]))),
    );
    if (sum(least) > available && size > MIN_FONT_SIZE) continue;
    const widths = distributeWidths(needs, least, toPoints, available);
    let nextLeft = 0;
    const placedColumns = fitToSheet(widths, right, available).map((width, at) => {
      const column = { left: nextLeft, width, isRight: right[at] ?? false };
      nextLeft += width;
      return column;
    });
    return { columns: placedColumns, size };
  }
}

interface Need {
  heading: number;
  most: number;
  usual: number;
  gives: GivesWay;
}

function needOf(column: ExportColumn, at: number, lines: readonly PaperLine[], widthOf: WidthOf): Need {
  const heading = widthOf(column.label, 1, "bold");
  const widths = new Float64Array(lines.length);
  let letters = 0;
  lines.forEach(({ texts, indent, face }, line) => {
    const text = texts[at] ?? "";
    letters = Math.max(letters, text.length);
    if (text !== "") widths[line] = widthOf(text, 1, face) + (indent?.at === at ? indent.ems : 0);
  });
  const most = widths.reduce((widest, width) => Math.max(widest, width), heading);
  const gives = letters > SHORT_TEXT_LETTERS ? (column.gives ?? chooseGivesWay(column)) : "never";
  if (gives === "never") return { heading, most, usual: most, gives };
  widths.sort();
  return {
    heading,
    most,
    usual: Math.max(heading, widths[Math.floor(widths.length * USUAL_SHARE)] ?? 0),
    gives,
  };
}

/**
 * Gives each column its minimum. The rest goes first to what nearly all texts of a column need,
 * then to the longest, each in WIDTH_ORDER.
 */
function distributeWidths(
  needs: readonly Need[],
  least: readonly number[],
  points: (ems: number) => number,
  available: number,
): number[] {
  const widths = [...least];
  let rest = Math.max(0, available - sum(least));
  for (const needKind of ["usual", "most"] as const)
    for (const turn of WIDTH_ORDER) {
      const smallestFirst = needs
        .map((need, at) => ({ at, width: points(need[needKind]), gives: need.gives }))
        .filter(({ gives }) => gives === turn)
        .sort((a, b) => a.width - b.width);
      for (const { at, width } of smallestFirst) {
        const extraWidth = Math.min(rest, Math.max(0, width - (widths[at] ?? 0)));
        widths[at] = (widths[at] ?? 0) + extraWidth;
        rest -= extraWidth;
      }
    }
  return widths;
}

/** Columns of words share what is left, or all if there are none. An excess is taken from all. */
function fitToSheet(widths: readonly number[], right: readonly boolean[], available: number): number[] {
  const total = sum(widths);
  const words = sum(widths.filter((_, at) => !right[at]));
  if (total > available || words === 0) return widths.map((width) => (width * available) / (total || 1));
  const grow = 1 + (available - total) / words;
  return widths.map((width, at) => (right[at] ? width : width * grow));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const WIDTH_ORDER = ["last", "soon", "first"] as const;
/**
 * Minimum width of a long text in ems: eighteen letters of a name, or a few words of an address.
 */
const MIN_TEXT_EMS: Readonly<Record<Exclude<GivesWay, "never">, number>> = {
  last: 10,
  soon: 7.5,
  first: 7.5,
};
/** One text in twenty may be longer. */
const USUAL_SHARE = 0.95;
const MAX_FONT_SIZE = 8;
const MIN_FONT_SIZE = 5;
/** Texts of up to this many letters are never cut. */
const SHORT_TEXT_LETTERS = 24;
/** Keeps rounding from cutting a text. */
const ROUNDING_SLACK = 0.01;
