import type { Vanbook } from "@vanbook/sdk";
import { watchParts } from "./element-actions.ts";
import { endTransitionsOf } from "./end-transitions.ts";
import { followGround } from "./host-ground.ts";
import type { HostParts, HostProps } from "./host-parts.ts";
import { tellAttributes } from "./name-faults.ts";
import type { RowPartsElement } from "./row-parts-element.ts";
import type { EmbeddedReport } from "./report-registry.ts";
import type { Tell } from "./tell.ts";
import { describeLoadFailure } from "../provider/tell-failure.ts";

export interface DrawnWidget {
  element: RowPartsElement;
  box: HTMLElement;
  report: EmbeddedReport;
  client: Vanbook;
  tell: Tell;
  parts: HostParts | undefined;
  own: HostProps | undefined;
  render: (own: HostProps) => void;
}

export function followHost(widget: DrawnWidget): () => void {
  const { element, box, report, client, tell, parts, own } = widget;
  const place = own?.provider.container;
  const ends = [endTransitionsOf(box)];
  const look = new MutationObserver(() => follow());
  const follow = () => {
    const widgetRoot = box.querySelector<HTMLElement>(".vb-root");
    if (!widgetRoot) return;
    look.disconnect();
    ends.push(followGround(element, widgetRoot), tellHeight(widgetRoot, tell));
    if (parts && place) ends.push(parts.followElement(element, place));
  };
  look.observe(box, { childList: true });
  const tree = element.shadowRoot;
  if (tree) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(HOST_STYLE);
    tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
    ends.push(() => {
      tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((each) => each !== sheet);
    });
  }
  ends.push(() => look.disconnect());
  follow();
  ends.push(followParts(widget));
  tellAttributes(element, report, client).catch(() => undefined); // the report shows failures to load the token's terms
  return () => {
    for (const end of ends) end();
    place?.remove();
  };
}

/** The first rows don't wait for the code that draws the page's own parts. */
function followParts({ element, tell, own, render }: DrawnWidget): () => void {
  let isOver = false;
  const draw = async () => {
    const { createElementParts } = await import("./element-parts.tsx");
    if (isOver) return;
    render({ provider: {}, ...own, widget: { ...own?.widget, ...createElementParts(element, tell) } });
  };
  const tryDraw = () => void draw().catch((cause: unknown) => tell("error", describeLoadFailure(cause)));
  const stop = watchParts(element, tryDraw);
  if (element.cells || element.rowActions || element.hasAttribute("row-actions")) tryDraw();
  return () => {
    isOver = true;
    stop();
  };
}

/** What a page's "* {}" sets for the element would draw lines through its texts, or narrow it. */
const HOST_STYLE =
  ":host { columns: auto !important; justify-items: normal !important; text-decoration: none !important; writing-mode: horizontal-tb !important }";

function tellHeight(widgetRoot: HTMLElement, tell: Tell): () => void {
  let height = 0;
  const observer = new ResizeObserver(() => {
    const now = Math.ceil(widgetRoot.getBoundingClientRect().height);
    if (now !== height) tell("height", { height: (height = now) });
  });
  observer.observe(widgetRoot);
  return () => observer.disconnect();
}
