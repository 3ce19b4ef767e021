/** Puts the focus on the row of a table that Tab would reach: where the visitor was, or the first. */
export function focusRow(around: Element | null | undefined): void {
  around?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
}
