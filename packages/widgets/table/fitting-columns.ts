import { givesWay } from "../../sdk/files/cells/give-way.ts";
import { sum, type Track } from "./column-tracks.ts";
import { toneColumn } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "./table-column.ts";
import type { DataTableProps } from "./table-props.ts";

/** The same in a table as it stands: reports have less padding where they are narrow, and a host may have its own. */
export function fittingIn(table: Element) {
  return (
    columns: readonly TableColumn[],
    tracks: readonly Pick<Track, "least">[],
    room: { width: number; figure: number },
    card: Pick<DataTableProps["card"], "title" | "amount">,
  ) => {
    const pad = 2 * parseFloat(getComputedStyle(table).getPropertyValue("--vb-cell-pad"));
    return fittingColumns(columns, tracks, { ...room, pad }, card);
  };
}

/**
 * Which columns are drawn in a width, with a padding on both sides of each cell together, in pixels. Where it is too narrow for all, addresses and remarks leave, then other words, the last
 * of them first, but none of what names the row or is its amount; where it would not be enough, none does, and the table scrolls.
 */
export function fittingColumns(
  columns: readonly TableColumn[],
  tracks: readonly Pick<Track, "least">[],
  { width, pad, figure }: { width: number; pad: number; figure: number },
  card: Pick<DataTableProps["card"], "title" | "amount">,
): readonly boolean[] {
  const staying = [card.title, card.amount, columns[toneColumn(columns)]?.id];
  let over = sum(tracks, "least") + (tracks.length * pad - width) / figure;
  const isDrawn = columns.map(() => true);
  for (const turn of ["first", "soon"] as const)
    for (let at = columns.length - 1; at >= 0 && over > 0; at -= 1) {
      const column = columns[at];
      if (!column || staying.includes(column.id) || givesWay(column) !== turn) continue;
      isDrawn[at] = false;
      over -= (tracks[at]?.least ?? 0) + pad / figure;
    }
  return over > 0 ? columns.map(() => true) : isDrawn;
}
