import type { PaperTable } from "./paper-sheet.ts";
import { carriedRow, layTable } from "./lay-table.ts";
import type { Pen } from "./pen.ts";

/** A sheet that is filled from top to bottom; when something has no room, the next one begins. */
export interface SheetPen extends Pen {
  y: number;
  x: number;
  width: number;
  /** Where the foot begins. */
  bottom: number;
  /** Begins the next sheet, with the document's number at its head. */
  next: () => void;
}

/** Draws a table over as many sheets as it needs: its heads on each, the sums so far where it goes on. */
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
    // Below it there must be room for the sums: those so far, or all.
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

/** Points: between the parts of a sheet. */
export const GAP = 10;
