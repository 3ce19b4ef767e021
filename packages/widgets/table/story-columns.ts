import type { CellKind, CellValue } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";

/** A column of a story's table: the value at an index of each row. */
export function storyColumn(
  id: string,
  at: number,
  kind: CellKind = "text",
  more: Partial<TableColumn> = {},
): TableColumn {
  // Rows in stories contain strings, numbers and nulls.
  return { id, label: id, kind, value: (row) => row[at] as CellValue, isSortable: true, ...more };
}

/** The index of the focused line; undefined if the focus is elsewhere. */
export function focusedLine(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"];
}

/** The element of a line. */
export function lineAt(canvas: HTMLElement, line: number): HTMLElement {
  const found = canvas.querySelector<HTMLElement>(`[data-row="${line}"]`);
  if (!found) throw new Error(`line ${line} is not drawn`);
  return found;
}
