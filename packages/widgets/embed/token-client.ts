import type { Vanbook } from "@vanbook/sdk";
import { termsOf } from "../provider/ask-terms.ts";
import { askRoute } from "./ask-route.ts";
import { hostOf } from "./host-of.ts";
import type * as later from "./later-client.ts";
import type { RequestRoute } from "./request-route.ts";

/** The client of an element with a token route (`token-url`); elements with the same route and server share one. */
export function tokenClient(element: Element, { createVanbook, clientOf, request }: ClientParts): Vanbook {
  const { url, baseUrl } = hostOf(element);
  const key = `${url} ${baseUrl}`;
  const known = clients.get(key);
  if (known) return known;
  const client = createVanbook({ baseUrl, auth: { kind: "token", getToken: askRoute(url, request) } });
  clients.set(key, client);
  // Loads the token's terms while the drawing code loads; the widget itself shows failures.
  void Promise.resolve(clientOf(client))
    .then(termsOf)
    .catch(() => undefined);
  return client;
}

/** What the loader already has: its clients and the early token requests. */
type ClientParts = Pick<typeof later, "createVanbook" | "clientOf"> & { request: RequestRoute };

const clients = new Map<string, Vanbook>();
