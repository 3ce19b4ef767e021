/** Scrolls a table sideways so that the focused element is not hidden under pinned columns. */
export function uncover(table: Element, focused: Element): void {
  const cell = focused.closest(".vb-th, .vb-td");
  if (!cell || isStaying(cell)) return;
  const staying = [...(cell.parentElement?.children ?? [])].filter(isStaying);
  const edge = Math.max(...staying.map((each) => each.getBoundingClientRect().right));
  const covered = edge - focused.getBoundingClientRect().left;
  if (covered > 0 && covered < Infinity) table.scrollLeft -= covered;
}

function isStaying(cell: Element): boolean {
  return getComputedStyle(cell).position === "sticky";
}
