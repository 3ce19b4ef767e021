import { activeElement } from "../parts/active-element.ts";
import { focusField, focusFirstField } from "./field-order.ts";

/**
 * A voucher that is its page's own is typed into as soon as it is opened: while no field has the focus, a letter or a figure goes into its first
 * field, Enter goes there, F2 to the day, and PageUp to the voucher before. Answers what ends it.
 */
export function takeKeysFromNowhere(form: HTMLElement): () => void {
  const listen = (event: KeyboardEvent) => {
    // A page's main part may have the focus since it was opened: that is none of a field.
    if (!document.activeElement?.contains(form) || !form.checkVisibility()) return;
    if (event.target instanceof Node && form.contains(event.target)) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "F2") focusField(form, "date");
    else if (event.key === "PageUp") press(form, event);
    else if (event.key === "Enter") focusFirstField(form);
    else {
      // The list of keys and a page's own search are asked for by these, and the space bar scrolls.
      if (event.key.length !== 1 || "?/ ".includes(event.key)) return;
      focusFirstField(form, true);
      const field = activeElement(form);
      // A letter is typed into what has the focus by then; a button with a few choices has to be told of it.
      if (field instanceof HTMLButtonElement) press(field, event);
      return;
    }
    event.preventDefault();
  };
  window.addEventListener("keydown", listen);
  return () => window.removeEventListener("keydown", listen);
}

/** Tells an element of a key as if it had been pressed there. */
function press(element: HTMLElement, { key, code }: KeyboardEvent): void {
  element.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
}
