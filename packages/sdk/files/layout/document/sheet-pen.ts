import type { PaperTable } from "./paper-sheet.ts";
import { carriedRow, layTable } from "./lay-table.ts";
import type { Pen } from "./pen.ts";

/** A sheet that is filled from top to bottom; if something does not fit, the next sheet starts. */
export interface SheetPen extends Pen {
  y: number;
  x: number;
  width: number;
  /** Where the footer starts. */
  bottom: number;
  /** Starts the next sheet, with the document's number in its header. */
  next: () => void;
}

/** Draws a table on as many sheets as it needs: its column headings on each, and the sums so far where it continues. */
export function drawTable(pen: SheetPen, table: PaperTable): void {
  const laid = layTable(table, pen, pen);
  const heads = () => {
    laid.drawHeads(pen, pen.y);
    pen.y += laid.headHeight;
  };
  const carriedHeight = laid.heightOf([], "bold");
  if (pen.y + laid.headHeight + 2 * carriedHeight > pen.bottom) pen.next();
  heads();
  table.rows.forEach(({ texts }, at) => {
    // Leave room below for the sums: those so far, or the totals.
    if (pen.y + laid.heightOf(texts) + carriedHeight > pen.bottom) {
      const over = carriedRow(table, at, table.carried.over);
      if (over) laid.drawRow(pen, over, pen.y, "bold");
      pen.next();
      heads();
      const forward = carriedRow(table, at, table.carried.forward);
      if (forward) pen.y = laid.drawRow(pen, forward, pen.y, "bold");
    }
    pen.y = laid.drawRow(pen, texts, pen.y);
  });
  if (table.totals.length > 0) pen.y = laid.drawRow(pen, table.totals, pen.y, "bold");
}

/** Points between the parts of a sheet. */
export const GAP = 10;
