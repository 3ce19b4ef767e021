import { chooseGivesWay } from "../../sdk/files/cells/give-way.ts";
import { sum, type Track } from "./column-tracks.ts";
import { findToneColumn } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";
import type { DataTableProps } from "./table-props.ts";

/** Uses the table's actual cell padding: narrow reports have less, and a host may set its own. */
export function createFitting(table: Element) {
  return (
    columns: readonly TableColumn[],
    tracks: readonly Pick<Track, "least">[],
    room: { width: number; figure: number },
    card: Pick<DataTableProps["card"], "title" | "amount">,
  ) => {
    const pad = 2 * parseFloat(getComputedStyle(table).getPropertyValue("--vb-cell-pad"));
    return chooseFittingColumns(columns, tracks, { ...room, pad }, card);
  };
}

/**
 * Says for each column whether it is drawn in a width, in pixels; `pad` is the padding on both
 * sides of a cell together. If not all columns fit, addresses and remarks are dropped first, then
 * other text columns, from the last to the first, but never the row's title or amount. If that is
 * still not enough, no column is dropped and the table scrolls.
 */
export function chooseFittingColumns(
  columns: readonly TableColumn[],
  tracks: readonly Pick<Track, "least">[],
  { width, pad, figure }: { width: number; pad: number; figure: number },
  card: Pick<DataTableProps["card"], "title" | "amount">,
): readonly boolean[] {
  const staying = [card.title, card.amount, columns[findToneColumn(columns)]?.id];
  let over = sum(tracks, "least") + (tracks.length * pad - width) / figure;
  const isDrawn = columns.map(() => true);
  for (const turn of ["first", "soon"] as const)
    for (let at = columns.length - 1; at >= 0 && over > 0; at -= 1) {
      const column = columns[at];
      if (!column || staying.includes(column.id) || chooseGivesWay(column) !== turn) continue;
      isDrawn[at] = false;
      over -= (tracks[at]?.least ?? 0) + pad / figure;
    }
  return over > 0 ? columns.map(() => true) : isDrawn;
}
