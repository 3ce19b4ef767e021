import { findActiveElement } from "../parts/active-element.ts";

/** Focuses the first field, except on touch screens: a keyboard would cover half the screen. */
export function focusFirst(box: HTMLElement | null): void {
  if (window.matchMedia("(pointer: coarse)").matches) return;
  const before = findActiveElement(box);
  setTimeout(() => {
    // If the user has moved into a field by then, leave the focus there.
    const now = findActiveElement(box);
    if (now !== before && box?.contains(now) && now?.closest(".vb-form-fields")) return;
    const field = box?.querySelector<HTMLElement>(FIRST_FIELD_SELECTOR);
    // The field losing the focus belonged to the previous record: don't treat it as left by the
    // user.
    box?.setAttribute(MOVED_ATTRIBUTE, "");
    field?.focus();
    box?.removeAttribute(MOVED_ATTRIBUTE);
    field?.scrollTo(0, 0);
  });
}

export function isFocusMoved(field: Element): boolean {
  return field.closest(`[${MOVED_ATTRIBUTE}]`) !== null;
}

const MOVED_ATTRIBUTE = "data-focus-moved";

/** Skips lists that would open on focus and cover others, and a date's hidden input. */
const FIRST_FIELD_SELECTOR =
  '.vb-form-fields :is(input:not([role="combobox"], [hidden]), textarea, [role="spinbutton"], button:not([tabindex="-1"])):not(:disabled)';
