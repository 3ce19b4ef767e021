import type { CellKind } from "../cells/cell-kind.ts";
import { toParts } from "../cells/subtotal.ts";
import { isGroup, type ExportLine, type ExportSheet } from "../sheet.ts";
import { columnName } from "./workbook-xml.ts";

/**
 * The formulas of a sheet's sums, by column; undefined if a figure is not a sum of the cells above or below
 * it, such as a percentage.
 */
export interface SumFormulas {
  /** For the group whose label is in this row. */
  ofGroup: (row: number, at: number) => string | undefined;
  ofTotal: (at: number) => string | undefined;
}

/**
 * Sums as formulas over their rows, so that an edited or filtered sheet is recalculated. SUBTOTAL omits rows
 * hidden by a filter and the sums of groups inside it. `firstLine` is the line of the first row.
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
    // If one group isn't a plain sum, SUBTOTAL would add it to the sums around it, so the column gets no
    // formulas.
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

/**
 * The rows of a group: from its label to the next group that is not inside it; for sums below the rows, from
 * the label that they belong to.
 */
function rangeOf(rows: readonly ExportLine[], row: number): Range | undefined {
  const own = rows[row];
  if (!own || !isGroup(own)) return undefined;
  const isOutside = (line: ExportLine) => isGroup(line) && line.level <= own.level;
  if (own.kind === "subtotal") return [rows.slice(0, row).findLastIndex(isOutside) + 1, row];
  const next = rows.findIndex((line, at) => at > row && isOutside(line));
  return [row + 1, next < 0 ? rows.length : next];
}

/** Running sums: for each row, the sum of the plain rows before it, in the smallest units. */
function runningSums(rows: readonly ExportLine[], kind: CellKind, at: number): Float64Array {
  const sums = new Float64Array(rows.length + 1);
  rows.forEach((line, row) => {
    sums[row + 1] = (sums[row] ?? 0) + (isGroup(line) ? 0 : Number(toParts(kind, line[at] ?? null)));
  });
  return sums;
}

/** First row and the row after the last, from 0. */
type Range = readonly [from: number, end: number];
