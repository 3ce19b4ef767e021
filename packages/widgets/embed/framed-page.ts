import type { EmbedToken, Vanbook, VanbookOptions } from "@vanbook/sdk";
import { toAttributeName } from "../../sdk/format/attribute-of.ts";
import { tokens } from "../theme/tokens.ts";
import { isToken, NoToken, withRests } from "./ask-route.ts";
import { keepRoom } from "./framed-empty.ts";
import { FRAME_EVENTS, type FromFrame, type ToFrame } from "./frame-messages.ts";
import { isOfPages } from "./page-attributes.ts";

/**
 * Script of the server's page `/embed/<name>`: draws the widget named in the address. The
 * surrounding page provides tokens and receives events by messages. Browsers show the page only
 * inside `origin` (`frame-ancestors`), so messages go only there.
 */
export function drawFramedPage(createVanbook: (options: VanbookOptions) => Vanbook): void {
  const query = new URLSearchParams(location.search);
  const origin = query.get("origin") ?? "";
  const tell = (message: FromFrame) => window.parent.postMessage(message, origin);
  const widget = document.createElement("vanbook-widget");
  const page = document.documentElement;
  // The frame has no styles but ours.
  widget.setAttribute("isolation", "layer");
  setWidget(widget, query);
  page.lang = query.get("locale") ?? "en";
  // If the host says whether its background is dark, the frame is transparent; otherwise it has its
  // own background.
  const follow = (scheme: string | null) => {
    if (scheme === null) widget.removeAttribute("scheme");
    else widget.setAttribute("scheme", scheme);
    page.style.colorScheme = scheme ?? "light dark";
    page.style.background = scheme === null ? "Canvas" : "";
  };
  follow(query.get("scheme"));
  if (window.parent === window) {
    document.body.textContent = `This page is for a frame on pages of ${origin}.`;
    return;
  }
  for (const type of FRAME_EVENTS)
    widget.addEventListener(type, (event) => {
      if (type === "vanbook-link") event.preventDefault();
      tell({ type, detail: toSendable((event as CustomEvent<unknown>).detail) });
    });
  const hearRoom = query.get("slots") === "empty" ? keepRoom(widget, tell) : undefined;
  listenToHost(origin, (message) => {
    hearRoom?.(message);
    if (message.type !== "vanbook-look") return;
    follow(message.scheme);
    for (const [name, value] of Object.entries(message.variables)) setVariable(widget, name, value);
  });
  widget.client = createVanbook({
    baseUrl: "",
    auth: { kind: "token", getToken: withRests(origin, () => askAround(origin, tell)) },
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set("X-Vanbook-Frame", origin);
      return fetch(request);
    },
  });
  document.body.append(widget);
  tell({ type: "vanbook-frame", variables: Object.keys(tokens).map((name) => `--vb-${name}`) });
}

function setWidget(widget: HTMLElement, query: URLSearchParams): void {
  widget.setAttribute("name", decodeURIComponent(location.pathname.split("/").at(-1) ?? ""));
  // Sized by its rows: a height relative to the window would grow in a loop, since the frame's
  // height follows the widget.
  setVariable(widget, "--vb-table-height", "calc(var(--vb-row) * 16)");
  for (const [name, value] of query) {
    const attribute = toAttributeName(name);
    if (name.startsWith("--vb-")) setVariable(widget, name, value);
    else if (!NOT_ASKED.has(attribute) && /^[a-z][a-z\d-]*$/.test(attribute) && !isOfPages(attribute))
      widget.setAttribute(attribute, value);
  }
}

function setVariable(widget: HTMLElement, name: string, value: string): void {
  if (name.startsWith("--vb-")) widget.style.setProperty(name, value);
}

/** Waits as long as the page's token route may take. */
function askAround(origin: string, tell: (message: FromFrame) => void): Promise<EmbedToken> {
  return new Promise((resolve, reject) => {
    const end = listenToHost(origin, (message) => {
      if (message.type !== "vanbook-token") return;
      finish();
      if (isToken(message)) {
        const { token, expiresAt, terms } = message;
        resolve({ token, expiresAt, terms });
      } else if ("error" in message) reject(new NoToken(message.error.message, message.error.visitor));
      else
        reject(new NoToken("The page around the frame answered something else than { token, expiresAt }."));
    });
    const timer = setTimeout(() => {
      finish();
      reject(new NoToken("The page around the frame did not answer within 20 seconds."));
    }, TOKEN_LIMIT_MS);
    const finish = () => {
      clearTimeout(timer);
      end();
    };
    tell({ type: "vanbook-token" });
  });
}

/** Returns a function that stops listening. */
function listenToHost(origin: string, listen: (message: ToFrame) => void): () => void {
  const receiveMessage = (event: MessageEvent<unknown>) => {
    if (event.source === window.parent && event.origin === origin) listen(Object(event.data) as ToFrame);
  };
  addEventListener("message", receiveMessage);
  return () => removeEventListener("message", receiveMessage);
}

/** Drops what can't be posted to another page, for example an error's cause. */
function toSendable(detail: unknown): unknown {
  return detail === undefined ? null : JSON.parse(JSON.stringify(detail));
}

const NOT_ASKED: ReadonlySet<string> = new Set([
  "origin",
  "name",
  "scheme",
  "isolation",
  "client",
  "token-url",
  "base-url",
  "container",
  "slots",
]);
const TOKEN_LIMIT_MS = 20_000; // milliseconds
