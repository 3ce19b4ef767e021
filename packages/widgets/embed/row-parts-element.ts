import type { CellProps, RowAction } from "../table/host/row-parts.ts";

export type AnyRow = Readonly<Record<string, unknown>>;

/** Returns what a cell shows instead of its text; nothing leaves the text. */
export type DrawElementCell = (cell: CellProps<AnyRow>) => Node | string | number | null | undefined;

/** An action on a row; `vanbook-action` tells of it, too. */
export interface ElementAction extends Omit<RowAction<AnyRow>, "onAction"> {
  onAction?: RowAction<AnyRow>["onAction"] | undefined;
}

/** What a page may draw in the rows of an element. */
export interface RowPartsElement extends HTMLElement {
  /** By the column's field. Has no effect in a frame. */
  cells?: Readonly<Record<string, DrawElementCell>> | undefined;
  /** In a frame, no action is hidden or disabled. */
  rowActions?: readonly ElementAction[] | undefined;
}
