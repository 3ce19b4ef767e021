import { money } from "../../../format/money.ts";
import { toDecimal } from "../../../money.ts";
import { shareWidths } from "../share-widths.ts";
import { PAD, type Face, type PaperColumn, type WidthOf } from "../page-plan.ts";
import type { PaperTable } from "./paper-sheet.ts";
import { leading, linesOf, writeLines, type Pen } from "./pen.ts";

/** A table with its columns placed, to be drawn row by row. */
export interface LaidTable {
  /** Height of the column headings. */
  headHeight: number;
  heightOf: (texts: readonly string[], face?: Face) => number;
  drawHeads: (pen: Pen, y: number) => void;
  /** Draws a row and returns where the next one starts. */
  drawRow: (pen: Pen, texts: readonly string[], y: number, face?: Face) => number;
}

/** Places a table's columns in a width: figures get what they need, words get the rest and wrap. */
export function layTable(table: PaperTable, place: { x: number; width: number }, pen: Pen): LaidTable {
  const heads = table.columns.map(({ label }) => label);
  // A cell of several lines is as wide as its widest line.
  const widthOf: WidthOf = (text, size, face) =>
    Math.max(...text.split("\n").map((line) => pen.widthOf(line, size, face)));
  const { columns, size } = shareWidths(
    // The remaining width goes to the columns of words.
    table.columns.map(({ label, isWords }) => ({
      label,
      kind: isWords ? ("text" as const) : ("money" as const),
      gives: isWords ? ("last" as const) : ("never" as const),
    })),
    [
      ...table.rows.map(({ texts }) => ({ texts, face: "regular" as const })),
      { texts: table.totals, face: "bold" as const },
    ],
    widthOf,
    place.width,
  );
  const type = Math.min(size, pen.sizes.text);
  const room = (column: PaperColumn) => column.width - 2 * PAD;
  const cells = (texts: readonly string[], face: Face) =>
    columns.map((column, at) => {
      const text = texts[at] ?? "";
      const isWords = table.columns[at]?.isWords === true;
      return isWords ? linesOf(pen, text, room(column), { size: type, face }) : text.split("\n");
    });
  const heightOf = (texts: readonly string[], face: Face = "regular") =>
    Math.max(1, ...cells(texts, face).map((lines) => lines.length)) * leading(type) + ROW_PAD;
  const draw = (pen: Pen, texts: readonly string[], y: number, face: Face) => {
    cells(texts, face).forEach((lines, at) => {
      const [column, head] = [columns[at], table.columns[at]];
      if (!column) return;
      const within = { x: place.x + column.left + PAD, y: y + ROW_PAD / 2, width: room(column) };
      writeLines(pen, lines, within, { size: type, face, align: head?.isRight ? "right" : "left" });
    });
    return y + heightOf(texts, face);
  };
  const headHeight = heightOf(heads, "bold");
  return {
    headHeight,
    heightOf,
    drawHeads: (pen, y) => {
      pen.marks.push({ kind: "band", x: place.x, y, width: place.width, height: headHeight });
      draw(pen, heads, y, "bold");
    },
    drawRow: (pen, texts, y, face = "regular") => {
      const below = draw(pen, texts, y, face);
      pen.marks.push({ kind: "line", x: place.x, y: below, toX: place.x + place.width, toY: below });
      return below;
    },
  };
}

/** The row with the sums carried forward after `rows` rows; undefined if the table has no sums. */
export function carriedRow(table: PaperTable, rows: number, words: string): string[] | undefined {
  const isSummed = table.rows[0]?.paise.some((sum) => sum !== undefined) === true;
  if (!isSummed) return undefined;
  const sums = table.columns.map((_, at) => {
    if (table.rows[0]?.paise[at] === undefined) return undefined;
    return table.rows.slice(0, rows).reduce((sum, { paise }) => sum + BigInt(paise[at] ?? 0), 0n);
  });
  return sums.map((sum, at) =>
    sum === undefined ? (table.columns[at]?.isWords ? words : "") : money(toDecimal(sum)),
  );
}

const ROW_PAD = 4;
