import type { Vanbook } from "@vanbook/sdk";
import { termsOf } from "../provider/ask-terms.ts";
import { askRoute } from "./ask-route.ts";
import type * as later from "./later-client.ts";

/** The client of an element that names the route of its tokens (`token-url`); elements that name the same route and server share one. */
export function tokenClient(
  element: Element,
  { createVanbook, clientOf }: Pick<typeof later, "createVanbook" | "clientOf">,
): Vanbook {
  const url = new URL(element.getAttribute("token-url") ?? "", document.baseURI).href;
  const baseUrl = (element.getAttribute("base-url") ?? servedBy(import.meta.url)).replace(/\/$/, "");
  const key = `${url} ${baseUrl}`;
  const known = clients.get(key);
  if (known) return known;
  const client = createVanbook({ baseUrl, auth: { kind: "token", getToken: askRoute(url) } });
  clients.set(key, client);
  // What it may do is asked while what draws is on its way; the widget itself tells when there is no answer.
  void Promise.resolve(clientOf(client))
    .then(termsOf)
    .catch(() => undefined);
  return client;
}

/** The server that this script came from where it is Vanbook's, which serves it below /embed/; else the page's own origin. */
function servedBy(script: string): string {
  return /^(.*)\/embed\/v\d+\//.exec(script)?.[1] ?? "";
}

const clients = new Map<string, Vanbook>();
