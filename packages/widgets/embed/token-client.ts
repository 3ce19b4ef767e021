import type { Vanbook } from "@vanbook/sdk";
import { termsOf } from "../provider/ask-terms.ts";
import { askRoute } from "./ask-route.ts";
import { hostOf } from "./host-of.ts";
import type * as later from "./later-client.ts";
import type { RequestRoute } from "./request-route.ts";

/** The client of an element that names the route of its tokens (`token-url`); elements that name the same route and server share one. */
export function tokenClient(element: Element, { createVanbook, clientOf, request }: ClientParts): Vanbook {
  const { url, baseUrl } = hostOf(element);
  const key = `${url} ${baseUrl}`;
  const known = clients.get(key);
  if (known) return known;
  const client = createVanbook({ baseUrl, auth: { kind: "token", getToken: askRoute(url, request) } });
  clients.set(key, client);
  // What it may do is asked while what draws is on its way; the widget itself tells when there is no answer.
  void Promise.resolve(clientOf(client))
    .then(termsOf)
    .catch(() => undefined);
  return client;
}

/** What the loader has already: its clients, and the answers that it has asked for. */
type ClientParts = Pick<typeof later, "createVanbook" | "clientOf"> & { request: RequestRoute };

const clients = new Map<string, Vanbook>();
