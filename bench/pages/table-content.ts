import { cellText } from "../../packages/sdk/files/cells/cell-text.ts";
import type { CellKind, CellValue } from "../../packages/sdk/files/cells/cell-kind.ts";
import { billPage, billReport } from "./bills.ts";

/** What both tables show: the columns of the bill report, as long as the page is wide. */
export interface ShownColumn {
  id: string;
  label: string;
  kind: CellKind;
  /** Its place in a row. */
  at: number;
}

export const shownColumns: readonly ShownColumn[] = billReport.columns.flatMap(
  ({ field, label, kind = "text" }) =>
    field === undefined
      ? []
      : [{ id: field, label: label ?? field, kind, at: billPage(1, 1, 1).columns.indexOf(field) }],
);

/** Where in a row it says whether the bill is cancelled. */
export const STATUS = billPage(1, 1, 1).columns.indexOf("Status");

/** The answer of the server as text, for each table to read its own copy. */
export function billsAsText(bills: number): string {
  return JSON.stringify(billPage(1, bills, bills).rows);
}

/** What a cell reads in both tables. */
export function shownText(kind: CellKind, value: unknown): string {
  // Rows hold texts, numbers and nulls.
  return cellText(kind, value as CellValue, "N/A");
}

/** A table on the page that can be told what a visitor would tell it. */
export interface TableOnPage {
  sort: (id: string, isDescending: boolean) => void;
  search: (text: string) => void;
  /** The element that scrolls. */
  scroller: () => HTMLElement;
  /** Texts of the drawn rows that are in view, by their place. */
  drawn: () => Map<number, string[]>;
  /** Text of one cell; nothing while it is not drawn. */
  cell: (row: number, id: string) => string | undefined;
  remove: () => void;
}

/** The elements of rows as texts. Spaces between the parts of a cell are nobody's business. */
export function textsOf(cells: Iterable<Element>): string[] {
  return [...cells].map((cell) => (cell.textContent ?? "").replaceAll(/\s/g, ""));
}
