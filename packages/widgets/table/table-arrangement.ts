import type { ReactNode } from "react";
import type { Track } from "./column-tracks.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";

export interface TableArrangement {
  /** Chosen widths in pixels, by column. */
  widths: Readonly<Record<string, number>>;
  /** The table's first columns, which stay at the left while the others scroll sideways. */
  pinned: readonly string[];
}

export interface HeadingTools {
  edge: (column: TableColumn, track: Track, onDrag: DragEdge) => ReactNode;
  /** Returns a function that ends the dragging of headings. */
  watch: (row: HTMLElement, columns: readonly TableColumn[]) => () => void;
}

export type DragEdge = (column: { id: string; width: number } | undefined) => void;
