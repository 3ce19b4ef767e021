import type { ReactNode } from "react";
import type { Track } from "./column-tracks.ts";
import type { TableColumn } from "./table-column.ts";

/** How the visitor arranged a table's columns. */
export interface TableArrangement {
  /** Chosen widths in pixels, by column. */
  widths: Readonly<Record<string, number>>;
  /** The columns that stay at the left while the others scroll sideways: they are the table's first. */
  pinned: readonly string[];
}

/** What headings need for being arranged: fetched once the first rows are drawn. */
export interface HeadingTools {
  /** The edge of a heading, which is dragged to make its column wider. */
  edge: (column: TableColumn, track: Track, onDrag: DragEdge) => ReactNode;
  /** Lets headings be dragged to another place; returns what ends that. */
  watch: (row: HTMLElement, columns: readonly TableColumn[]) => () => void;
}

/** Shows a column in a width while its edge is dragged. */
export type DragEdge = (column: { id: string; width: number } | undefined) => void;
