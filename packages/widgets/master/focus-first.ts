/** Puts the focus on the form's first field, but not where that opens a keyboard over half the screen. */
export function focusFirst(box: HTMLElement | null): void {
  if (window.matchMedia("(pointer: coarse)").matches) return;
  // The form is drawn with its new values first.
  setTimeout(() => {
    const field = box?.querySelector<HTMLElement>(FIRST);
    field?.focus();
    // Of a long text its beginning is shown, wherever the browser puts the caret.
    field?.scrollTo(0, 0);
  });
}

/**
 * A field whose list opens as soon as it is focused would lie over the others: the next one is the first. A day is typed into its
 * parts; the input behind them takes no focus.
 */
const FIRST =
  '.vb-form-fields :is(input:not([role="combobox"], [hidden]), textarea, [role="spinbutton"], button:not([tabindex="-1"])):not(:disabled)';
