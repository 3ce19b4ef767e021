import type { RequestRoute } from "../../sdk/token-route.ts";
import { askRoute, NoToken } from "./ask-route.ts";
import { findContainer } from "./container-of.ts";
import { runFrameAction, watchParts, writeFrameActions } from "./element-actions.ts";
import { tellElementFailure, tellElementMisuse } from "./element-misuse.ts";
import { FRAME_EVENTS, type FromFrame, type ToFrame } from "./frame-messages.ts";
import { watchGround } from "./host-ground.ts";
import { placeHostMessage } from "./frame-words.ts";
import { readHost } from "./host-of.ts";
import { isOfPages } from "./page-attributes.ts";
import type { RowPartsElement } from "./row-parts-element.ts";
import { showSlot } from "./show-slot.ts";

/**
 * Shows an element's widget in a frame with a page of the Vanbook server (`isolation="frame"`):
 * apart from this script, none of its scripts run in the host's page. Tokens come from the
 * element's route as usual; the frame's events are dispatched on the element. Returns a function
 * that removes the frame.
 */
export function showFrame(element: RowPartsElement, box: HTMLElement, request: RequestRoute): () => void {
  const name = element.getAttribute("name") ?? "";
  const { url, baseUrl } = readHost(element);
  const server = new URL(baseUrl, document.baseURI).origin;
  const frame = document.createElement("iframe");
  const open = () => {
    if (element.cells)
      tellElementMisuse(element, "WRONG_VALUE", `cells of ${name} has no effect in a frame.`);
    const address = makeFrameAddress(element, `${baseUrl}/embed/${encodeURIComponent(name)}`);
    if (frame.getAttribute("src") !== address) frame.src = address;
  };
  open();
  frame.title = element.title || name;
  frame.allow = "clipboard-write";
  frame.style.cssText = FRAME_STYLE;
  const send = (message: ToFrame) => frame.contentWindow?.postMessage(message, server);
  const words = placeHostMessage(element, frame, send);
  const ask = askRoute(url, request);
  let variables: readonly string[] = [];
  const look = (behind: string | undefined) => {
    const scheme = behind ?? element.getAttribute("scheme");
    frame.style.colorScheme = scheme ?? "";
    const own = getComputedStyle(element);
    // With those that no theme has, so that the frame tells of them.
    const ownNames = [...element.style].filter((name) => name.startsWith("--vb-"));
    const themeValues = [...variables, ...ownNames].flatMap((name) => {
      const value = own.getPropertyValue(name);
      return value === "" ? [] : [[name, value] as const];
    });
    send({ type: "vanbook-look", scheme, variables: Object.fromEntries(themeValues) });
  };
  const ends: (() => void)[] = [watchParts(element, open)];
  findContainer(element); // warns that the attribute has no effect here
  showSlot(element, box, "loader");
  let isReady = false;
  const tellFailure = (error: unknown) =>
    tellElementFailure(element, "RENDER_FAILED", error instanceof Error ? error : new Error(String(error)));
  const receiveMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== server) return;
    const message = Object(data) as FromFrame;
    if (message.type === "vanbook-frame") {
      clearTimeout(silence);
      variables = message.variables;
      ends.push(watchGround(element, look));
    } else if (message.type === "vanbook-token") {
      void ask().then(
        ({ token, expiresAt, terms }) => send({ type: "vanbook-token", token, expiresAt, terms }),
        (error: unknown) => {
          const { message, visitor } = error instanceof NoToken ? error : new NoToken(String(error));
          send({ type: "vanbook-token", error: { message, visitor } });
        },
      );
    } else if (message.type === "vanbook-empty") {
      words?.show(message);
    } else if (FRAME_EVENTS.includes(message.type)) {
      isReady ||= message.type === "vanbook-ready";
      if (message.type === "vanbook-ready" || message.type === "vanbook-error")
        showSlot(element, box, isReady ? undefined : "error");
      tellHost(element, frame, message);
      if (message.type === "vanbook-action") void runFrameAction(element, message.detail, tellFailure);
    }
  };
  addEventListener("message", receiveMessage);
  const silence = setTimeout(() => {
    const why = `the frame of ${name} says nothing. ${frame.src} says why.`;
    console.error(`Vanbook: ${why}`);
    tellElementFailure(element, "UNKNOWN", new Error(why));
    import("./name-faults.ts").then((part) => part.tellFrameName(element)).catch(() => undefined);
    showSlot(element, box, "error");
  }, FRAME_LIMIT_MS);
  box.replaceChildren(words?.around ?? frame);
  return () => {
    clearTimeout(silence);
    words?.end();
    removeEventListener("message", receiveMessage);
    for (const end of ends) end();
  };
}

function makeFrameAddress(element: RowPartsElement, page: string): string {
  const query = new URLSearchParams({ origin: location.origin });
  for (const { name, value } of element.attributes)
    if (!OUR_OWN.has(name) && !isOfPages(name)) query.set(name, value);
  const actions = writeFrameActions(element);
  if (actions !== undefined) query.set("row-actions", actions);
  const links = element.getAttribute("links");
  if (element.querySelector(':scope > [slot="empty"]')) query.set("slots", "empty");
  // A relative address would refer to the Vanbook server in the frame.
  if (links !== null)
    query.set("links", new URL(links, document.baseURI).href.replace(/%7Bname%7D/gi, "{name}"));
  return `${page}?${query}`;
}

function tellHost(element: HTMLElement, frame: HTMLIFrameElement, { type, detail }: FrameEvent): void {
  const { height, href } = Object(detail) as { height?: number; href?: string };
  if (type === "vanbook-height") frame.style.height = `${Number(height)}px`;
  const options = { detail, bubbles: true, composed: true, cancelable: true };
  const isLeft = element.dispatchEvent(new CustomEvent(type, options));
  if (type !== "vanbook-link" || !isLeft || href === undefined) return;
  if (/^https?:$/.test(new URL(href, document.baseURI).protocol)) location.assign(href);
}

type FrameEvent = Extract<FromFrame, { detail: unknown }>;

const OUR_OWN: ReadonlySet<string> = new Set([
  "name",
  "isolation",
  "token-url",
  "base-url",
  "links",
  "scheme",
  "container",
]);
/** The minimum height leaves room for dialogs, which open inside the frame. */
const FRAME_STYLE = "display: block; width: 100%; min-height: 480px; border: 0";
const FRAME_LIMIT_MS = 15_000; // milliseconds
