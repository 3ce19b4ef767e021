import type { FocusEvent } from "react";

/** Scrolls a table so that what has the focus is not under the columns that stay at the left. */
export function uncover({ currentTarget: table, target }: FocusEvent<HTMLElement>): void {
  const cell = target.closest(".vb-th, .vb-td");
  if (!cell || isStaying(cell)) return;
  const staying = [...(cell.parentElement?.children ?? [])].filter(isStaying);
  const edge = Math.max(...staying.map((each) => each.getBoundingClientRect().right));
  const covered = edge - target.getBoundingClientRect().left;
  if (covered > 0 && covered < Infinity) table.scrollLeft -= covered;
}

function isStaying(cell: Element): boolean {
  return getComputedStyle(cell).position === "sticky";
}
