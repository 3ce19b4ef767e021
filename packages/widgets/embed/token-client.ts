import type { Vanbook } from "@vanbook/sdk";
import { termsOf } from "../provider/ask-terms.ts";
import { askRoute } from "./ask-route.ts";
import { hostOf } from "./host-of.ts";
import type * as later from "./later-client.ts";

/** The client of an element that names the route of its tokens (`token-url`); elements that name the same route and server share one. */
export function tokenClient(
  element: Element,
  { createVanbook, clientOf }: Pick<typeof later, "createVanbook" | "clientOf">,
): Vanbook {
  const { url, baseUrl } = hostOf(element);
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

const clients = new Map<string, Vanbook>();
