import { widgetLinks } from "./host-links.ts";
import { showSlot, widgetSlots } from "./host-slots.tsx";
import type { Tell } from "./widget-events.ts";

/** What an element does for a host that has links or slots of its own: fetched only there. */
export const hostParts = { hostProps, showSlot };

export type HostParts = typeof hostParts;

export type HostProps = ReturnType<typeof hostProps>;

/** What the host's own pages and words are to a widget and its provider. */
function hostProps(element: Element, tell: Tell) {
  const links = widgetLinks(element, tell);
  const slots = widgetSlots(element);
  return {
    provider: links && { reportLink: links.reportLink },
    widget: { ...(links && { linkTo: links.linkTo }), ...(slots && { slots }) },
  };
}
