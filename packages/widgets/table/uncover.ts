/** Scrolls sideways so that the focused element is not hidden under pinned columns. */
export function scrollFromPinnedColumns(table: Element, focusedElement: Element): void {
  const cell = focusedElement.closest(".vb-th, .vb-td");
  if (!cell || isStaying(cell)) return;
  const staying = [...(cell.parentElement?.children ?? [])].filter(isStaying);
  const edge = Math.max(...staying.map((each) => each.getBoundingClientRect().right));
  const coveredWidth = edge - focusedElement.getBoundingClientRect().left;
  if (coveredWidth > 0 && coveredWidth < Infinity) table.scrollLeft -= coveredWidth;
}

function isStaying(cell: Element): boolean {
  return getComputedStyle(cell).position === "sticky";
}
