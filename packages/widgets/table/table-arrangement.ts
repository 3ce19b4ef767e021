import type { ReactNode } from "react";
import type { Track } from "./column-tracks.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";

/** How the visitor arranged a table's columns. */
export interface TableArrangement {
  /** Chosen widths in pixels, by column. */
  widths: Readonly<Record<string, number>>;
  /** The pinned columns, which stay at the left while the others scroll sideways: the table's first ones. */
  pinned: readonly string[];
}

/** What headings need for drag and resize; loaded once the first rows are drawn. */
export interface HeadingTools {
  /** The edge of a heading, which the visitor drags to resize its column. */
  edge: (column: TableColumn, track: Track, onDrag: DragEdge) => ReactNode;
  /** Lets the visitor drag headings to another place; returns a function that stops it. */
  watch: (row: HTMLElement, columns: readonly TableColumn[]) => () => void;
}

/** Shows a column at a temporary width while its edge is dragged; undefined ends that. */
export type DragEdge = (column: { id: string; width: number } | undefined) => void;
