export function focusRow(around: Element | null | undefined): void {
  around?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
}
