/** What a host puts into an element in place of all of a widget: `<p slot="error" hidden>`. */
export type HostSlot = "loader" | "error";

/** Shows the host's own loader or error, where it gives one, in place of the widget; the widget where it gives none. */
export function showSlot(element: Element, box: HTMLElement, name: HostSlot | undefined): void {
  let isGiven = false;
  for (const child of element.querySelectorAll<HTMLElement>(":scope > [slot]")) {
    // The words for no rows are shown where the rows would be, by the widget itself (host-slots.tsx).
    if (child.slot === "empty") continue;
    child.hidden = child.slot !== name;
    isGiven ||= child.slot === name;
    // In a shadow root a child shows where there is a slot of its name.
    const tree = element.shadowRoot;
    if (tree && !tree.querySelector(`:scope > slot[name="${child.slot}"]`))
      tree.prepend(Object.assign(document.createElement("slot"), { name: child.slot }));
  }
  // It stays where it is, as a part that is out of sight asks for nothing.
  box.style.cssText = isGiven
    ? "display: block; height: 1px; overflow: hidden; opacity: 0"
    : "display: contents";
}
