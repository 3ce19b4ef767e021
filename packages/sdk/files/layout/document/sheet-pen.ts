import type { PaperTable } from "./paper-sheet.ts";
import { makeCarriedRow, layTable } from "./lay-table.ts";
import type { Pen } from "./pen.ts";

export interface SheetPen extends Pen {
  y: number;
  x: number;
  width: number;
  bottom: number;
  next: () => void;
}

export function drawTable(pen: SheetPen, table: PaperTable): void {
  const tableLayout = layTable(table, pen, pen);
  const drawHeads = () => {
    tableLayout.drawHeads(pen, pen.y);
    pen.y += tableLayout.headHeight;
  };
  const carriedHeight = tableLayout.heightOf([], "bold");
  if (pen.y + tableLayout.headHeight + 2 * carriedHeight > pen.bottom) pen.next();
  drawHeads();
  table.rows.forEach(({ texts }, at) => {
    if (pen.y + tableLayout.heightOf(texts) + carriedHeight > pen.bottom) {
      const over = makeCarriedRow(table, at, table.carried.over);
      if (over) tableLayout.drawRow(pen, over, pen.y, "bold");
      pen.next();
      drawHeads();
      const forward = makeCarriedRow(table, at, table.carried.forward);
      if (forward) pen.y = tableLayout.drawRow(pen, forward, pen.y, "bold");
    }
    pen.y = tableLayout.drawRow(pen, texts, pen.y);
  });
  if (table.totals.length > 0) pen.y = tableLayout.drawRow(pen, table.totals, pen.y, "bold");
}

export const PART_GAP = 10;
