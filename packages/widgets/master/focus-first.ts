import { activeElement } from "../parts/active-element.ts";

/** Puts the focus on the form's first field, but not where that opens a keyboard over half the screen. */
export function focusFirst(box: HTMLElement | null): void {
  if (window.matchMedia("(pointer: coarse)").matches) return;
  const before = activeElement(box);
  // The form is drawn with its new values first.
  setTimeout(() => {
    // Who has gone into a field by then stays there.
    const now = activeElement(box);
    if (now !== before && box?.contains(now) && now?.closest(".vb-form-fields")) return;
    const field = box?.querySelector<HTMLElement>(FIRST);
    // The field that is left for it belonged to the record before: nobody has passed over it in this one.
    box?.setAttribute(MOVED, "");
    field?.focus();
    box?.removeAttribute(MOVED);
    // Of a long text its beginning is shown, wherever the browser puts the caret.
    field?.scrollTo(0, 0);
  });
}

/** Whether the engine itself is moving the focus at this moment, and nobody has left a field. */
export function isFocusMoved(field: Element): boolean {
  return field.closest(`[${MOVED}]`) !== null;
}

const MOVED = "data-focus-moved";

/**
 * A field whose list opens as soon as it is focused would lie over the others: the next one is the first. A day is typed into its
 * parts; the input behind them takes no focus.
 */
const FIRST =
  '.vb-form-fields :is(input:not([role="combobox"], [hidden]), textarea, [role="spinbutton"], button:not([tabindex="-1"])):not(:disabled)';
