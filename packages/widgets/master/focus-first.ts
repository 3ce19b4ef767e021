import { activeElement } from "../parts/active-element.ts";

/** Focuses the form's first field, except on touch screens, where a keyboard would cover half the screen. */
export function focusFirst(box: HTMLElement | null): void {
  if (window.matchMedia("(pointer: coarse)").matches) return;
  const before = activeElement(box);
  // After the form is drawn with its new values.
  setTimeout(() => {
    // If the user has moved into a field by then, leave the focus there.
    const now = activeElement(box);
    if (now !== before && box?.contains(now) && now?.closest(".vb-form-fields")) return;
    const field = box?.querySelector<HTMLElement>(FIRST);
    // The field losing the focus belonged to the previous record: don't treat it as left by the user.
    box?.setAttribute(MOVED, "");
    field?.focus();
    box?.removeAttribute(MOVED);
    // Show the beginning of a long text, wherever the browser puts the caret.
    field?.scrollTo(0, 0);
  });
}

/** Whether the engine is moving the focus right now, so that no field was left by the user. */
export function isFocusMoved(field: Element): boolean {
  return field.closest(`[${MOVED}]`) !== null;
}

const MOVED = "data-focus-moved";

/**
 * Skips fields whose list opens on focus, which would cover the others, and the hidden input of a date, which
 * takes no focus (its parts do).
 */
const FIRST =
  '.vb-form-fields :is(input:not([role="combobox"], [hidden]), textarea, [role="spinbutton"], button:not([tabindex="-1"])):not(:disabled)';
