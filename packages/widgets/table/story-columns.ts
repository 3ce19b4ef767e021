import type { CellKind, CellValue } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "./table-column.ts";

/** A column of a story's table: the value at a place of each row. */
export function storyColumn(
  id: string,
  at: number,
  kind: CellKind = "text",
  more: Partial<TableColumn> = {},
): TableColumn {
  // Rows of stories hold texts, numbers and nulls.
  return { id, label: id, kind, value: (row) => row[at] as CellValue, isSortable: true, ...more };
}

/** The line with the focus, by its place; nothing when the focus is elsewhere. */
export function focusedLine(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"];
}

/** The element of a line. */
export function lineAt(canvas: HTMLElement, line: number): HTMLElement {
  const found = canvas.querySelector<HTMLElement>(`[data-row="${line}"]`);
  if (!found) throw new Error(`line ${line} is not drawn`);
  return found;
}
