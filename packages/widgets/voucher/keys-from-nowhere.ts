import { findActiveElement } from "../parts/active-element.ts";
import { focusField, focusFirstField } from "./field-order.ts";

/**
 * Keys for a voucher that fills its page, while no field has the focus: a letter or digit goes into
 * the first field, Enter focuses it, Ctrl+Enter posts, F2 goes to the date, PageUp to the previous
 * voucher. Returns a function that removes the listener.
 */
export function takeKeysFromNowhere(form: HTMLFormElement): () => void {
  const listen = (event: KeyboardEvent) => {
    // The page's main element may have the focus after navigation; that is not a field.
    if (!document.activeElement?.contains(form) || !form.checkVisibility()) return;
    if (event.target instanceof Node && form.contains(event.target)) return;
    if (event.defaultPrevented || event.altKey) return;
    const isPosting = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if ((event.ctrlKey || event.metaKey) && !isPosting) return;
    // Newly arrived lines may just have replaced the focused field.
    if (isPosting) form.querySelector<HTMLElement>('button[type="submit"]')?.click();
    else if (event.key === "F2") focusField(form, "date");
    else if (event.key === "PageUp") press(form, event);
    else if (event.key === "Enter") focusFirstField(form);
    else {
      // `?` and `/` open the list of keys and the page's search, and the space bar scrolls.
      if (event.key.length !== 1 || "?/ ".includes(event.key)) return;
      focusFirstField(form, true);
      const field = findActiveElement(form);
      // The browser types the letter into the newly focused field; a select button needs the key
      // event sent to it.
      if (field instanceof HTMLButtonElement) press(field, event);
      return;
    }
    event.preventDefault();
  };
  window.addEventListener("keydown", listen);
  return () => window.removeEventListener("keydown", listen);
}

function press(element: HTMLElement, { key, code }: KeyboardEvent): void {
  element.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
}
