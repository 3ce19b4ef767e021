import { givesWay } from "../cells/give-way.ts";
import { type GivesWay, isFigure } from "../cells/cell-kind.ts";
import type { ExportColumn } from "../sheet.ts";
import { PAD, type PaperColumn, type PaperLine, type WidthOf } from "./page-plan.ts";

/**
 * Divides the width of a sheet among columns by their contents. Figures, dates, tags, document numbers and
 * short texts get what their longest needs, and no column gets less than its heading. Of the rest, names
 * first get what nearly all of them need, then other words, then addresses; only then each gets what its few
 * longest need. Also returns the font size, which shrinks if even the minimum does not fit.
 */
export function shareWidths(
  columns: readonly ExportColumn[],
  lines: readonly PaperLine[],
  widthOf: WidthOf,
  available: number,
): { columns: PaperColumn[]; size: number } {
  const needs = columns.map((column, at) => needOf(column, at, lines, widthOf));
  const right = columns.map(({ kind }) => isFigure(kind));
  for (let size = LARGEST; ; size -= 0.5) {
    const points = (ems: number) => ems * size + 2 * PAD + SLACK;
    const least = needs.map(({ heading, most, gives }) =>
      points(gives === "never" ? most : Math.max(heading, Math.min(most, KEPT[gives]))),
    );
    if (sum(least) > available && size > SMALLEST) continue;
    const widths = shared(needs, least, points, available);
    let left = 0;
    const placed = filled(widths, right, available).map((width, at) => {
      const column = { left, width, isRight: right[at] ?? false };
      left += width;
      return column;
    });
    return { columns: placed, size };
  }
}

/** The width that a column needs, in ems. */
interface Need {
  heading: number;
  /** For its longest text, and for nearly all of its texts. */
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
  const gives = letters > SHORT ? (column.gives ?? givesWay(column)) : "never";
  if (gives === "never") return { heading, most, usual: most, gives };
  widths.sort();
  return { heading, most, usual: Math.max(heading, widths[Math.floor(widths.length * NEARLY)] ?? 0), gives };
}

/**
 * Gives each column its minimum; the rest goes first to what nearly all texts of a column need, then to the
 * longest, each in the order of ORDER.
 */
function shared(
  needs: readonly Need[],
  least: readonly number[],
  points: (ems: number) => number,
  available: number,
): number[] {
  const widths = [...least];
  let rest = Math.max(0, available - sum(least));
  for (const wanted of ["usual", "most"] as const)
    for (const turn of ORDER) {
      const smallestFirst = needs
        .map((need, at) => ({ at, width: points(need[wanted]), gives: need.gives }))
        .filter(({ gives }) => gives === turn)
        .sort((a, b) => a.width - b.width);
      for (const { at, width } of smallestFirst) {
        const given = Math.min(rest, Math.max(0, width - (widths[at] ?? 0)));
        widths[at] = (widths[at] ?? 0) + given;
        rest -= given;
      }
    }
  return widths;
}

/**
 * Adjusts the widths to fill the sheet: columns of words share the remaining width, or all columns if there
 * are none; an excess is taken from all.
 */
function filled(widths: readonly number[], right: readonly boolean[], available: number): number[] {
  const total = sum(widths);
  const words = sum(widths.filter((_, at) => !right[at]));
  if (total > available || words === 0) return widths.map((width) => (width * available) / (total || 1));
  const grow = 1 + (available - total) / words;
  return widths.map((width, at) => (right[at] ? width : width * grow));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The order in which columns get extra width. */
const ORDER = ["last", "soon", "first"] as const;
/** Minimum width of a long text in ems: eighteen letters of a name, a few words of an address. */
const KEPT: Readonly<Record<Exclude<GivesWay, "never">, number>> = { last: 10, soon: 7.5, first: 7.5 };
/** One text in twenty may be longer. */
const NEARLY = 0.95;
const LARGEST = 8;
const SMALLEST = 5;
/** Texts of up to this many letters are never cut. */
const SHORT = 24;
/** Keeps rounding from cutting a text. */
const SLACK = 0.01;
