import type { EmbedToken, Vanbook, VanbookOptions } from "@vanbook/sdk";
import { attributeOf } from "../format/attribute-of.ts";
import { tokens } from "../theme/tokens.ts";
import { isToken, NoToken, withRests } from "./ask-route.ts";
import { keepRoom } from "./framed-empty.ts";
import { EVENTS, type FromFrame, type ToFrame } from "./frame-messages.ts";
import { isOfPages } from "./page-attributes.ts";

/**
 * What the Vanbook server's page `/embed/<name>` runs: the widget that its address names, for the page around it, which gives tokens and hears
 * events by messages. Browsers show the page to nobody but `origin` (its `frame-ancestors`), so that is who asks.
 */
export function drawFramedPage(createVanbook: (options: VanbookOptions) => Vanbook): void {
  const query = new URLSearchParams(location.search);
  const origin = query.get("origin") ?? "";
  const tell = (message: FromFrame) => window.parent.postMessage(message, origin);
  const widget = document.createElement("vanbook-widget");
  const page = document.documentElement;
  setWidget(widget, query);
  page.lang = query.get("locale") ?? "en";
  // What is behind the frame shows through where the host says whether it is dark; else there is a ground of our own.
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
  for (const type of EVENTS)
    widget.addEventListener(type, (event) => {
      // The way of a link is the host's.
      if (type === "vanbook-link") event.preventDefault();
      tell({ type, detail: sendable((event as CustomEvent<unknown>).detail) });
    });
  const hearRoom = query.get("slots") === "empty" ? keepRoom(widget, tell) : undefined;
  hear(origin, (message) => {
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

/** Arguments, heading, language, links and theme, as the address has them. */
function setWidget(widget: HTMLElement, query: URLSearchParams): void {
  widget.setAttribute("name", decodeURIComponent(location.pathname.split("/").at(-1) ?? ""));
  // As high as its rows: room below would follow the frame, whose height follows the widget.
  setVariable(widget, "--vb-table-height", "calc(var(--vb-row) * 16)");
  for (const [name, value] of query) {
    const attribute = attributeOf(name);
    if (name.startsWith("--vb-")) setVariable(widget, name, value);
    else if (!NOT_ASKED.has(attribute) && /^[a-z][a-z\d-]*$/.test(attribute) && !isOfPages(attribute))
      widget.setAttribute(attribute, value);
  }
}

function setVariable(widget: HTMLElement, name: string, value: string): void {
  if (name.startsWith("--vb-")) widget.style.setProperty(name, value);
}

/** Asks the page around the frame for a token, and waits as long as its own route may need. */
function askAround(origin: string, tell: (message: FromFrame) => void): Promise<EmbedToken> {
  return new Promise((resolve, reject) => {
    const end = hear(origin, (message) => {
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
    }, LATEST);
    const finish = () => {
      clearTimeout(timer);
      end();
    };
    tell({ type: "vanbook-token" });
  });
}

/** Hears what the page around the frame says, and nobody else; returns what ends it. */
function hear(origin: string, listen: (message: ToFrame) => void): () => void {
  const heard = (event: MessageEvent<unknown>) => {
    if (event.source === window.parent && event.origin === origin) listen(Object(event.data) as ToFrame);
  };
  addEventListener("message", heard);
  return () => removeEventListener("message", heard);
}

/** What can be sent to another page: errors' causes and the like can't. */
function sendable(detail: unknown): unknown {
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
const LATEST = 20_000; // milliseconds
