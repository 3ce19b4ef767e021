import { cellText } from "../../packages/sdk/files/cells/cell-text.ts";
import type { CellKind, CellValue } from "../../packages/sdk/files/cells/cell-kind.ts";
import { billPage, billReport } from "./bills.ts";

/** A column that both tables show: those columns of the bill report that fit the page width. */
export interface ShownColumn {
  id: string;
  label: string;
  kind: CellKind;
  /** Its index in a row. */
  at: number;
}

export const shownColumns: readonly ShownColumn[] = billReport.columns.flatMap(
  ({ field, label, kind = "text" }) =>
    field === undefined
      ? []
      : [{ id: field, label: label ?? field, kind, at: billPage(1, 1, 1).columns.indexOf(field) }],
);

/** Index of the column that says whether the bill is cancelled. */
export const STATUS = billPage(1, 1, 1).columns.indexOf("Status");

/** The server's response as JSON text, so that each table parses its own copy. */
export function billsAsText(bills: number): string {
  return JSON.stringify(billPage(1, bills, bills).rows);
}

/** The text of a cell, the same in both tables. */
export function shownText(kind: CellKind, value: unknown): string {
  // Rows contain only strings, numbers and nulls.
  return cellText(kind, value as CellValue, "N/A");
}

/** A table on the page, controlled as a user would. */
export interface TableOnPage {
  sort: (id: string, isDescending: boolean) => void;
  search: (text: string) => void;
  scroller: () => HTMLElement;
  /** Texts of the visible rows, keyed by row index. */
  drawn: () => Map<number, string[]>;
  /** Text of one cell; undefined if it is not drawn. */
  cell: (row: number, id: string) => string | undefined;
  remove: () => void;
}

/** The texts of cells. Spaces are removed, because they differ between the tables. */
export function textsOf(cells: Iterable<Element>): string[] {
  return [...cells].map((cell) => (cell.textContent ?? "").replaceAll(/\s/g, ""));
}
