/** Before a chip is removed, moves the focus to the next one, or to the filters button after the last. */
export function focusAfterChip(cross: HTMLElement): void {
  const chips = cross.closest(".vb-report-chips");
  const report = cross.closest(".vb-report");
  const at = crosses(chips).indexOf(cross);
  // An empty report shows the chips a second time; those disappear as soon as there are rows.
  const others = crosses(report?.querySelector(".vb-report-chips") ?? chips);
  (others[at + 1] ?? others[at - 1] ?? filtersButton(report))?.focus();
}

/** Before all chips are removed, moves the focus to the filters button. */
export function focusAfterChips(report: Element | null): void {
  filtersButton(report)?.focus();
}

function crosses(chips: Element | null): HTMLElement[] {
  return [...(chips?.querySelectorAll<HTMLElement>(".vb-chip button") ?? [])];
}

/** In a folded toolbar, the filters are in the menu, the last button. */
function filtersButton(report: Element | null): HTMLElement | undefined {
  const bar = report?.querySelector(".vb-report-bar");
  return (
    bar?.querySelector<HTMLElement>(".vb-report-filters") ??
    [...(bar?.querySelectorAll<HTMLElement>("button") ?? [])].at(-1)
  );
}
