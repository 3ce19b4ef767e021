/** Gives the focus back to the row where the visitor was. */
export function focusRow(report: Element | null | undefined): void {
  report?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
}
