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

export function followHost(widget: DrawnWidget): () => void {
  const { element, box, report, client, tell, parts, own } = widget;
  const place = own?.provider.container;
  const ends: (() => void)[] = [];
  const look = new MutationObserver(() => follow());
  const follow = () => {
    const widgetRoot = box.querySelector<HTMLElement>(".vb-root");
    if (!widgetRoot) return;
    look.disconnect();
    ends.push(followGround(element, widgetRoot), tellHeight(widgetRoot, tell));
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

function tellHeight(widgetRoot: HTMLElement, tell: Tell): () => void {
  let height = 0;
  const observer = new ResizeObserver(() => {
    const now = Math.ceil(widgetRoot.getBoundingClientRect().height);
    if (now !== height) tell("height", { height: (height = now) });
  });
  observer.observe(widgetRoot);
  return () => observer.disconnect();
}
