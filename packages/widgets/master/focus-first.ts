/** Puts the focus on the form's first field, but not where that opens a keyboard over half the screen. */
export function focusFirst(box: HTMLElement | null): void {
  if (window.matchMedia("(pointer: coarse)").matches) return;
  // The form is drawn with its new values first.
  setTimeout(() => {
    box?.querySelector<HTMLElement>(".vb-form-fields :is(input, textarea, button):not(:disabled)")?.focus();
  });
}
