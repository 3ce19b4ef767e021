/** Focuses the table's tab stop: the row that the user was on, or the first. */
export function focusRow(around: Element | null | undefined): void {
  around?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
}
