import { givesWay } from "./column-room.ts";
import { sum, type Track } from "./column-widths.ts";
import { toneColumn, type TableColumn } from "./table-column.ts";
import type { DataTableProps } from "./table-props.ts";

/**
 * Which columns are drawn in a width in pixels. Where it is too narrow for all, addresses and remarks leave, then other words, the last
 * of them first, but none of what names the row or is its amount; where it would not be enough, none does, and the table scrolls.
 */
export function fittingColumns(
  columns: readonly TableColumn[],
  tracks: readonly Track[],
  width: number,
  card: Pick<DataTableProps["card"], "title" | "amount">,
): readonly boolean[] {
  const pad = (2 * (width <= TIGHT ? 8 : 12)) / FIGURE;
  const staying = [card.title, card.amount, columns[toneColumn(columns)]?.id];
  let over = sum(tracks, "least") + tracks.length * pad - width / FIGURE;
  const isDrawn = columns.map(() => true);
  for (const turn of ["first", "soon"] as const)
    for (let at = columns.length - 1; at >= 0 && over > 0; at -= 1) {
      const column = columns[at];
      if (!column || staying.includes(column.id) || givesWay(column) !== turn) continue;
      isDrawn[at] = false;
      over -= (tracks[at]?.least ?? 0) + pad;
    }
  return over > 0 ? columns.map(() => true) : isDrawn;
}

/** Up to this width cells have less padding (report.css); and the width of a figure in the usual type. */
const TIGHT = 1040;
const FIGURE = 8.6;
