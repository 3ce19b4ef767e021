import { createContainerPlace, followElement } from "./host-container.ts";
import { createWidgetLinks } from "./host-links.ts";
import { createWidgetSlots } from "./host-slots.tsx";
import { showSlot } from "./show-slot.ts";
import type { Tell } from "./tell.ts";

export const hostParts = { hostProps: createHostProps, showSlot, followElement };

export type HostParts = typeof hostParts;

export type HostProps = ReturnType<typeof createHostProps>;

function createHostProps(element: Element, tell: Tell) {
  const container = createContainerPlace(element);
  const links = createWidgetLinks(element, tell);
  const slots = createWidgetSlots(element);
  return {
    provider: { ...(links && { reportLink: links.reportLink }), ...(container && { container }) },
    widget: { ...(links && { linkTo: links.linkTo }), ...(slots && { slots }) },
  };
}
