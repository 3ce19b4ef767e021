import type { Vanbook } from "@vanbook/sdk";
import { followGround } from "./host-ground.ts";
import type { HostParts, HostProps } from "./host-parts.ts";
import { tellAttributes } from "./name-faults.ts";
import type { EmbeddedReport } from "./report-registry.ts";
import type { Tell } from "./tell.ts";

export interface DrawnWidget {
  element: HTMLElement;
  box: HTMLElement;
  report: EmbeddedReport;
  client: Vanbook;
  tell: Tell;
  parts: HostParts | undefined;
  own: HostProps | undefined;
}

/**
 * What an element does in addition to drawing: reports its height, follows the host's background, and warns about
 * misspelt attributes.
 */
export function followHost(widget: DrawnWidget): () => void {
  const { element, box, report, client, tell, parts, own } = widget;
  /** Where in the host's page dialogs and lists are drawn, if the host sets it. */
  const place = own?.provider.container;
  const ends: (() => void)[] = [];
  // The widget may be drawn already, or will be soon.
  const look = new MutationObserver(() => follow());
  const follow = () => {
    const drawn = box.querySelector<HTMLElement>(".vb-root");
    if (!drawn) return;
    look.disconnect();
    ends.push(followGround(element, drawn), tellHeight(drawn, tell));
    if (parts && place) ends.push(parts.followElement(element, place));
  };
  look.observe(box, { childList: true });
  ends.push(() => look.disconnect());
  follow();
  tellAttributes(element, report, client).catch(() => undefined); // the report shows failures to load the token's terms
  return () => {
    for (const end of ends) end();
    place?.remove();
  };
}

/** Reports the widget's height, for hosts that size its box. */
function tellHeight(drawn: HTMLElement, tell: Tell): () => void {
  let height = 0;
  const observer = new ResizeObserver(() => {
    const now = Math.ceil(drawn.getBoundingClientRect().height);
    if (now !== height) tell("height", { height: (height = now) });
  });
  observer.observe(drawn);
  return () => observer.disconnect();
}
