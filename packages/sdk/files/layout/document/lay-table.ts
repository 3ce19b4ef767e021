import { money } from "../../../format/money.ts";
import { toDecimal } from "../../../money.ts";
import { shareWidths } from "../share-widths.ts";
import { CELL_PADDING, type Face, type PaperColumn, type WidthOf } from "../page-plan.ts";
import type { PaperTable } from "./paper-sheet.ts";
import { getLineHeight, wrapLines, writeLines, type Pen } from "./pen.ts";

export interface LaidTable {
  headHeight: number;
  heightOf: (texts: readonly string[], face?: Face) => number;
  drawHeads: (pen: Pen, y: number) => void;
  drawRow: (pen: Pen, texts: readonly string[], y: number, face?: Face) => number;
}

/** Figures get the width they need; words get the rest and wrap. */
export function layTable(table: PaperTable, place: { x: number; width: number }, pen: Pen): LaidTable {
  const heads = table.columns.map(({ label }) => label);
  // A cell of several lines is as wide as its widest line.
  const measureWidth: WidthOf = (text, size, face) =>
    Math.max(...text.split("\n").map((line) => pen.widthOf(line, size, face)));
  const { columns, size } = shareWidths(
    table.columns.map(({ label, isWords }) => ({
      label,
      kind: isWords ? ("text" as const) : ("money" as const),
      gives: isWords ? ("last" as const) : ("never" as const),
    })),
    [
      ...table.rows.map(({ texts }) => ({ texts, face: "regular" as const })),
      { texts: table.totals, face: "bold" as const },
    ],
    measureWidth,
    place.width,
  );
  const measureRoom = (column: PaperColumn) => column.width - 2 * CELL_PADDING;
  // Figures of crores may be wider than the smallest type allows: then the type is smaller still.
  const fittingSizes = columns.map((column, at) => {
    if (table.columns[at]?.isWords) return size;
    const widest = Math.max(
      measureWidth(table.totals[at] ?? "", 1, "bold"),
      ...table.rows.map(({ texts }) => measureWidth(texts[at] ?? "", 1, "regular")),
    );
    return widest === 0 ? size : measureRoom(column) / widest;
  });
  const type = Math.min(size, pen.sizes.text, ...fittingSizes);
  const wrapCells = (texts: readonly string[], face: Face) =>
    columns.map((column, at) => {
      const text = texts[at] ?? "";
      const isWords = table.columns[at]?.isWords === true;
      return isWords ? wrapLines(pen, text, measureRoom(column), { size: type, face }) : text.split("\n");
    });
  const measureHeight = (texts: readonly string[], face: Face = "regular") =>
    Math.max(1, ...wrapCells(texts, face).map((lines) => lines.length)) * getLineHeight(type) + ROW_PAD;
  const draw = (pen: Pen, texts: readonly string[], y: number, face: Face) => {
    wrapCells(texts, face).forEach((lines, at) => {
      const [column, head] = [columns[at], table.columns[at]];
      if (!column) return;
      const within = {
        x: place.x + column.left + CELL_PADDING,
        y: y + ROW_PAD / 2,
        width: measureRoom(column),
      };
      writeLines(pen, lines, within, { size: type, face, align: head?.isRight ? "right" : "left" });
    });
    return y + measureHeight(texts, face);
  };
  const headHeight = measureHeight(heads, "bold");
  return {
    headHeight,
    heightOf: measureHeight,
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

/** Sums carried forward after `rows` rows; undefined if the table has no sums. */
export function makeCarriedRow(table: PaperTable, rows: number, words: string): string[] | undefined {
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
