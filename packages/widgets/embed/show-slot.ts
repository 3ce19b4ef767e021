/** The host's content that replaces the whole widget, such as `<p slot="error" hidden>`. */
export type HostSlot = "loader" | "error";

export function showSlot(element: Element, box: HTMLElement, name: HostSlot | undefined): void {
  let isGiven = false;
  for (const child of element.querySelectorAll<HTMLElement>(":scope > [slot]")) {
    // The widget itself shows the message for no rows, in place of the rows (host-slots.tsx).
    if (child.slot === "empty") continue;
    child.hidden = child.slot !== name;
    isGiven ||= child.slot === name;
    // In a shadow root, a child is shown only through a slot of its name.
    const tree = element.shadowRoot;
    if (tree && !tree.querySelector(`:scope > slot[name="${child.slot}"]`))
      tree.prepend(Object.assign(document.createElement("slot"), { name: child.slot }));
  }
  // Hide it but keep its place in the layout: a part out of view does not request its data.
  box.style.cssText = isGiven
    ? "display: block; height: 1px; overflow: hidden; opacity: 0"
    : "display: contents";
}
