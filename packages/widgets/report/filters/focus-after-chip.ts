/** Before a chip goes, moves the focus to the next one, or to what opens the filters when it was the last. */
export function focusAfterChip(cross: HTMLElement): void {
  const chips = cross.closest(".vb-report-chips");
  const report = cross.closest(".vb-report");
  const at = crosses(chips).indexOf(cross);
  // An empty report shows the chips once more, and those go as soon as there are rows.
  const others = crosses(report?.querySelector(".vb-report-chips") ?? chips);
  (others[at + 1] ?? others[at - 1] ?? filtersButton(report))?.focus();
}

/** Before all chips go, moves the focus to what opens the filters. */
export function focusAfterChips(report: Element | null): void {
  filtersButton(report)?.focus();
}

function crosses(chips: Element | null): HTMLElement[] {
  return [...(chips?.querySelectorAll<HTMLElement>(".vb-chip button") ?? [])];
}

/** Folded, the filters are in the menu, the last of the bar's buttons. */
function filtersButton(report: Element | null): HTMLElement | undefined {
  const bar = report?.querySelector(".vb-report-bar");
  return (
    bar?.querySelector<HTMLElement>(".vb-report-filters") ??
    [...(bar?.querySelectorAll<HTMLElement>("button") ?? [])].at(-1)
  );
}
