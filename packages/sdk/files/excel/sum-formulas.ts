import type { CellKind } from "../cells/cell-kind.ts";
import { toParts } from "../cells/subtotal.ts";
import { isGroup, type ExportLine, type ExportSheet } from "../sheet.ts";
import { columnName } from "./workbook-xml.ts";

/** The formulas of a sheet's sums, by column; undefined where a figure is no sum of the cells above or below it, as a percentage. */
export interface SumFormulas {
  /** Of the group whose words stand in this row. */
  ofGroup: (row: number, at: number) => string | undefined;
  ofTotal: (at: number) => string | undefined;
}

/**
 * Sums as formulas over their rows, so that a corrected or filtered sheet adds up anew. SUBTOTAL leaves out the rows that a filter hides
 * and the sums of groups inside it. `firstLine` is the line of the first row.
 */
export function sumFormulas({ columns, rows, totals }: ExportSheet, firstLine: number): SumFormulas {
  const ranges = rows.map((line, row) => (isGroup(line) ? rangeOf(rows, row) : undefined));
  const known = columns.map(({ kind }, at) => {
    const total = totals[at] ?? null;
    const hasGroups = rows.some((line) => isGroup(line) && (line.figures[at] ?? null) !== null);
    if (total === null && !hasGroups) return { groups: false, total: false };
    const until = runningSums(rows, kind, at);
    const isSum = (figure: unknown, [from, end]: Range) =>
      end > from && Number(toParts(kind, figure as string)) === (until[end] ?? 0) - (until[from] ?? 0);
    // One group that is no sum would be added to the sums around it.
    const groups = rows.every((line, row) => {
      const figure = isGroup(line) ? (line.figures[at] ?? null) : null;
      const range = ranges[row];
      return figure === null || (range !== undefined && isSum(figure, range));
    });
    return { groups, total: groups && total !== null && isSum(total, [0, rows.length]) };
  });
  const formula = (at: number, [from, end]: Range) => {
    const name = columnName(at);
    return `SUBTOTAL(9,${name}${firstLine + from}:${name}${firstLine + end - 1})`;
  };
  return {
    ofGroup: (row, at) => {
      const range = ranges[row];
      return known[at]?.groups && range ? formula(at, range) : undefined;
    },
    ofTotal: (at) => (known[at]?.total ? formula(at, [0, rows.length]) : undefined),
  };
}

/** The rows of a group: from its words to the next group's that is not inside it; of sums below, from the words that they belong to. */
function rangeOf(rows: readonly ExportLine[], row: number): Range | undefined {
  const own = rows[row];
  if (!own || !isGroup(own)) return undefined;
  const isOutside = (line: ExportLine) => isGroup(line) && line.level <= own.level;
  if (own.kind === "subtotal") return [rows.slice(0, row).findLastIndex(isOutside) + 1, row];
  const next = rows.findIndex((line, at) => at > row && isOutside(line));
  return [row + 1, next < 0 ? rows.length : next];
}

/** What the plain rows before each one come to, in the smallest parts. */
function runningSums(rows: readonly ExportLine[], kind: CellKind, at: number): Float64Array {
  const sums = new Float64Array(rows.length + 1);
  rows.forEach((line, row) => {
    sums[row + 1] = (sums[row] ?? 0) + (isGroup(line) ? 0 : Number(toParts(kind, line[at] ?? null)));
  });
  return sums;
}

/** First row and the one after the last, counted from 0. */
type Range = readonly [from: number, end: number];
