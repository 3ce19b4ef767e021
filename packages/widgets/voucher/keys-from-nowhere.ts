import { focusField, focusFirstField } from "./field-order.ts";

/**
 * A voucher that is its page's own is typed into as soon as it is opened: while no field has the focus, a letter or a figure goes into its first
 * field, Enter goes there, and F2 to the day. Answers what ends it.
 */
export function takeKeysFromNowhere(form: HTMLElement): () => void {
  const listen = (event: KeyboardEvent) => {
    // A page's main part may have the focus since it was opened: that is none of a field.
    if (!document.activeElement?.contains(form) || !form.checkVisibility()) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "F2") focusField(form, "date");
    else if (event.key === "Enter") focusFirstField(form);
    else {
      // The list of keys and a page's own search are asked for by these, and the space bar scrolls.
      if (event.key.length === 1 && !"?/ ".includes(event.key)) focusFirstField(form, true);
      return;
    }
    event.preventDefault();
  };
  window.addEventListener("keydown", listen);
  return () => window.removeEventListener("keydown", listen);
}
