import { formatCellText } from "../../packages/sdk/files/cells/cell-text.ts";
import type { CellKind, CellValue } from "../../packages/sdk/files/cells/cell-kind.ts";
import { makeBillPage, billReport } from "./bills.ts";

export interface ShownColumn {
  id: string;
  label: string;
  kind: CellKind;
  at: number;
}

export const shownColumns: readonly ShownColumn[] = billReport.columns.flatMap(
  ({ field, label, kind = "text" }) =>
    field === undefined
      ? []
      : [{ id: field, label: label ?? field, kind, at: makeBillPage(1, 1, 1).columns.indexOf(field) }],
);

export const STATUS_COLUMN = makeBillPage(1, 1, 1).columns.indexOf("Status");

/** The server's response as JSON text, so that each table parses its own copy. */
export function writeBillsJson(bills: number): string {
  return JSON.stringify(makeBillPage(1, bills, bills).rows);
}

export function formatShownText(kind: CellKind, value: unknown): string {
  // Rows contain only strings, numbers and nulls.
  return formatCellText(kind, value as CellValue, "N/A");
}

export interface TableOnPage {
  sort: (id: string, isDescending: boolean) => void;
  search: (text: string) => void;
  scroller: () => HTMLElement;
  /** Texts of the visible rows, keyed by row index. */
  drawn: () => Map<number, string[]>;
  cell: (row: number, id: string) => string | undefined;
  remove: () => void;
}

/** Spaces are removed, because they differ between the tables. */
export function readCellTexts(cells: Iterable<Element>): string[] {
  return [...cells].map((cell) => (cell.textContent ?? "").replaceAll(/\s/g, ""));
}
