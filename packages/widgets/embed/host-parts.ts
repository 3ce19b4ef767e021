import { containerPlace, followElement } from "./host-container.ts";
import { widgetLinks } from "./host-links.ts";
import { widgetSlots } from "./host-slots.tsx";
import { showSlot } from "./show-slot.ts";
import type { Tell } from "./tell.ts";

/** What an element does for a host that has links, slots or a place of its own: fetched only there. */
export const hostParts = { hostProps, showSlot, followElement };

export type HostParts = typeof hostParts;

export type HostProps = ReturnType<typeof hostProps>;

/** What the host's own pages, words and places are to a widget and its provider. */
function hostProps(element: Element, tell: Tell) {
  const container = containerPlace(element);
  const links = widgetLinks(element, tell);
  const slots = widgetSlots(element);
  return {
    provider: { ...(links && { reportLink: links.reportLink }), ...(container && { container }) },
    widget: { ...(links && { linkTo: links.linkTo }), ...(slots && { slots }) },
  };
}
