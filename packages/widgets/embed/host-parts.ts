import { containerPlace, followElement } from "./host-container.ts";
import { widgetLinks } from "./host-links.ts";
import { widgetSlots } from "./host-slots.tsx";
import { showSlot } from "./show-slot.ts";
import type { Tell } from "./tell.ts";

/** Needed only for hosts with links, slots or a container, and fetched only for them. */
export const hostParts = { hostProps, showSlot, followElement };

export type HostParts = typeof hostParts;

export type HostProps = ReturnType<typeof hostProps>;

/** The host's pages, messages and container, as props of a widget and its provider. */
function hostProps(element: Element, tell: Tell) {
  const container = containerPlace(element);
  const links = widgetLinks(element, tell);
  const slots = widgetSlots(element);
  return {
    provider: { ...(links && { reportLink: links.reportLink }), ...(container && { container }) },
    widget: { ...(links && { linkTo: links.linkTo }), ...(slots && { slots }) },
  };
}
