import { givesWay } from "../cells/give-way.ts";
import { type GivesWay, isFigure } from "../cells/cell-kind.ts";
import type { ExportColumn } from "../sheet.ts";
import { PAD, type PaperColumn, type PaperLine, type WidthOf } from "./page-plan.ts";

/**
 * Shares the width of a sheet among columns by what they hold. Figures, dates, tags, numbers of documents and short texts get what their
 * longest needs, and no column less than its heading. Of the rest, names first get what nearly all of them need, then other words,
 * then addresses; only then each gets what its few longest need. Answers the size of type with it, which shrinks when even the least
 * does not fit.
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

/** What a column needs, in ems. */
interface Need {
  heading: number;
  /** Of its longest text, and of nearly all of them. */
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

/** Everyone's least; what is left over goes to what nearly all texts of a column need, then to the longest, each in the order of ORDER. */
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

/** The widths made to fill the sheet: words share what nobody needs, or all do where there are none; too much is taken from all. */
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

/** Who is given first. */
const ORDER = ["last", "soon", "first"] as const;
/** Ems that a long text keeps at least: eighteen letters of a name, a few words of an address. */
const KEPT: Readonly<Record<Exclude<GivesWay, "never">, number>> = { last: 10, soon: 7.5, first: 7.5 };
/** Of twenty texts one may be longer. */
const NEARLY = 0.95;
const LARGEST = 8;
const SMALLEST = 5;
/** Letters up to which a text is never cut. */
const SHORT = 24;
/** So that rounding cuts nothing. */
const SLACK = 0.01;
